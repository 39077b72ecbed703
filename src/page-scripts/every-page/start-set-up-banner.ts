/** After so long the banner is shown. */
const delayMs = 2000

/** Shows the yellow banner, where a page has one, once the page has been open for a while. */
export function startSetUpBanner(): void {
  if (!document.querySelector('#set-up-banner')) return
  // A page that cannot load it does without.
  setTimeout(
    () =>
      void import('../set-up-banner.ts').then(
        ({ showSetUpBanner }) => showSetUpBanner(),
        () => undefined,
      ),
    delayMs,
  )
}
