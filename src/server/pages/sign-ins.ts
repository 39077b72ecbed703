import type { APIContext } from 'astro'
import { signInMessages as words } from '../../messages/accounts.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirectWith } from '../gate/redirect-with.ts'
import { callUpstream } from '../upstream/call-upstream.ts'

const unknown = 404

/** Where the person is signed in, or why that is not known; nothing in front of a server that does not tell. */
export async function loadSignIns(context: APIContext) {
  const listed = await callUpstream(context, words.loadFailed)('signIns')
  if (!listed.ok)
    return listed.error.refusal?.status === unknown
      ? undefined
      : { signIns: [], loadError: listed.error.problem }
  return {
    signIns: listed.value.sign_ins.map((entry) => ({
      id: entry.id,
      device: entry.device,
      place: entry.place,
      createdAt: entry.created_at,
      lastUsedAt: entry.last_used_at,
      isCurrent: entry.is_current,
    })),
  }
}

/** Ends one sign-in or all others, as a form asks without JavaScript. */
export async function sendSignIns(context: APIContext): Promise<Response | { readonly error: string }> {
  const { action, id = '' } = readFields(context, ['action', 'id'])
  const call = callUpstream(context, words.failed)
  const ended = await (action === 'end-others' ? call('endOtherSignIns') : call('endSignIn', { id }))
  if (!ended.ok) return { error: ended.error.problem }
  return redirectWith(context, link('accounts'), action === 'end-others' ? words.othersEnded : words.ended)
}
