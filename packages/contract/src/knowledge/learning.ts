import * as z from 'zod/mini'
import { unusedMessageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { idField, createOmissibleField, titleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { pageRequestFields } from '../pagination.ts'
import { exampleAnswerField, exampleQuestionField, fullExampleAnswer } from './examples.ts'

/** Unanswered customer questions, most asked first, and recently answered ones. */
export const knowledgeGapsAnswer = z.object({
  gaps: z.array(
    z.object({
      id: idField,
      question: z.string(),
      /** Subject of the mail that asked it. */
      subject: z.string(),
      /** The number of conversations. 0 for a question of a sample mail. */
      asked: z.int(),
      last_at: z.string(),
      /** The newest of the conversations. */
      threads: z.array(z.object({ id: idField, subject: z.string() })),
    }),
  ),
  settled: z.array(
    z.object({ id: idField, question: z.string(), policy: z.object({ id: idField, title: z.string() }) }),
  ),
})

/** PATCH /v1/gaps/{id}: dismisses or reopens a question. */
export const updateKnowledgeGapRequest = z.object({ state: z.enum(['open', 'dismissed']) })

/** A question of a customer that a sent reply answered from a document, without names, numbers and addresses. */
export const learnedQuestionAnswer = z.object({
  id: idField,
  question: z.string(),
  learned_at: z.string(),
})

/** A page of the learned questions of a document, newest first, with the cursor of the next page. */
export const learnedQuestionsAnswer = z.object({
  questions: z.array(learnedQuestionAnswer),
  next: z.nullable(z.string()),
})

/** An example proposed from a sent reply: names, order numbers and amounts are variables or open placeholders. */
export const exampleProposalAnswer = z.object({
  id: idField,
  title: z.string(),
  question: z.string(),
  answer: z.string(),
})

/** The open proposals. `is_searching` while sent replies are searched for more. */
export const exampleProposalsAnswer = z.object({
  proposals: z.array(exampleProposalAnswer),
  is_searching: z.boolean(),
})

/** POST /v1/example-proposals/{id}/accept: the texts as the person left them. */
export const acceptExampleProposalRequest = z.object({
  title: titleField,
  question: exampleQuestionField,
  answer: exampleAnswerField,
})

/** PATCH /v1/example-proposals/{id}: dismisses or reopens a proposal. */
export const updateExampleProposalRequest = z.object({ state: z.enum(['open', 'dismissed']) })

/**
 * An edit that people repeated in several replies: a few words that they replaced in sentences that quoted the
 * same words of a document.
 */
export const editSuggestionAnswer = z.object({
  id: idField,
  policy_id: idField,
  policy_title: z.string(),
  /** The quoted words of the document. */
  quote: z.string(),
  /** The words in the quote, and what people wrote instead. */
  before: z.string(),
  after: z.string(),
  /** The number of replies with this edit. */
  replies: z.int(),
  /** The newest of the conversations. */
  threads: z.array(z.object({ id: idField, subject: z.string() })),
})

/** Two sentences of which only one can be right: of two documents, or of a document and of recent replies. */
export const contradictionAnswer = z.object({
  id: idField,
  policy: z.object({ id: idField, title: z.string() }),
  quote: z.string(),
  /** Null: the contradicting sentence is from replies. */
  other_policy: z.nullable(z.object({ id: idField, title: z.string() })),
  other_quote: z.string(),
  /** The number of recent replies with the contradicting sentence. */
  replies: z.int(),
  /** The newest of their conversations. */
  thread: z.nullable(z.object({ id: idField, subject: z.string() })),
})

/** The suggestions that no person dismissed, most replies first, and the contradictions. */
export const editSuggestionsAnswer = z.object({
  suggestions: z.array(editSuggestionAnswer),
  contradictions: createOmissibleField(z.array(contradictionAnswer)),
})

/** GET /v1/edit-suggestions: the document, or none for all documents. */
export const editSuggestionsRequest = z.object({ policy_id: z.optional(idField) })

/** Sentences of a saved document or example that contradict another one. */
export const textContradictionsAnswer = z.object({
  contradictions: z.array(
    z.object({
      quote: z.string(),
      other: z.object({ kind: z.enum(['policy', 'example']), id: idField, title: z.string() }),
      other_quote: z.string(),
    }),
  ),
})

/** PATCH /v1/edit-suggestions/{id}: dismisses a suggestion, or brings it back. */
export const updateEditSuggestionRequest = z.object({ state: z.enum(['open', 'dismissed']) })

export type ContradictionAnswer = z.infer<typeof contradictionAnswer>
export type EditSuggestionAnswer = z.infer<typeof editSuggestionAnswer>
export type TextContradictionsAnswer = z.infer<typeof textContradictionsAnswer>
export type ExampleProposalAnswer = z.infer<typeof exampleProposalAnswer>
export type LearnedQuestionAnswer = z.infer<typeof learnedQuestionAnswer>

/** Calls about the gaps in a store's knowledge, and about what it learned from sent replies. */
export const learningCalls = {
  gaps: {
    method: 'GET',
    path: '/v1/gaps',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: knowledgeGapsAnswer,
    token: 'required',
    summary:
      'Lists the questions of customers that nothing answers, and those that a document answers by now',
  },
  updateGap: {
    method: 'PATCH',
    path: '/v1/gaps/{id}',
    payload: 'json',
    request: updateKnowledgeGapRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Removes an unanswered question from the list, or restores it',
  },
  learnedQuestions: {
    method: 'GET',
    path: '/v1/policies/{id}/questions',
    payload: 'query',
    request: pageRequestFields,
    status: 200,
    answer: learnedQuestionsAnswer,
    token: 'required',
    summary: 'Lists the questions of customers that sent replies answered from a document, a page at a time',
  },
  deleteLearnedQuestion: {
    method: 'DELETE',
    path: '/v1/learned-questions/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Removes a learned question from its document; it can be restored for a day',
  },
  restoreLearnedQuestion: {
    method: 'POST',
    path: '/v1/learned-questions/{id}/restore',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: learnedQuestionAnswer,
    token: 'required',
    summary: 'Brings a removed learned question back',
  },
  exampleProposals: {
    method: 'GET',
    path: '/v1/example-proposals',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: exampleProposalsAnswer,
    token: 'required',
    summary: 'Lists the examples that are proposed from sent replies',
  },
  findExampleProposals: {
    method: 'POST',
    path: '/v1/example-proposals/search',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: exampleProposalsAnswer,
    token: 'required',
    summary: 'Searches sent replies for more examples to propose',
  },
  acceptExampleProposal: {
    method: 'POST',
    path: '/v1/example-proposals/{id}/accept',
    payload: 'json',
    request: acceptExampleProposalRequest,
    maxBytes: 12 * maxLengths.exampleText,
    status: 201,
    answer: fullExampleAnswer,
    token: 'required',
    summary: 'Turns a proposal into an example',
  },
  updateExampleProposal: {
    method: 'PATCH',
    path: '/v1/example-proposals/{id}',
    payload: 'json',
    request: updateExampleProposalRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Takes a proposed example off the list, or puts it back',
  },
  editSuggestions: {
    method: 'GET',
    path: '/v1/edit-suggestions',
    payload: 'query',
    request: editSuggestionsRequest,
    status: 200,
    answer: editSuggestionsAnswer,
    token: 'required',
    summary:
      'Lists changes of documents from edits that people made in several replies, and contradictions of documents',
  },
  policyContradictions: {
    method: 'GET',
    path: '/v1/policies/{id}/contradictions',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: textContradictionsAnswer,
    token: 'required',
    summary: 'Compares a document with the other documents and the examples, and lists contradictions',
  },
  exampleContradictions: {
    method: 'GET',
    path: '/v1/examples/{id}/contradictions',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: textContradictionsAnswer,
    token: 'required',
    summary: 'Compares an example with the documents and the other examples, and lists contradictions',
  },
  updateEditSuggestion: {
    method: 'PATCH',
    path: '/v1/edit-suggestions/{id}',
    payload: 'json',
    request: updateEditSuggestionRequest,
    status: 200,
    answer: unusedMessageAnswer,
    token: 'required',
    summary: 'Takes a suggestion off the list, or puts it back',
  },
} as const satisfies Record<string, Call>
