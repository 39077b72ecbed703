import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { link, linkQuote } from '../../routes.ts'

/** A text that was saved: a document or an example. */
export interface SavedText {
  readonly kind: 'policy' | 'example'
  readonly id: string
}

/** A sentence of a saved text, and one of another text that contradicts it. */
export interface SavedContradiction {
  readonly quote: string
  readonly otherQuote: string
  readonly title: string
  /** The page that edits the other text. */
  readonly href: string
}

/** The calls that compare a saved text with the others. */
export const contradictionRequests = {
  policy: (id: string) => buildCall('policyContradictions', { id }),
  example: (id: string) => buildCall('exampleContradictions', { id }),
}

/** Converts contradictions of a saved text to what its form shows. */
export const toSavedContradictions = ({
  contradictions,
}: ParsedAnswer<'policyContradictions'>): SavedContradiction[] =>
  contradictions.map(({ quote, other: { kind, id, title }, other_quote: otherQuote }) => ({
    ...{ quote, otherQuote, title },
    href: kind === 'policy' ? linkQuote(id, otherQuote) : link('createExample', { id }),
  }))
