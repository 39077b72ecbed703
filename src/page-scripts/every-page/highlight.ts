/** Marks Log out where the address asks for it. */
export function startHighlight(): void {
  if (location.hash === '#log-out')
    void import('../highlight-log-out.ts').then(
      ({ highlightLogOut }) => highlightLogOut(),
      () => undefined,
    )
}
