import { checkPassword } from '@draftdesk/auth-core/forms'
import { accountMessages as words } from '../../messages/accounts.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { accountVerbs } from '../../models/account.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { CallFailure, PageContext } from '../upstream/visit.ts'

/** What a form of one's own account came to: beside which one, and what was typed but passwords. */
interface Sent {
  readonly part: 'name' | 'picture' | 'password'
  readonly error: string
  readonly values?: Fields
}

const saved: Readonly<Record<string, string>> = {
  name: words.nameSaved,
  picture: words.pictureSaved,
  'no-picture': words.pictureRemoved,
}

const names = [
  'action',
  'first_name',
  'last_name',
  'current_password',
  'new_password',
  'confirm_password',
] as const

/** Where the islands of the account lead to once something is saved: the page again, with its toast and a new header. */
export function finishAccount({ url, locals: { visit } }: PageContext): Response | undefined {
  const text = saved[url.searchParams.get('saved') ?? '']
  if (text === undefined) return undefined
  visit.toast('success', text)
  return redirect(link('accounts'))
}

/** Does what a form of one's own account asks without JavaScript. */
export async function sendAccount(context: PageContext): Promise<Response | Sent> {
  const { visit, posted } = context.locals
  const { call } = visit
  const id = visit.session?.user.id ?? ''
  const done = (text: string): Response => {
    visit.toast('success', text)
    return redirect(link('accounts'))
  }
  const failed = (part: Sent['part'], { problem = words.failed }: CallFailure): Sent => ({
    part,
    error: problem,
  })

  if (context.url.searchParams.has('picture')) {
    const upload = posted?.kind === 'upload' ? posted.body : undefined
    const set = await call(accountVerbs.setPicture(id), { upload })
    return set.ok ? done(words.pictureSaved) : failed('picture', set.error)
  }
  const form = readFields(context, names)
  if (form['action'] === 'remove-picture') {
    const removed = await call(accountVerbs.removePicture(id))
    return removed.ok ? done(words.pictureRemoved) : failed('picture', removed.error)
  }
  if (form['action'] === 'password') {
    const problem = await changePassword(context, id, form)
    return problem === undefined ? done(resetPasswordMessages.updated) : { part: 'password', error: problem }
  }
  const { first_name = '', last_name = '' } = form
  const values = { first_name, last_name }
  if (!first_name || !last_name) return { part: 'name', error: words.namesRequired, values }
  const named = await call(accountVerbs.rename(id, first_name, last_name))
  return named.ok ? done(words.nameSaved) : { ...failed('name', named.error), values }
}

/** Changes the password; answers the sentence to show when that fails. */
async function changePassword(
  { locals: { visit } }: PageContext,
  id: string,
  form: Fields,
): Promise<string | undefined> {
  const { current_password = '', new_password = '', confirm_password } = form
  if (current_password === '') return words.currentRequired
  if (!checkPassword(new_password).ok) return resetPasswordMessages.passwordRule
  if (new_password !== confirm_password) return resetPasswordMessages.passwordsDiffer
  const changed = await visit.call(accountVerbs.changePassword(id, current_password, new_password))
  return changed.ok ? undefined : (changed.error.problem ?? words.passwordFailed)
}
