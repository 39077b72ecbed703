import { fillVariables } from '@draftdesk/contract/variables'
import { suggestExamples } from '../../drafting/facts/suggest-examples.ts'
import { loadReplyValues } from '../../drafting/facts/reply-values.ts'
import { findExample } from '../../knowledge/example.ts'
import { recordSavedReplyUse, findSavedReplies, loadSavedReplies } from '../../knowledge/saved-replies.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { findAnsweredMailLanguage, findDraft } from '../../threads/replies/find-draft.ts'
import { copyExampleFiles } from '../../outbox/draft-files.ts'
import { setDraftActions } from '../../outbox/reply-actions.ts'
import { refuseFileAboveLimit, refuseUnknownDraft, toDraftActionContext } from '../replies/drafts.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall } from '../call-handler.ts'

/** GET /v1/saved-replies: those that fit best, and suggestions for a draft. */
export const listSavedReplies = createStoreHandler<'savedReplies'>(
  async ({ services, input, caller, store }) => {
    const { db } = services
    const { q: text = '', draft_id: draftId } = input
    const reader = { storeId: store.id, userId: caller.user.id }
    const draft = draftId === undefined ? undefined : await findDraft(db, store.id, draftId)
    const language = draft && (await findAnsweredMailLanguage(db, draft))
    const ids = draft && text.trim() === '' ? await suggestExamples(db, store.id, draft) : []
    const suggested = await loadSavedReplies(db, reader, ids)
    const replies = await findSavedReplies(db, reader, { text, language })
    return createSuccess({ replies, suggested })
  },
)

/** POST /v1/saved-replies/{id}/insert: the text for one draft, which gets the files. */
export const insertSavedReply = createStoreHandler<'insertSavedReply'>(async (context) => {
  const { services, input, id, caller, store } = context
  const { db, clock, connections } = services
  const reply = await findExample(db, { storeId: store.id, userId: caller.user.id }, id)
  if (!reply) return refuseCall(404, 'This saved reply does not exist any more.')
  const draft = await findDraft(db, store.id, input.draft_id)
  if (!draft) return refuseUnknownDraft()
  const { title, answer: text, language } = reply
  const values = await loadReplyValues({ ...services, shops: connections.shops }, store.id, draft, {
    text,
    language,
  })
  const copied = await copyExampleFiles(db, toDraftActionContext(context), draft, reply.id)
  if (copied.kind !== 'copied')
    return copied.kind === 'missing' ? refuseUnknownDraft() : refuseFileAboveLimit(copied.kind)
  if (reply.actions) await setDraftActions(db, toDraftActionContext(context), draft, reply.actions)
  await recordSavedReplyUse(db, caller.user.id, reply.id, clock())
  return createSuccess({
    id: reply.id,
    title,
    has_actions: reply.actions !== null,
    files: copied.files,
    text: fillVariables(text, {
      ...values,
      'agent.name': formatFullName(caller.user),
      'store.name': store.name,
    }),
  })
})
