/** Marks Log out if the address requests it. */
export function startHighlight(): void {
  if (location.hash === '#log-out')
    void import('../highlight-log-out.ts').then(
      ({ highlightLogOut }) => highlightLogOut(),
      () => undefined,
    )
}
