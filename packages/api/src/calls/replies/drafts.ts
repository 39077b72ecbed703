import { createDraft as begin, setDraftDiscarded, updateDraft as change } from '../../outbox/edit-drafts.ts'
import type { DraftActionContext } from '../../outbox/edit-drafts.ts'
import { addDraftFile as addFile, removeDraftFile as removeFile } from '../../outbox/draft-files.ts'
import type { FileLimit, DraftFileResult } from '../../outbox/draft-files.ts'
import { setDraftActions } from '../../outbox/reply-actions.ts'
import { checkSavedDraft } from '../../drafting/check/check-saved-draft.ts'
import { findDraft } from '../../threads/replies/find-draft.ts'
import { loadDraftAnswer } from '../../threads/replies/draft.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseTooManyRequests, refuseStaleEdit } from '../call-handler.ts'
import type { CallReply } from '../call-handler.ts'

export const refuseUnknownDraft = () => refuseCall(404, 'This draft does not exist any more.')

/** Refuses a file above the limit of one mail. */
const refuseTooManyFiles = () => refuseCall(400, 'A reply can have up to 20 files with 20 MB in total.')

/** Refuses a file above the limit of all files of a store. */
export const refuseFullFileStorage = () =>
  refuseCall(
    400,
    'The files of replies and notes can have at most 2 GB in a store. Please remove some first.',
  )

/** Refuses a file above a limit. */
export const refuseFileAboveLimit = (limit: FileLimit) =>
  limit === 'full' ? refuseTooManyFiles() : refuseFullFileStorage()

const refuseAutomatedMail = () =>
  refuseCall(
    400,
    'This is automated mail, and replying could start a mail loop. If a person wrote it, mark the sender as a customer first.',
  )

/** The acting person, store and time. */
export const toDraftActionContext = ({
  services,
  caller,
  store,
}: Pick<StoreContext<'draft'>, 'services' | 'caller' | 'store'>): DraftActionContext => ({
  storeId: store.id,
  userId: caller.user.id,
  nowMs: services.clock(),
})

/** POST /v1/drafts. */
export const createDraft = createStoreHandler<'createDraft'>(async (context) => {
  const { services, input, store } = context
  const { db, limits } = services
  const wait = await limits.take(['draftStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { thread_id: threadId, answers_email_id: answersId, ...edit } = input
  const begun = await begin(db, toDraftActionContext(context), { ...edit, threadId, answersId })
  if (begun.kind === 'begun') return createSuccess(await loadDraftAnswer(db, begun.draft))
  return begun.kind === 'missing'
    ? refuseCall(404, 'This conversation does not exist.')
    : refuseAutomatedMail()
})

/** GET /v1/drafts/{id}. */
export const showDraft = createStoreHandler<'draft'>(async ({ services: { db }, id, store }) => {
  const draft = await findDraft(db, store.id, id)
  return draft ? createSuccess(await loadDraftAnswer(db, draft)) : refuseUnknownDraft()
})

/** PATCH /v1/drafts/{id}. */
export const updateDraft = createStoreHandler<'updateDraft'>(async (context) => {
  const { services, store, input, id } = context
  const { db } = services
  const { body: text } = input
  const draft = text === undefined ? undefined : await findDraft(db, store.id, id)
  // An outdated edit changes nothing, so its text is not checked.
  const isChecked = draft && text !== undefined && draft.version === input.version && draft.body !== text
  const sentences = isChecked ? await checkSavedDraft(db, store.id, draft, text) : undefined
  const changed = await change(db, toDraftActionContext(context), id, { ...input, sentences })
  if (changed.kind === 'missing') return refuseUnknownDraft()
  const body = await loadDraftAnswer(db, changed.draft)
  return changed.kind === 'changed' ? createSuccess(body) : refuseStaleEdit(body)
})

/** DELETE /v1/drafts/{id}/actions. */
export const removeDraftActions = createStoreHandler<'dropDraftActions'>(async (context) => {
  const { services, store, id } = context
  const { db } = services
  const draft = await findDraft(db, store.id, id)
  if (!draft) return refuseUnknownDraft()
  await setDraftActions(db, toDraftActionContext(context), draft, null)
  return createSuccess(await loadDraftAnswer(db, { ...draft, actions: null }))
})

/** DELETE /v1/drafts/{id}. */
export const discardDraft = createStoreHandler<'discardDraft'>(async (context) => {
  const { db } = context.services
  const draft = await setDraftDiscarded(db, toDraftActionContext(context), context.id, true)
  return draft ? createSuccess(await loadDraftAnswer(db, draft)) : refuseUnknownDraft()
})

/** POST /v1/drafts/{id}/restore. */
export const restoreDraft = createStoreHandler<'restoreDraft'>(async (context) => {
  const { db } = context.services
  const draft = await setDraftDiscarded(db, toDraftActionContext(context), context.id, false)
  return draft ? createSuccess(await loadDraftAnswer(db, draft)) : refuseUnknownDraft()
})

/** POST /v1/drafts/{id}/files. */
export const addDraftFile = createStoreHandler<'addDraftFile'>(async (context) => {
  const { services, input, store } = context
  const wait = await services.limits.take(['draftFileStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { file } = input
  const bytes = new Uint8Array(await file.arrayBuffer())
  const added = await addFile(services.db, toDraftActionContext(context), context.id, {
    name: file.name,
    type: file.type,
    bytes,
  })
  return respondWithDraftFiles(context, added)
})

/** DELETE /v1/draft-files/{id}. */
export const removeDraftFile = createStoreHandler<'removeDraftFile'>(async (context) =>
  respondWithDraftFiles(
    context,
    await removeFile(context.services.db, toDraftActionContext(context), context.id),
  ),
)

async function respondWithDraftFiles(
  { services: { db } }: Pick<StoreContext<'draft'>, 'services'>,
  changed: DraftFileResult,
): Promise<CallReply<'addDraftFile'>> {
  if (changed.kind === 'changed') return createSuccess(await loadDraftAnswer(db, changed.draft))
  return changed.kind === 'missing' ? refuseUnknownDraft() : refuseFileAboveLimit(changed.kind)
}
