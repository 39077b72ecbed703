/** Shows the place in a document that the address quotes, for whoever came to mend it. */
export function startQuote(): void {
  const { hash } = location
  if (hash.startsWith('#quote='))
    void import('../../islands/policies/show-quote.ts').then(
      ({ showQuote }) => showQuote(hash),
      () => undefined,
    )
}
