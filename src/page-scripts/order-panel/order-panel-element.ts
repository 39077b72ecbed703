import { fetchPiece } from '../../stores/piece.ts'

/** The place in the side of a conversation that fetches what is known of its customer, wherever and whenever it is put in. */
class OrderPanel extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    void this.#load(this.#stop.signal)
    this.addEventListener('click', this.#again, { signal: this.#stop.signal })
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }

  readonly #again = (event: Event): void => {
    const { src } = this.dataset
    const pressed = event.target instanceof Element ? event.target.closest('a') : null
    if (src === undefined || pressed?.getAttribute('href') !== src) return
    event.preventDefault()
    void this.#load(this.#stop.signal)
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { src = '', loading = '', failed = '' } = this.dataset
    const link = this.querySelector(`a[href="${CSS.escape(src)}"]`)
    this.setAttribute('aria-busy', 'true')
    if (link) link.textContent = loading
    const fresh = await fetchPanel(src, signal)
    if (signal.aborted) return
    this.removeAttribute('aria-busy')
    if (fresh) this.replaceChildren(fresh)
    else if (link) link.textContent = failed
  }
}

/** The part of the page at `address` that is meant for the side; undefined when it cannot be had. */
async function fetchPanel(address: string, signal: AbortSignal): Promise<Element | undefined> {
  const html = await fetchPiece(address, { signal, withRefusals: true })
  if (html === undefined) return undefined
  const panel = new DOMParser().parseFromString(html, 'text/html').getElementById('order-panel')
  return panel ? document.adoptNode(panel) : undefined
}

/** Lets the places for orders load them. */
export function defineOrderPanel(): void {
  if (!customElements.get('order-panel')) customElements.define('order-panel', OrderPanel)
}
