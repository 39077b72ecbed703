/** Acts on the hash of the address: `#log-out` marks Log out, `#quote=` shows a passage of a document. */
export function runHashAction(): void {
  const { hash } = location
  if (hash === '#log-out')
    void import('../highlight-log-out.ts').then(
      ({ highlightLogOutButton }) => highlightLogOutButton(),
      () => undefined,
    )
  if (hash.startsWith('#quote='))
    void import('../../islands/policies/scroll-to-quote.ts').then(
      ({ scrollToQuote }) => scrollToQuote(hash),
      () => undefined,
    )
}
