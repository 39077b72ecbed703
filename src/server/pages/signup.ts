import { checkPassword } from '@draftdesk/auth-core/forms'
import { gateMessages } from '../../messages/gate.ts'
import { signupMessages } from '../../messages/signup.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields, FormState } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

const names = ['first_name', 'last_name', 'email', 'password', 'confirm_password'] as const

/** /signup. */
export async function loadSignup(context: PageContext): Promise<FormState | Response> {
  const { visit, entrances } = context.locals
  if (context.request.method !== 'POST') return { values: { email: visit.cookies.readPendingEmail() ?? '' } }
  const fields = readFields(context, names)
  const { first_name = '', last_name = '', email = '', password = '', confirm_password = '' } = fields
  const values = { first_name, last_name, email }
  const problem = findProblem(fields)
  if (problem) return { values, error: problem }

  const outcome = await entrances.signUp(
    { first_name, last_name, email, password, confirm_password },
    signupMessages.failed,
  )
  if (typeof outcome !== 'string') return { values, error: outcome.problem }
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
