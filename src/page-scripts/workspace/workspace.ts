import { whenQuiet } from '../every-page/when-quiet.ts'

/** Wakes the panes of the mail once the page is quiet: until then, and without it, every link is a page of its own. */
export function startWorkspace(): void {
  whenQuiet(
    () =>
      void import('./start-panes.ts').then(
        ({ startPanes }) => startPanes(),
        () => undefined,
      ),
  )
}
