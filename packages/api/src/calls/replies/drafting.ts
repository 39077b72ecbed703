import { languageMissingMessage } from '@draftdesk/contract'
import type { AskPoliciesAnswer } from '@draftdesk/contract'
import { answerQuestion, answerSampleMails } from '../../drafting/answer-question.ts'
import { requestDraft, listDraftSteps, saveDraftFeedback as rate } from '../../drafting/request-draft.ts'
import { describeDraftStep } from '../../drafting/describe-draft-step.ts'
import { recordSampleGaps } from '../../learning/record-gaps.ts'
import { isOfferedLanguage } from '../../languages/languages.ts'
import { findThread } from '../../threads/load-thread-with-mails.ts'
import type { WrittenReply } from '../../drafting/reply-types.ts'
import { refuseUnknownDraft } from './drafts.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseTooManyRequests, refuseField } from '../call-handler.ts'

/** POST /v1/threads/{id}/drafts. */
export const writeDraft = createStoreHandler<'writeDraft'>(async ({ services, input, id, store }) => {
  const { previous_id: previousId, ...wish } = input
  if (!isOfferedLanguage(wish.language)) return refuseField('language', languageMissingMessage)
  const thread = await findThread(services.db, store.id, id)
  if (!thread) return refuseCall(404, 'This conversation does not exist.')
  const wait = await services.limits.take(['askedDraftStore', store.id], ['writtenDraftStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const draftId = await requestDraft(services, { storeId: store.id, threadId: thread.id, wish, previousId })
  return draftId
    ? createSuccess({ id: draftId, thread_id: thread.id })
    : refuseCall(400, 'This conversation has no email from a customer to answer.')
})

/** GET /v1/drafts/{id}/steps. */
export const showDraftSteps = createStoreHandler<'draftSteps'>(async ({ services, id, store }) => {
  const steps = await listDraftSteps(services.db, store.id, id)
  if (!steps) return refuseUnknownDraft()
  return createSuccess({
    draft_id: id,
    steps: steps.map(({ step, startedAt, ms, tokensIn, tokensOut, detail }) => ({
      ...{ step, ms },
      detail: describeDraftStep(step, detail),
      started_at: startedAt.toISOString(),
      tokens_in: tokensIn,
      tokens_out: tokensOut,
    })),
  })
})

/** POST /v1/drafts/{id}/feedback. */
export const rateDraft = createStoreHandler<'rateDraft'>(async ({ services, input, id, caller, store }) => {
  const { reason, note = '' } = input
  const isRated = await rate(services, store.id, id, { reason, note, userId: caller.user.id })
  return isRated ? createSuccess({ message: 'Thank you for the feedback.' }) : refuseUnknownDraft()
})

/** POST /v1/policies/ask. */
export const askPolicies = createStoreHandler<'askPolicies'>(async ({ services, input, store }) => {
  const wait = await services.limits.take(['askStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  return createSuccess(toAskPoliciesAnswer(await answerQuestion(services, store, input.question)))
}, 'read')

/** GET /v1/sample-replies. */
export const showSampleReplies = createStoreHandler<'sampleReplies'>(async ({ services, store }) => {
  const wait = await services.limits.take(['sampleStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { documents, answered } = await answerSampleMails(services, store)
  if (documents.length > 0) await recordSampleGaps(services, store.id, answered)
  return createSuccess({
    documents,
    samples: answered.map(({ sample, reply }) => ({
      id: sample.id,
      sender: `${sample.name} <${sample.address}>`,
      subject: sample.subject,
      text: sample.text,
      document: sample.document,
      reply: toAskPoliciesAnswer(reply),
    })),
  })
}, 'knowledge')

/** An unsaved reply in the shape of /v1. */
export const toAskPoliciesAnswer = ({
  analysis,
  found,
  writer,
  ...reply
}: WrittenReply): AskPoliciesAnswer => ({
  language: analysis.language,
  found: found.map(({ kind, id, title, text }) => ({ kind, id, title, text })),
  body: reply.body,
  sentences: reply.sentences.map((sentence) => ({ ...sentence, sources: [...sentence.sources] })),
  writer: { kind: writer.kind, name: writer.name ?? null, note: writer.note ?? null },
  level: reply.level,
  reasons: [...reply.reasons],
  missing: [...reply.missing],
})
