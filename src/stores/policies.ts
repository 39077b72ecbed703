import { policyFormMessages, policyMessages } from '../messages/policies.ts'
import { getClient } from './client.ts'
import { createEntries, parseKept, readText } from './entries.ts'
import type { EntryResult, Fields } from './entries.ts'
import { sendFile } from './upload.ts'

/** A policy document as lists show it. */
export interface Policy {
  readonly id: string
  readonly title: string
  readonly kind: 'text' | 'file'
  readonly fileBytes: number | undefined
  readonly state: 'processing' | 'ready' | 'failed'
  /** Why its file could not be read. */
  readonly failure: string | undefined
  readonly isOn: boolean
  readonly characters: number
  readonly isCut: boolean
  readonly version: number
  /** When it was last changed, in ISO. */
  readonly updatedAt: string
}

/** A policy with its text. */
interface PolicyText {
  readonly title: string
  readonly text: string
  readonly version: number
}

type PolicyResult = EntryResult<Policy, PolicyText>

const entries = createEntries({
  path: '/v1/policies',
  parse: parsePolicy,
  parseText,
  words: policyMessages,
})

/** Switches a document on or off, deletes it, brings it back, and lists more of them. */
export const {
  toggle: switchPolicy,
  remove: deletePolicy,
  restore: restorePolicy,
  load: loadPolicies,
} = entries

/** Writes a new document, or changes one. */
export function savePolicy(
  { title, text }: { title: string; text: string | undefined },
  edited?: { readonly id: string; readonly version: number },
): Promise<PolicyResult> {
  return entries.save({ title, ...(text !== undefined && { text }) }, edited, policyFormMessages.failed)
}

/** Uploads a file as a document; `onProgress` hears the part that is sent, from 0 to 1. */
export function uploadPolicy(file: File, onProgress: (part: number) => void): Promise<PolicyResult> {
  const form = new FormData()
  form.set('file', file)
  return entries.settle(
    sendFile('/v1/policies/upload', form, onProgress),
    policyMessages.uploadFailed(file.name),
  )
}

const pauseMs = 1500

/** Waits until the text of a document is read; undefined when that cannot be told. */
export async function awaitPolicy(id: string, signal: AbortSignal): Promise<Policy | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const result = await getClient().request({ path: entries.address(id), signal })
    const policy = result.ok ? parsePolicy((result.value ?? {}) as Fields) : undefined
    if (!policy || policy.state !== 'processing') return policy
  }
  return undefined
}

function parsePolicy(fields: Fields): Policy | undefined {
  const kept = parseKept(fields)
  const { state, file_bytes: bytes } = fields
  if (!kept || (state !== 'processing' && state !== 'ready' && state !== 'failed')) return undefined
  const detail = readText((fields['failure'] as Fields | null)?.['detail'])
  return {
    ...kept,
    title: readText(fields['title']),
    kind: fields['kind'] === 'file' ? 'file' : 'text',
    fileBytes: typeof bytes === 'number' ? bytes : undefined,
    state,
    failure: detail === '' ? undefined : detail,
    characters: Number(fields['characters'] ?? 0),
    isCut: fields['is_cut'] === true,
    updatedAt: readText(fields['updated_at']),
  }
}

function parseText({ title, text, version }: Fields): PolicyText | undefined {
  return typeof version === 'number' ? { title: readText(title), text: readText(text), version } : undefined
}
