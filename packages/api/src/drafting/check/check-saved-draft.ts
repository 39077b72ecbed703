import type { Database } from '../../database/open-database.ts'
import type { DraftSentence } from '../../database/schema/drafts.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { loadCachedOrders } from '../../orders/cached-orders.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import type { Draft } from '../../threads/replies/draft.ts'
import { checkEditedText } from './check-edited-text.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { toMailFacts, toOrderTextFact } from '../facts/gather-reply-facts.ts'
import { loadConversation } from '../load-conversation.ts'
import { createPassageToDocumentMapper } from '../facts/map-passages-to-documents.ts'
import { toOrderFacts } from '../facts/order-facts.ts'

/** The most sources of a draft that are read again. */
const maxCheckedParts = 10

type CheckableDraft = Pick<Draft, 'threadId' | 'answersEmailId' | 'sentences' | 'writer' | 'to'>

/**
 * Checks the new sentences of a generated draft that a person saved against the store's texts, the
 * conversation and the cached orders. Calls no model and no shop.
 */
export async function checkSavedDraft(
  db: Database,
  storeId: string,
  draft: CheckableDraft,
  body: string,
): Promise<DraftSentence[]> {
  if (draft.writer.kind === 'person') return []
  const knowledge = await loadKnowledge(db, storeId)
  const sentences = await runSteps(
    checkEditedText({
      body,
      sentences: draft.sentences,
      knowledge,
      others: await gatherOtherFacts(db, storeId, draft),
      language: findLanguage(body) ?? 'en',
    }),
  )
  return sentences.map(createPassageToDocumentMapper(knowledge).renameSources)
}

/** The conversation, the orders of the recipient, and the sources of the draft. */
async function gatherOtherFacts(db: Database, storeId: string, draft: CheckableDraft): Promise<Fact[]> {
  const { threadId, answersEmailId } = draft
  const conversation = await loadConversation(db, storeId, threadId, { answersEmailId, headEmailId: null })
  const address = draft.to[0]?.address ?? ''
  const orders = toOrderFacts(await loadCachedOrders(db, storeId, address)).map(toOrderTextFact)
  const isRead = new Set(orders.map(({ id }) => id))
  const rests = draft.sentences
    .flatMap(({ sources }) => sources)
    .filter(({ kind, id }) => kind === 'store' || (kind === 'order' && !isRead.has(id)))
    .slice(0, maxCheckedParts)
    .map(({ kind, id, title, quote }, index): Fact => ({
      ...{ ref: `R${index + 1}`, kind, id, title, text: quote, language: undefined, links: [] },
    }))
  return [...toMailFacts(conversation?.mails ?? []), ...orders, ...rests]
}
