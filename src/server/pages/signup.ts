import { checkPassword } from '@draftdesk/auth-core/forms'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { signupMessages } from '../../messages/signup.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import { createCookies } from '../session/cookies.ts'
import { redirect } from '../gate/redirect.ts'
import { completeSignup } from '../gate/mint.ts'
import { getSite } from '../site.ts'
import { readFields } from '../fields.ts'
import type { Fields, FormState } from '../fields.ts'

const names = ['first_name', 'last_name', 'email', 'password', 'confirm_password'] as const

/** /signup. */
export async function loadSignup(context: APIContext): Promise<FormState | Response> {
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  if (context.request.method !== 'POST') return { values: { email: cookies.readPendingEmail() ?? '' } }
  const fields = readFields(context, names)
  const { password: _password, confirm_password: _confirmation, ...values } = fields
  const problem = findProblem(fields)
  if (problem) return { values, error: problem }

  const site = getSite()
  const submitted = await ask(site, context, {
    method: 'POST',
    path: '/v1/auth/signup',
    fields,
    fallback: signupMessages.failed,
  })
  if (!submitted.ok) return { values, error: submitted.error }
  const outcome = completeSignup(cookies, submitted.body)
  if (outcome === 'unreadable') return { values, error: gateMessages.notJson }
  return redirect(link(outcome === 'verified' ? 'signin' : 'verifyEmail'))
}

/** The first rule of sign-up (docs/rules.md) that the form breaks, as its sentence. */
function findProblem(fields: Fields): string | undefined {
  if (!fields['first_name'] || !fields['last_name']) return signupMessages.namesRequired
  if (!fields['email']) return signupMessages.emailRequired
  if (!checkPassword(fields['password'] ?? '').ok) return signupMessages.passwordRule
  if (fields['password'] !== fields['confirm_password']) return signupMessages.passwordsDiffer
  return undefined
}
