import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract'
import {
  addPolicy,
  deletePolicy as remove,
  editPolicy,
  restorePolicy as bringBack,
} from '../../knowledge/edit-policies.ts'
import { listPolicies as list, findPolicy } from '../../knowledge/policy.ts'
import { knowledgeQuota } from '../../knowledge/knowledge-quota.ts'
import type { QuotaExcess } from '../../knowledge/knowledge-quota.ts'
import { findFileKind } from '../../knowledge/documents/extraction-result.ts'
import { waitForDocumentRead } from '../../knowledge/documents/uploads.ts'
import { isUuid } from '../../database/uuid.ts'
import { setGapState, listGaps } from '../../learning/list-gaps.ts'
import { createStoreHandler } from '../store-handler.ts'
import { refuseInsufficientRole } from '../team/members.ts'
import { createSuccess, refuseCall, refuseTooManyRequests, refuseStaleEdit } from '../call-handler.ts'
import {
  listLearnedQuestions as findLearnedQuestions,
  setLearnedQuestionDeletedAt,
} from '../../learning/learned-questions.ts'

const refuseUnknownPolicy = () => refuseCall(404, 'This document does not exist any more.')

/** GET /v1/policies: newest first. */
export const listPolicies = createStoreHandler<'policies'>(async ({ services, input, store }) => {
  const listed = await list(services.db, store.id, input, services.clock())
  return listed ? createSuccess(listed) : refuseCall(400, 'This page of the list does not exist.')
})

/** POST /v1/policies. */
export const createPolicy = createStoreHandler<'createPolicy'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const wait = await limits.take(['policyStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const added = await addPolicy(db, store.id, { kind: 'text', ...input }, clock())
  if (added.kind === 'full') return refuseAboveQuota(added)
  const policy = await findPolicy(db, store.id, added.id, clock())
  return policy ? createSuccess(policy) : refuseUnknownPolicy()
}, 'knowledge')

/** GET /v1/policies/{id}. */
export const showPolicy = createStoreHandler<'policy'>(async ({ services, id, store }) => {
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? createSuccess(policy) : refuseUnknownPolicy()
})

/** PATCH /v1/policies/{id}: agents may change the text of a document, but not switch it on or off. */
export const updatePolicy = createStoreHandler<'updatePolicy'>(
  async ({ services, input, id, caller, store }) => {
    if (input.is_on !== undefined && !caller.permissions.includes('settings')) return refuseInsufficientRole()
    const { is_on: isOn, ...change } = input
    const edit = await editPolicy(services.db, store.id, id, { ...change, isOn }, services.clock())
    if (edit.kind === 'changed') return createSuccess(edit.policy)
    if (edit.kind === 'stale') return refuseStaleEdit(edit.policy)
    if (edit.kind === 'missing') return refuseUnknownPolicy()
    return edit.kind === 'full'
      ? refuseAboveQuota(edit)
      : refuseCall(400, 'The text of this document is still being extracted. Please wait a moment.')
  },
  'knowledge',
)

/** DELETE /v1/policies/{id}: unused at once, deleted after a day. */
export const deletePolicy = createStoreHandler<'deletePolicy'>(async ({ services, id, store }) => {
  const isDeleted = await remove(services.db, store.id, id, services.clock())
  return isDeleted ? createSuccess({ message: 'The document is deleted.' }) : refuseUnknownPolicy()
}, 'settings')

/** POST /v1/policies/{id}/restore. */
export const restorePolicy = createStoreHandler<'restorePolicy'>(async ({ services, id, store }) => {
  const restored = await bringBack(services.db, store.id, id, services.clock())
  if (restored.kind === 'full') return refuseAboveQuota(restored)
  return restored.kind === 'present' ? createSuccess(restored.policy) : refuseUnknownPolicy()
}, 'settings')

const formatThousands = (number: number): string => number.toLocaleString('en')

const quotaTexts: Readonly<Record<QuotaExcess['of'], string>> = {
  fileBytes: 'The files of saved replies can have at most 200 MB in a store. Please remove some first.',
  documents: `A store can have at most ${formatThousands(knowledgeQuota.documents)} documents. Please delete some first.`,
  characters: `The documents of a store can hold at most ${formatThousands(knowledgeQuota.characters)} characters together. Please delete or shorten some first.`,
  waiting: `${formatThousands(knowledgeQuota.waiting)} files of this store are waiting to be read. Please upload more when they are done.`,
  examples: `A store can have at most ${formatThousands(knowledgeQuota.examples)} examples. Please delete some first.`,
}

/** Refuses an addition above the store's limit. */
export const refuseAboveQuota = ({ of }: QuotaExcess) => refuseCall(400, quotaTexts[of])

/** Time to wait for the text, so that most responses contain it. */
const extractionWaitMs = 5000

/** POST /v1/policies/upload: responds before the end of a long extraction. */
export const uploadPolicy = createStoreHandler<'uploadPolicy'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const { file } = input
  const fileName = sanitizeFileName(file.name)
  const kind = findFileKind(fileName)
  if (!kind)
    return refuseCall(400, 'This kind of file cannot be read. Please use pdf, docx, txt, md or html.')
  const busy = await limits.take(['policyStore', store.id])
  if (busy) return refuseTooManyRequests(busy)
  const title = input.title || toDocumentTitle(fileName)
  const upload = { kind, bytes: new Uint8Array(await file.arrayBuffer()) }
  const fresh = { kind: 'file', title, fileName, fileBytes: file.size, upload } as const
  const added = await addPolicy(db, store.id, fresh, clock())
  if (added.kind === 'full') return refuseAboveQuota(added)
  await waitForDocumentRead(db, added.id, extractionWaitMs)
  const policy = await findPolicy(db, store.id, added.id, clock())
  return policy ? createSuccess(policy) : refuseCall(404, 'This document does not exist any more.')
}, 'knowledge')

// Removes null characters and unpaired surrogates, which PostgreSQL rejects.
const sanitizeFileName = (name: string): string => cutText(name.toWellFormed().replaceAll('\u0000', ''), 255)

function toDocumentTitle(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return cutText(name || fileName, maxLengths.title)
}

/** GET /v1/gaps. */
export const showGaps = createStoreHandler<'gaps'>(async ({ services, store }) => {
  const { open, settled } = await listGaps(services.db, store.id)
  return createSuccess({
    gaps: open.map(({ id, question, subject, asked, lastAt, threads }) => ({
      ...{ id, question, subject, asked, threads },
      last_at: lastAt.toISOString(),
    })),
    settled: settled.map(({ id, question, policyId, title }) => ({
      ...{ id, question },
      policy: { id: policyId, title },
    })),
  })
})

/** PATCH /v1/gaps/{id}. */
export const updateGap = createStoreHandler<'updateGap'>(async ({ services, input, id, store }) => {
  const isChanged = isUuid(id) && (await setGapState(services.db, store.id, id, input.state))
  if (!isChanged) return refuseCall(404, 'This question does not exist any more.')
  return createSuccess({
    message: input.state === 'dismissed' ? 'The question is taken off the list.' : 'The question is back.',
  })
}, 'knowledge')

const refuseUnknownQuestion = () => refuseCall(404, 'This question does not exist any more.')

/** GET /v1/policies/{id}/questions: newest first. */
export const listLearnedQuestions = createStoreHandler<'learnedQuestions'>(
  async ({ services, id, input, store }) => {
    const listed = await findLearnedQuestions(services.db, store.id, id, input)
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
    const removed = await setLearnedQuestionDeletedAt(db, store.id, id, clock())
    return removed ? createSuccess({ message: 'The question is removed.' }) : refuseUnknownQuestion()
  },
  'settings',
)

/** POST /v1/learned-questions/{id}/restore. */
export const restoreLearnedQuestion = createStoreHandler<'restoreLearnedQuestion'>(
  async ({ services, id, store }) => {
    const restored = await setLearnedQuestionDeletedAt(services.db, store.id, id, null)
    return restored ? createSuccess(restored) : refuseUnknownQuestion()
  },
  'settings',
)
