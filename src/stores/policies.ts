import type { AuthError, ClientRequest } from 'auth-core'
import { policyFormMessages, policyMessages } from '../messages/policies.ts'
import { getClient } from './client.ts'
import { explain, settleFailure } from './failure.ts'
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
  readonly version: number
  /** When it was last changed, in ISO. */
  readonly updatedAt: string
}

/** What became of a call: its policy, or the sentence to show; `current` is the policy when somebody else changed it. */
export type PolicyResult =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problem: string; readonly current?: PolicyText }

/** A policy with its text. */
export interface PolicyText {
  readonly title: string
  readonly text: string
  readonly version: number
}

const path = (id: string, action = ''): string => `/v1/policies/${encodeURIComponent(id)}${action}`

/** Switches a document on or off. */
export function switchPolicy({ id, version, isOn }: Policy): Promise<PolicyResult> {
  return call({ method: 'PATCH', path: path(id), body: { version, is_on: !isOn } })
}

/** Writes a new document, or changes one. */
export function savePolicy(
  { title, text }: { title: string; text: string | undefined },
  edited?: { readonly id: string; readonly version: number },
): Promise<PolicyResult> {
  const request: ClientRequest = edited
    ? {
        method: 'PATCH',
        path: path(edited.id),
        body: { title, version: edited.version, ...(text !== undefined && { text }) },
      }
    : { method: 'POST', path: '/v1/policies', body: { title, text } }
  return call(request, policyFormMessages.failed)
}

/** Deletes a document; answers the sentence to show when that fails. */
export async function deletePolicy(id: string): Promise<string | undefined> {
  const result = await getClient().request({ method: 'DELETE', path: path(id) })
  return result.ok ? undefined : refuse(result.error)
}

/** Brings a deleted document back. */
export function restorePolicy(id: string): Promise<PolicyResult> {
  return call({ method: 'POST', path: path(id, '/restore') })
}

/** Uploads a file as a document; `onProgress` hears the part that is sent, from 0 to 1. */
export function uploadPolicy(file: File, onProgress: (part: number) => void): Promise<PolicyResult> {
  const form = new FormData()
  form.set('file', file)
  return settle(sendFile('/v1/policies/upload', form, onProgress), policyMessages.uploadFailed(file.name))
}

const pauseMs = 1500

/** Waits until the text of a document is read; undefined when that cannot be told. */
export async function awaitPolicy(id: string, signal: AbortSignal): Promise<Policy | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const result = await getClient().request({ path: path(id), signal })
    const policy = result.ok ? parsePolicy(result.value) : undefined
    if (!policy || policy.state !== 'processing') return policy
  }
  return undefined
}

/** The next page of the list, with its cursor; the sentence to show when it cannot be loaded. */
export async function loadPolicies(
  cursor: string,
): Promise<{ policies: readonly Policy[]; next: string | undefined } | string> {
  const result = await getClient().request({ path: '/v1/policies', query: { cursor } })
  if (!result.ok) return refuse(result.error, policyMessages.listFailed)
  const { policies, next } = result.value as { policies?: unknown; next?: unknown }
  if (!Array.isArray(policies)) return policyMessages.listFailed
  return {
    policies: policies.map(parsePolicy).filter((policy) => policy !== undefined),
    next: typeof next === 'string' ? next : undefined,
  }
}

function call(request: ClientRequest, fallback: string = policyMessages.changeFailed): Promise<PolicyResult> {
  return settle(getClient().request(request), fallback)
}

async function settle(sent: ReturnType<typeof sendFile>, fallback: string): Promise<PolicyResult> {
  const result = await sent
  if (!result.ok) {
    const current = result.error.code === 'conflict' ? parseText(result.error.current) : undefined
    return { ok: false, problem: await refuse(result.error, fallback), ...(current && { current }) }
  }
  const policy = parsePolicy(result.value)
  return policy ? { ok: true, policy } : { ok: false, problem: fallback }
}

/** The sentence of a refused call; never comes when the page is leaving. */
function refuse(error: AuthError, fallback: string = policyMessages.changeFailed): Promise<string> {
  return settleFailure(error) ? new Promise(() => undefined) : Promise.resolve(explain(error, fallback))
}

type Fields = Readonly<Record<string, unknown>>

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

function parsePolicy(json: unknown): Policy | undefined {
  const fields = (json ?? {}) as Fields
  const { id, state, version } = fields
  if (state !== 'processing' && state !== 'ready' && state !== 'failed') return undefined
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof version !== 'number') return undefined
  const detail = readText((fields['failure'] as Fields | null)?.['detail'])
  const bytes = fields['file_bytes']
  return {
    id: String(id),
    title: readText(fields['title']),
    kind: fields['kind'] === 'file' ? 'file' : 'text',
    fileBytes: typeof bytes === 'number' ? bytes : undefined,
    state,
    failure: detail === '' ? undefined : detail,
    isOn: fields['is_on'] === true,
    characters: Number(fields['characters'] ?? 0),
    version,
    updatedAt: readText(fields['updated_at']),
  }
}

function parseText(json: unknown): PolicyText | undefined {
  const { title, text, version } = (json ?? {}) as Fields
  return typeof version === 'number' ? { title: readText(title), text: readText(text), version } : undefined
}
