import type { Answered, Fact, OrderFact, Understood, Written } from './facts.ts'

/** What the local writer puts a reply together from. */
export interface WriteRequest {
  understood: Understood
  facts: readonly Fact[]
  /** One for each question. */
  answered: readonly Answered[]
  /** Orders of the address that the reply goes to. */
  orders: readonly OrderFact[]
  /** Of the customer; empty when nobody knows. */
  name: string
  /** The language of the reply, when it is not the mail's. */
  language?: string | undefined
}

/** Writes a reply without a model: word for word from the store's own texts, so that each sentence is supported. */
export function writeLocal({ answered, facts }: WriteRequest): Written {
  const byRef = new Map(facts.map((fact) => [fact.ref, fact]))
  return {
    lines: answered.flatMap(({ refs }) => {
      const fact = byRef.get(refs[0] ?? '')
      return fact
        ? [{ kind: 'text' as const, text: fact.text, claims: [{ ref: fact.ref, quote: fact.text }] }]
        : []
    }),
    missing: answered.filter(({ refs }) => refs.length === 0).map(({ question }) => question),
  }
}
