import type { Database } from '../database/open.ts'
import type { DraftSentence } from '../database/schema/drafts.ts'
import { loadKnowledge } from '../knowledge/load-knowledge.ts'
import { splitSentences } from '../knowledge/sentences.ts'
import { readSeenOrders } from '../orders/seen-orders.ts'
import { findLanguage } from '../reading/language.ts'
import type { Draft } from '../threads/draft.ts'
import { checkText } from './check.ts'
import type { Fact } from './facts.ts'
import { findKnown } from './find-known.ts'
import { gatherNear, mailsToFacts, orderToFact } from './gather.ts'
import { loadConversation } from './load-conversation.ts'
import { createNaming } from './name-documents.ts'
import { toOrderFacts } from './order-facts.ts'

/** Longer than this is what a person adds to no reply; the rest has no marks. */
const mostCharacters = 10_000

type Checked = Pick<Draft, 'threadId' | 'sentences' | 'writer' | 'to'>

/**
 * Checks a draft that a machine wrote again as a person saves it. What stands as it was has its mark; what is new is held against
 * what the store knows, the conversation, and the orders that were read before. Nobody is asked for anything.
 */
export async function checkSaved(
  db: Database,
  storeId: string,
  draft: Checked,
  body: string,
): Promise<DraftSentence[]> {
  if (draft.writer.kind === 'person') return []
  const pieces = findKnown(body, draft.sentences)
  const fresh = pieces
    .filter(({ known }) => !known)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, mostCharacters)
  if (fresh === '') return pieces.flatMap(({ text, known }) => (known ? [{ ...known, text }] : []))
  const language = findLanguage(body) ?? 'en'
  const knowledge = await loadKnowledge(db, storeId)
  const facts = [
    ...gatherNear(knowledge, splitSentences(fresh), language),
    ...(await gatherOthers(db, storeId, draft)),
  ]
  const { renameSources } = createNaming(knowledge)
  let left = mostCharacters
  return pieces.flatMap(({ text, known }) => {
    if (known) return [{ ...known, text }]
    const part = text.slice(0, left)
    left -= part.length
    return part === '' ? [] : checkText(part, facts, language).map(renameSources)
  })
}

/** The conversation, the orders of whom the reply goes to, and what the draft rests on already. */
async function gatherOthers(db: Database, storeId: string, draft: Checked): Promise<Fact[]> {
  const conversation = await loadConversation(db, storeId, draft.threadId)
  const address = draft.to[0]?.address ?? ''
  const orders = toOrderFacts(await readSeenOrders(db, storeId, address)).map(orderToFact)
  const isRead = new Set(orders.map(({ id }) => id))
  const rests = draft.sentences
    .flatMap(({ sources }) => sources)
    .filter(({ kind, id }) => kind === 'store' || (kind === 'order' && !isRead.has(id)))
    .map(({ kind, id, title, quote }, index): Fact => ({
      ...{ ref: `R${index + 1}`, kind, id, title, text: quote, language: undefined, links: [] },
    }))
  return [...mailsToFacts(conversation?.mails ?? []), ...orders, ...rests]
}
