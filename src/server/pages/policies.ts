import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { policiesAnswer } from 'auth-core/contract'
import type { PolicyAnswer } from 'auth-core/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { policyMessages } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { callAs } from '../call.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../redirect.ts'

type Form = Awaited<ReturnType<typeof readFields>>

/** What /policies-page shows: the first page of documents, or why there is none; and one that was just deleted. */
export async function loadPolicies(context: APIContext) {
  const sent = context.request.method === 'POST' ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const listed = await callAs(context, {
    method: 'GET',
    path: `/v1/policies${context.url.searchParams.has('cursor') ? context.url.search : ''}`,
    fallback: policyMessages.listFailed,
  })
  const answer = listed.ok ? policiesAnswer.safeParse(listed.body) : undefined
  const { store } = context.locals.session ?? {}
  return {
    policies: answer?.success ? answer.data.policies.map(toPolicy) : [],
    next: answer?.success ? (answer.data.next ?? undefined) : undefined,
    listError: answer?.success ? undefined : listed.ok ? gateMessages.notJson : listed.error,
    isLinked: (store?.isEmailAccountAdded && store.isShopifyAccountAdded) ?? false,
    ...sent,
  }
}

const toPolicy = (policy: PolicyAnswer) => ({
  id: String(policy.id),
  title: policy.title,
  kind: policy.kind,
  fileBytes: policy.file_bytes ?? undefined,
  state: policy.state,
  failure: policy.failure?.detail,
  isOn: policy.is_on,
  characters: policy.characters,
  version: policy.version,
  updatedAt: policy.updated_at,
})

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say. */
async function send(
  context: APIContext,
): Promise<Response | { error?: string; deleted?: { id: string; title: string } }> {
  const back = redirect(link('policies'))
  if (context.url.searchParams.has('upload')) {
    const uploaded = await upload(context)
    return uploaded.ok ? back : { error: uploaded.error }
  }
  const form = await readFields(context.request, ['action', 'id', 'title', 'version', 'is_on'])
  const changed = await change(context, form)
  if (!changed.ok) return { error: changed.error }
  return form['action'] === 'delete'
    ? { deleted: { id: form['id'] ?? '', title: form['title'] ?? '' } }
    : back
}

function change(context: APIContext, { action, id = '', version, is_on: isOn }: Form) {
  const path = `/v1/policies/${encodeURIComponent(id)}`
  const fallback = policyMessages.changeFailed
  if (action === 'delete') return callAs(context, { method: 'DELETE', path, fallback })
  if (action === 'restore') return callAs(context, { method: 'POST', path: `${path}/restore`, fallback })
  return callAs(context, {
    method: 'PATCH',
    path,
    json: { version: Number(version), is_on: isOn === 'true' },
    fallback,
  })
}

/** Passes the posted file on as it comes. */
function upload(context: APIContext) {
  const { body } = context.request
  return callAs(context, {
    method: 'POST',
    path: '/v1/policies/upload',
    fallback: policyMessages.changeFailed,
    ...(body && { body: Readable.fromWeb(body as ReadableStream<Uint8Array>) }),
  })
}
