import type { ParsedAnswer } from '@draftdesk/contract'
import { formatDate } from '../../models/format-moment.ts'
import { contradictionMessages, gapMessages, learnedQuestionMessages, suggestionMessages } from './words.ts'
import { buildLink, buildQuoteLink } from '../../routes.ts'

/** Converts unanswered and recently answered questions to what the page shows. */
export const toGapRows = ({ gaps, settled }: ParsedAnswer<'gaps'>) => ({
  open: gaps.map(({ id, question, subject, asked, threads }) => ({
    id,
    question,
    subject,
    asked: gapMessages.asked(asked),
    threads: threads.map((thread) => ({ ...thread, href: buildLink('email', { id: thread.id }) })),
    write: buildLink('createPolicy', {}, { question }),
  })),
  settled: settled.map(({ id, question, policy }) => ({
    id,
    question,
    title: gapMessages.by(policy.title),
    href: buildLink('createPolicy', { id: policy.id }),
  })),
})

/** A change of a document that people made in several replies. */
export type EditSuggestion = ReturnType<typeof toEditSuggestion>

/** Converts a suggestion to what the page shows. */
export const toEditSuggestion = ({
  id,
  policy_id: policyId,
  policy_title: title,
  quote,
  before,
  after,
  replies,
  threads,
}: ParsedAnswer<'editSuggestions'>['suggestions'][number]) => ({
  ...{ id, policyId, quote, before, after },
  sentence: suggestionMessages.sentence(before, after, replies),
  policy: { title, href: buildLink('createPolicy', { id: policyId }) },
  threads: threads.map((thread) => ({ ...thread, href: buildLink('email', { id: thread.id }) })),
  update: buildLink('createPolicy', { id: policyId }, { suggestion: id }),
})

/** The text of a document with a suggestion applied. Only the quoted words change. */
export const applyEditSuggestion = (
  text: string,
  { quote, before, after }: Pick<EditSuggestion, 'quote' | 'before' | 'after'>,
): string => text.replace(quote, () => quote.replace(before, () => after))

/** Two sentences that contradict each other. */
export type Contradiction = ReturnType<typeof toContradiction>

/** Converts a contradiction to what the page shows. */
export const toContradiction = ({
  id,
  policy,
  quote,
  other_policy: other,
  other_quote: otherQuote,
  replies,
  thread,
}: NonNullable<ParsedAnswer<'editSuggestions'>['contradictions']>[number]) => ({
  id,
  one: { quote, title: policy.title, href: buildQuoteLink(policy.id, quote) },
  other: other
    ? {
        kind: 'document' as const,
        quote: otherQuote,
        title: other.title,
        href: buildQuoteLink(other.id, otherQuote),
      }
    : {
        kind: 'replies' as const,
        quote: otherQuote,
        title: contradictionMessages.replies(replies),
        thread: thread && {
          href: buildLink('email', { id: thread.id }),
          subject: thread.subject || contradictionMessages.noSubject,
        },
      },
})

/** A question of a customer that sent replies answered from a document. */
export type LearnedQuestion = ReturnType<typeof toLearnedQuestion>

/** Converts a learned question to what the page shows. */
export const toLearnedQuestion = ({
  id,
  question,
  learned_at: at,
}: ParsedAnswer<'learnedQuestions'>['questions'][number]) => {
  const day = formatDate(at)
  return { id, title: question, learned: day ? learnedQuestionMessages.learned(day) : '' }
}

/** A page of learned questions, with the cursor of the next. */
export const toLearnedQuestionPage = ({ questions, next }: ParsedAnswer<'learnedQuestions'>) => ({
  entries: questions.map(toLearnedQuestion),
  next: next ?? undefined,
})
