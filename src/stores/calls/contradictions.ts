import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'
import { buildLink, buildQuoteLink } from '../../routes.ts'

/** A text that was saved: a document or an example. */
interface SavedText {
  readonly kind: 'policy' | 'example'
  readonly id: string
}

/** A sentence of a saved text, and one of another text that contradicts it. */
interface SavedContradiction {
  readonly quote: string
  readonly otherQuote: string
  readonly title: string
  /** The page that edits the other text. */
  readonly href: string
}

/** The calls that compare a saved text with the others. */
const contradictionRequests = {
  policy: (id: string) => buildCall('policyContradictions', { id }),
  example: (id: string) => buildCall('exampleContradictions', { id }),
}

/** Converts contradictions of a saved text to what its form shows. */
const toSavedContradictions = ({
  contradictions,
}: ParsedAnswer<'policyContradictions'>): SavedContradiction[] =>
  contradictions.map(({ quote, other: { kind, id, title }, other_quote: otherQuote }) => ({
    ...{ quote, otherQuote, title },
    href: kind === 'policy' ? buildQuoteLink(id, otherQuote) : buildLink('createExample', { id }),
  }))

/** How long a form waits for contradictions before it leaves the page. */
const answerMs = 2000

/**
 * Finds sentences of other texts that contradict a saved one. None if that fails or takes too long, because the text is
 * saved.
 */
export async function findSavedContradictions(
  { kind, id }: SavedText,
  call: SiteCall = siteCall,
): Promise<readonly SavedContradiction[]> {
  const found = await call(contradictionRequests[kind](id), { signal: AbortSignal.timeout(answerMs) })
  return found.ok ? toSavedContradictions(found.value) : []
}
