/** Acts on the hash of the address: `#log-out` marks Log out, `#quote=` shows a passage of a document. */
export function runHashAction(): void {
  const { hash } = location
  if (hash === '#log-out')
    void import('../highlight-log-out.ts').then(
      ({ highlightLogOut }) => highlightLogOut(),
      () => undefined,
    )
  if (hash.startsWith('#quote='))
    void import('../../islands/policies/show-quote.ts').then(
      ({ showQuote }) => showQuote(hash),
      () => undefined,
    )
}
