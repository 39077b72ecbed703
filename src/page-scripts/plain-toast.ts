const toastLifeMs = 10_000

/**
 * Shows a toast without React, because React's code may have failed to load. The toast's button calls `act`.
 */
export function showPlainToast(text: string, act?: () => void): void {
  const place = document.querySelector('#plain-toasts')
  const [item] = (place?.querySelector('template')?.content.cloneNode(true) as DocumentFragment).children
  const button = item?.querySelector('button')
  if (!place || !item || !button) return
  // Skips a text that is on the page already, because the code and the texts of an island often fail
  // together.
  if ([...place.querySelectorAll('span')].some(({ textContent }) => textContent === text)) return
  item.querySelector('span')?.replaceChildren(text)
  if (act) button.addEventListener('click', act)
  else button.remove()
  place.append(item)
  setTimeout(() => item.remove(), toastLifeMs)
}
