import { whenQuiet } from '../every-page/when-quiet.ts'
import { isSwitchedOn } from '../../stores/page.ts'

/** Has the parts of this page that are marked `data-live` follow what happens in the store, once the page is quiet. */
export function startLive(): void {
  if (!isSwitchedOn('live')) return
  // A page that cannot load it shows what it showed: following is an extra.
  whenQuiet(
    () =>
      void import('./follow.ts').then(
        ({ startFollowing }) => startFollowing(),
        () => undefined,
      ),
  )
}
