import { listLearnedQuestions as list, markQuestionDeleted } from '../../learning/learned-questions.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall } from '../call-handler.ts'

const refuseUnknownQuestion = () => refuseCall(404, 'This question does not exist any more.')

/** GET /v1/policies/{id}/questions: newest first. */
export const listLearnedQuestions = createStoreHandler<'learnedQuestions'>(
  async ({ services, id, input, store }) => {
    const listed = await list(services.db, store.id, id, input)
    if (listed === 'document') return refuseCall(404, 'This document does not exist any more.')
    return listed === 'page'
      ? refuseCall(400, 'This page of the list does not exist.')
      : createSuccess(listed)
  },
)

/** DELETE /v1/learned-questions/{id}: unused at once, deleted after a day. */
export const deleteLearnedQuestion = createStoreHandler<'deleteLearnedQuestion'>(
  async ({ services, id, store }) => {
    const { db, clock } = services
    const removed = await markQuestionDeleted(db, store.id, id, clock())
    return removed ? createSuccess({ message: 'The question is removed.' }) : refuseUnknownQuestion()
  },
  'settings',
)

/** POST /v1/learned-questions/{id}/restore. */
export const restoreLearnedQuestion = createStoreHandler<'restoreLearnedQuestion'>(
  async ({ services, id, store }) => {
    const restored = await markQuestionDeleted(services.db, store.id, id, null)
    return restored ? createSuccess(restored) : refuseUnknownQuestion()
  },
  'settings',
)
