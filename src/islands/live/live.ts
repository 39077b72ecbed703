import { readPage } from '../../stores/page.ts'

/** Has the parts of this page that are marked `data-live` follow what happens in the store, once the page is quiet. */
export function startLive(): void {
  const page = readPage()
  if (page.kind !== 'verified' || !page.store || !document.querySelector('[data-live]')) return
  const begin = () => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    idle(() => void import('./follow.ts').then(({ follow }) => follow(page.epoch)))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
