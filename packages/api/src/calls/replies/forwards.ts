import { createForwardDraft as begin, setForwardForm as choose } from '../../outbox/forward-drafts.ts'
import type { ForwardResult } from '../../outbox/forward-drafts.ts'
import { loadDraftAnswer } from '../../threads/replies/draft.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseTooManyRequests, refuseField } from '../call-handler.ts'
import { refuseFileAboveLimit, toDraftActionContext } from './drafts.ts'

/** POST /v1/emails/{id}/forward. */
export const createForward = createStoreHandler<'createForward'>(async (context) => {
  const { services, store, id } = context
  const wait = await services.limits.take(['draftStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const draft = await begin(services.db, toDraftActionContext(context), id)
  return draft
    ? createSuccess(await loadDraftAnswer(services.db, draft))
    : refuseCall(404, 'This email does not exist any more.')
})

/** PUT /v1/drafts/{id}/forward. */
export const setForward = createStoreHandler<'setForward'>(async (context) => {
  const { services, input, store, id } = context
  const { db, limits, mailFiles } = services
  const wait = await limits.take(['draftFileStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const chosen = await choose(db, mailFiles, toDraftActionContext(context), id, input)
  return chosen.kind === 'changed'
    ? createSuccess(await loadDraftAnswer(db, chosen.draft))
    : refuseForward(chosen)
})

function refuseForward({ kind }: Exclude<ForwardResult, { kind: 'changed' }>) {
  switch (kind) {
    case 'unknown':
      return refuseCall(404, 'This forward does not exist any more.')
    case 'foreign':
      return refuseField('files', 'Please choose from the files of this email.')
    case 'full':
    case 'storeFull':
      return refuseFileAboveLimit(kind)
    case 'missing':
      return refuseCall(400, 'The email to forward does not exist any more.')
    case 'gone':
      return refuseCall(400, 'The email is no longer in the mailbox. Its text can still be quoted.')
    case 'large':
      return refuseCall(400, 'This file is too large to be sent.')
    case 'away':
      return refuseCall(503, 'The mailbox cannot be asked for this file right now. Please try again.')
    case 'busy':
      return refuseCall(503, 'Several files are being fetched already. Please try again in a moment.')
  }
}
