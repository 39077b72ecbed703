import { isSwitchedOn } from '../../stores/page.ts'

/** Has the parts of this page that are marked `data-live` follow what happens in the store, once the page is quiet. */
export function startLive(): void {
  if (!isSwitchedOn('live')) return
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // A page that cannot load it shows what it showed: following is an extra.
  idle(
    () =>
      void import('./follow.ts').then(
        ({ startFollowing }) => startFollowing(),
        () => undefined,
      ),
  )
}
