/** Shows the passage of a document that `#quote=` names. */
export function startQuote(): void {
  const { hash } = location
  if (hash.startsWith('#quote='))
    void import('../../islands/policies/show-quote.ts').then(
      ({ showQuote }) => showQuote(hash),
      () => undefined,
    )
}
