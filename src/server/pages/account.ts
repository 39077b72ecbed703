import { checkPassword } from '@draftdesk/auth-core/forms'
import type { APIContext } from 'astro'
import { accountMessages as words } from '../../messages/accounts.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { link } from '../../routes.ts'
import type { Asked } from '../upstream/ask.ts'
import { callAs } from '../upstream/call.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirectWith } from '../gate/redirect-with.ts'

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

/** Where the islands of the account lead to once something is saved: the page again, with its toast and a new header. */
export function finishAccount(context: APIContext): Response | undefined {
  const text = saved[context.url.searchParams.get('saved') ?? '']
  return text === undefined ? undefined : redirectWith(context, link('accounts'), text)
}

/** Does what a form of one's own account asks without JavaScript. */
export async function sendAccount(context: APIContext): Promise<Response | Sent> {
  const path = `/v1/users/${encodeURIComponent(context.locals.session?.user.id ?? '')}`
  const done = (part: Sent['part'], asked: Asked, text: string, values?: Fields): Response | Sent =>
    asked.ok
      ? redirectWith(context, link('accounts'), text)
      : { part, error: asked.error, ...(values && { values }) }

  if (context.url.searchParams.has('picture')) {
    return done('picture', await passPicture(context, path), words.pictureSaved)
  }
  const form = readFields(context, [
    'action',
    'first_name',
    'last_name',
    'current_password',
    'new_password',
    'confirm_password',
  ])
  if (form['action'] === 'remove-picture') {
    const removed = await callAs(context, {
      method: 'DELETE',
      path: `${path}/picture`,
      fallback: words.failed,
    })
    return done('picture', removed, words.pictureRemoved)
  }
  if (form['action'] === 'password') return changePassword(context, `${path}/password`, form, done)
  const { first_name = '', last_name = '' } = form
  const values = { first_name, last_name }
  if (!first_name || !last_name) return { part: 'name', error: words.namesRequired, values }
  const named = await callAs(context, { method: 'PUT', path, json: values, fallback: words.failed })
  return done('name', named, words.nameSaved, values)
}

/** Passes the posted picture on as it comes. */
function passPicture(context: APIContext, path: string): Promise<Asked> {
  const { posted } = context.locals
  return callAs(context, {
    method: 'POST',
    path: `${path}/picture`,
    fallback: words.failed,
    ...(posted?.kind === 'upload' && { body: posted.body }),
  })
}

async function changePassword(
  context: APIContext,
  path: string,
  form: Fields,
  done: (part: 'password', asked: Asked, text: string) => Response | Sent,
): Promise<Response | Sent> {
  const { current_password = '', new_password = '', confirm_password } = form
  const again = (error: string): Sent => ({ part: 'password', error })
  if (current_password === '') return again(words.currentRequired)
  if (!checkPassword(new_password).ok) return again(resetPasswordMessages.passwordRule)
  if (new_password !== confirm_password) return again(resetPasswordMessages.passwordsDiffer)
  const changed = await callAs(context, {
    method: 'POST',
    path,
    json: { current_password, new_password },
    fallback: words.passwordFailed,
  })
  return done('password', changed, resetPasswordMessages.updated)
}
