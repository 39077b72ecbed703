interface StoreSso {
  render(element: HTMLElement, options: { callbackUrl: string }): void
}

const mostTries = 10
const scriptCheckEveryMs = 1000

/**
 * Loads the provider's script and renders its button. Looks for the script ten times at intervals of 1 s, then
 * shows nothing.
 */
export function startSsoButton(): void {
  const place = document.querySelector<HTMLElement>('#sso')
  const source = place?.dataset['script']
  if (!place || source === undefined) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
  renderSsoWhenLoaded(place, mostTries)
}

function renderSsoWhenLoaded(place: HTMLElement, left: number): void {
  const { StoreSSO: sso } = window as { StoreSSO?: StoreSso }
  if (sso) {
    sso.render(place, { callbackUrl: new URL(location.pathname, location.origin).href })
    place.hidden = false
  } else if (left > 1) {
    setTimeout(() => renderSsoWhenLoaded(place, left - 1), scriptCheckEveryMs)
  }
}
