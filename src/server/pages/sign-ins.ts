import { buildCall } from '@draftdesk/contract'
import { signInMessages as words } from '../../messages/accounts.ts'
import { signInVerbs, toSignIn } from '../../models/sign-ins.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

const unknown = 404

/** What the list of sign-ins asks for. */
export const readSignIns = () => buildCall('signIns', {})

/** Where the person is signed in, or why that is not known; nothing in front of a server that does not tell. */
export async function loadSignIns({ locals: { visit } }: PageContext) {
  const listed = await visit.call(readSignIns())
  if (listed.ok) return { signIns: listed.value.sign_ins.map(toSignIn) }
  const { problem, refusal } = listed.error
  return refusal?.status === unknown ? undefined : { signIns: [], loadError: problem ?? words.loadFailed }
}

/** Ends one sign-in or all others, as a form asks without JavaScript. */
export async function sendSignIns(context: PageContext): Promise<Response | { readonly error: string }> {
  const { call, toast } = context.locals.visit
  const { action, id = '' } = readFields(context, ['action', 'id'])
  const isAll = action === 'end-others'
  const ended = await (isAll ? call(signInVerbs.endOthers()) : call(signInVerbs.end(id)))
  if (!ended.ok) return { error: ended.error.problem ?? words.failed }
  toast('success', isAll ? words.othersEnded : words.ended)
  return redirect(link('accounts'))
}
