import { policyTextAnswer } from 'auth-core/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { policyFormMessages } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { callAs } from '../call.ts'
import { createCookies } from '../cookies.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../redirect.ts'
import { getSite } from '../site.ts'

/** A document as its form shows it; `text` is missing when it is too long to be edited. */
interface Edited {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly text: string | undefined
  readonly characters: number
  readonly isProcessing: boolean
}

/** What /policies-page/create-policy/{id} shows: an empty form, or a document; after a refused save, what was typed. */
export interface CreatePolicyPage {
  readonly policy: Edited | undefined
  readonly values: { readonly title: string; readonly text: string }
  readonly error?: string | undefined
  /** What somebody else made of the document meanwhile. */
  readonly theirs?: string | undefined
}

/** /policies-page/create-policy/{id optional} (spec section 2). */
export async function loadCreatePolicy(context: APIContext): Promise<CreatePolicyPage | Response> {
  const { id } = context.params
  if (context.request.method === 'POST') return save(context, id)
  if (id === undefined) return { policy: undefined, values: { title: '', text: '' } }
  const shown = await callAs(context, {
    method: 'GET',
    path: `/v1/policies/${encodeURIComponent(id)}`,
    fallback: policyFormMessages.gone,
  })
  const policy = shown.ok ? toEdited(shown.body) : undefined
  if (policy) return { policy, values: { title: policy.title, text: policy.text ?? '' } }
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  cookies.addFlash({ tone: 'error', text: shown.ok ? gateMessages.notJson : shown.error })
  return redirect(link('policies'))
}

async function save(context: APIContext, id: string | undefined): Promise<CreatePolicyPage | Response> {
  const {
    title = '',
    text = '',
    version = '',
  } = await readFields(context.request, ['title', 'text', 'version'])
  const isTextShown = text !== '' || id === undefined
  const saved = await callAs(context, {
    method: id === undefined ? 'POST' : 'PATCH',
    path: id === undefined ? '/v1/policies' : `/v1/policies/${encodeURIComponent(id)}`,
    json: { title, ...(isTextShown && { text }), ...(id !== undefined && { version: Number(version) }) },
    fallback: policyFormMessages.failed,
  })
  if (saved.ok) return redirect(link('policies'))
  const { current } = (saved.refusal?.body ?? {}) as { current?: unknown }
  const theirs = toEdited(current)
  const policy: Edited | undefined =
    theirs ??
    (id === undefined
      ? undefined
      : { id, version: Number(version), title, text, characters: text.length, isProcessing: false })
  return {
    policy,
    values: { title, text },
    error: theirs ? policyFormMessages.conflict : saved.error,
    theirs: theirs && `${theirs.title}\n\n${theirs.text ?? ''}`,
  }
}

function toEdited(body: unknown): Edited | undefined {
  const answer = policyTextAnswer.safeParse(body)
  if (!answer.success) return undefined
  const { id, version, title, text, characters, state } = answer.data
  return {
    id: String(id),
    version,
    title,
    text: text ?? undefined,
    characters,
    isProcessing: state === 'processing',
  }
}
