import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import type { SwitchableEntry, EntryVersion } from './entry-requests.ts'

/** A policy document as lists show it. */
export type Policy = ReturnType<typeof toPolicy>

/**
 * The editable fields of a policy. Without `text`, the stored text stays, because the form hides a long text.
 */
export interface PolicyTexts {
  readonly title: string
  readonly text?: string | undefined
}

/** The calls on policies. */
export const policyRequests = {
  list: (cursor?: string) => buildCall('policies', { cursor }),
  show: (id: string) => buildCall('policy', { id }),
  create: (texts: PolicyTexts) => buildCall('createPolicy', { ...texts }),
  edit: ({ id, version }: EntryVersion, texts: PolicyTexts) =>
    buildCall('updatePolicy', { id, version, ...texts }),
  toggle: ({ id, version, isOn }: SwitchableEntry) =>
    buildCall('updatePolicy', { id, version, is_on: !isOn }),
  remove: (id: string) => buildCall('deletePolicy', { id }),
  restore: (id: string) => buildCall('restorePolicy', { id }),
  upload: (file?: Blob) => buildCall('uploadPolicy', { file }),
  /** Replies to mails of invented customers. */
  sample: () => buildCall('sampleReplies', {}),
  ask: (question: string) => buildCall('askPolicies', { question }),
}

/** Converts a policy to what a page shows. */
export const toPolicy = (policy: ParsedAnswer<'policies'>['policies'][number]) => ({
  id: policy.id,
  title: policy.title,
  kind: policy.kind,
  fileBytes: policy.file_bytes ?? undefined,
  state: policy.state,
  /** The reason why its file could not be read. */
  failure: policy.failure?.detail,
  isOn: policy.is_on,
  characters: policy.characters,
  isCut: policy.is_cut ?? false,
  version: policy.version,
  updatedAt: policy.updated_at,
})

/** A page of policies, with the cursor of the next. */
export const toPolicyPage = ({ policies, next }: ParsedAnswer<'policies'>) => ({
  entries: policies.map(toPolicy),
  next,
})

/** Picks the texts for the edit form. */
export const toPolicyTexts = ({ title, text }: ParsedAnswer<'policy'>): PolicyTexts => ({
  title,
  text: text ?? undefined,
})

/** The form values of a document. `text` is missing if it is too long to edit. */
export type PolicyFormValues = ReturnType<typeof toPolicyFormValues>

/** Converts a document to form values. */
export const toPolicyFormValues = (policy: ParsedAnswer<'policy'>) => ({
  id: policy.id,
  version: policy.version,
  title: policy.title,
  text: policy.text ?? undefined,
  characters: policy.characters,
  isProcessing: policy.state === 'processing',
})
