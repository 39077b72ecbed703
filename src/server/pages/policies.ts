import { policiesAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs, policyAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { policyMessages } from '../../messages/policies.ts'
import { link } from '../../routes.ts'
import { isOwnForm } from './set-up-invites.ts'
import { callAs } from '../upstream/call.ts'
import { redirect } from '../gate/redirect.ts'
import { changeEntry, pagePath } from './change-entry.ts'
import type { Changed } from './change-entry.ts'

const place = { path: '/v1/policies', page: 'policies', fallback: policyMessages.changeFailed } as const

/** What /policies-page shows: the first page of documents, or why there is none; and one that was just deleted. */
export async function loadPolicies(context: APIContext) {
  const sent = isOwnForm(context) ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const listed = await callAs(context, {
    method: 'GET',
    path: pagePath(place.path, context.url),
    fallback: policyMessages.listFailed,
  })
  const answer = listed.ok ? readingOf(policiesAnswer).safeParse(listed.body) : undefined
  const { store } = context.locals.session ?? {}
  return {
    policies: answer?.success ? answer.data.policies.map(toPolicy) : [],
    next: answer?.success ? (answer.data.next ?? undefined) : undefined,
    listError: answer?.success ? undefined : listed.ok ? gateMessages.notJson : listed.error,
    isLinked: (store?.isEmailAccountAdded && store.isShopifyAccountAdded) ?? false,
    canManage: context.locals.session?.permissions.includes('settings') ?? false,
    ...sent,
  }
}

const toPolicy = (policy: ReadAs<typeof policyAnswer>) => ({
  id: policy.id,
  title: policy.title,
  kind: policy.kind,
  fileBytes: policy.file_bytes ?? undefined,
  state: policy.state,
  failure: policy.failure?.detail,
  isOn: policy.is_on,
  characters: policy.characters,
  isCut: policy.is_cut ?? false,
  version: policy.version,
  updatedAt: policy.updated_at,
})

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say. */
async function send(context: APIContext): Promise<Response | Changed> {
  if (!context.url.searchParams.has('upload')) return changeEntry(context, place)
  const uploaded = await upload(context)
  return uploaded.ok ? redirect(link('policies')) : { error: uploaded.error }
}

/** Passes the posted file on as it comes. */
function upload(context: APIContext) {
  const { posted } = context.locals
  return callAs(context, {
    method: 'POST',
    path: '/v1/policies/upload',
    fallback: policyMessages.changeFailed,
    ...(posted?.kind === 'upload' && { body: posted.body }),
  })
}
