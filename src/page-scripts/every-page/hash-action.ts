/** Acts on the hash of the address: `#log-out` marks Log out, `#quote=` shows a passage of a document. */
export function runActionOfHash(): void {
  const { hash } = location
  if (hash === '#log-out')
    void import('../highlight-log-out.ts').then(
      ({ highlightLogOutButton }) => highlightLogOutButton(),
      () => undefined,
    )
  if (hash.startsWith('#quote='))
    void import('../../islands/policies/show-quote.ts').then(
      ({ scrollToQuote }) => scrollToQuote(hash),
      () => undefined,
    )
}
