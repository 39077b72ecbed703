import type { Database } from '../../database/open-database.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { retrievePieces } from '../../knowledge/search/retrieve.ts'
import type { Draft } from '../../threads/replies/draft.ts'
import { loadConversation } from '../load-conversation.ts'
import { analyzeMail } from '../analysis/analyze-mail.ts'

/** The most suggestions, and the most questions of a mail to search. */
const maxSuggestions = 3
const maxQuestions = 3

/** Suggests examples that answered mails like the one that a draft answers: their ids, best first. */
export async function suggestExamples(
  db: Database,
  storeId: string,
  { threadId, answersEmailId }: Pick<Draft, 'threadId' | 'answersEmailId'>,
): Promise<string[]> {
  const conversation = await loadConversation(db, storeId, threadId, { answersEmailId, headEmailId: null })
  if (!conversation) return []
  const { language, search } = analyzeMail(conversation.mail)
  const knowledge = await loadKnowledge(db, storeId)
  const scores = new Map<string, number>()
  for (const question of search.slice(0, maxQuestions)) {
    const found = retrievePieces(knowledge, question, { language, passages: 0, examples: maxSuggestions })
    for (const { id, score, isNear } of found)
      if (isNear) scores.set(id, Math.max(score, scores.get(id) ?? 0))
  }
  const ranked = [...scores].toSorted(([, one], [, other]) => other - one)
  return ranked.slice(0, maxSuggestions).map(([id]) => id)
}
