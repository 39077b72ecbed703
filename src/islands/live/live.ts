/** Has the parts of this page that are marked `data-live` follow what happens in the store, once the page is quiet. */
export function startLive(): void {
  if (!document.querySelector('[data-live]')) return
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  idle(() => void import('./follow.ts').then(({ startFollowing }) => startFollowing()))
}
