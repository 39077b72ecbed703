import { signInTokenMessages } from '../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../messages/gate.ts'
import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { flashToasts } from '../../messages/toasts.ts'
import { accountRequests } from '../../models/account.ts'
import { buildSignInStepAddress, parseSignInStep } from '../../models/sign-in-step.ts'
import type { SignInStep } from '../../models/sign-in-step.ts'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../../server/form-fields.ts'
import type { FormFields, FormState } from '../../server/form-fields.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { parseReturnTo } from '../../server/return-to.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import {
  codeStepMessages,
  forgotPasswordMessages,
  signinMessages,
  signupMessages,
  verifyEmailMessages,
} from './words.ts'
import { checkPassword } from '@draftdesk/auth-core/forms'
import { errorAnswer, getResponseSchema } from '@draftdesk/contract'

/** The state of /forgot-password. `sentTo` is set once the reset link was sent. */
export interface ForgotPasswordPage extends FormState {
  readonly sentTo: string | undefined
}

/** Loads /forgot-password. */
export async function loadForgotPassword(context: PageContext): Promise<ForgotPasswordPage> {
  if (context.request.method !== 'POST') return { values: {}, sentTo: undefined }
  const { email = '' } = getFormFields(context, ['email'])
  const showForgotForm = (error: string) => ({ values: { email }, sentTo: undefined, error })
  if (email === '') return showForgotForm(forgotPasswordMessages.emailRequired)
  const { call, toast } = context.locals.visit
  const sent = await call(accountRequests.forgotPassword(email))
  if (!sent.ok) return showForgotForm(sent.error.problem ?? forgotPasswordMessages.failed)
  toast('success', flashToasts.resetSent)
  return { values: { email }, sentTo: email }
}

/** The state of /reset-password. `token` comes from the link and leaves the page only with the form. */
export interface ResetPasswordPage extends FormState {
  readonly token: string
  readonly done: boolean
  /** The link is used or expired. */
  readonly isSpent?: boolean
}

/** Loads /reset-password?token=. The token leaves the address before the page loads anything. */
export async function loadResetPassword(context: PageContext): Promise<ResetPasswordPage | Response> {
  const { call, cookies, toast } = context.locals.visit
  if (context.request.method !== 'POST') {
    const linked = context.url.searchParams.get('token')
    if (linked === null) return { values: {}, token: cookies.readResetToken(), done: false }
    cookies.writeResetToken(linked)
    return createRedirectResponse(buildLink('resetPassword'))
  }
  const names = ['reset_token', 'new_password', 'confirm_password']
  const fields = getFormFields(context, names)
  const token = fields['reset_token'] ?? ''
  const showResetForm = (error: string) => ({ values: {}, token, done: false, error })
  if (!checkPassword(fields['new_password'] ?? '').ok)
    return showResetForm(resetPasswordMessages.passwordRule)
  if (fields['new_password'] !== fields['confirm_password'])
    return showResetForm(resetPasswordMessages.passwordsDiffer)
  const reset = await call(accountRequests.resetPassword(fields))
  if (!reset.ok) {
    const { problem = resetPasswordMessages.failed, refusal } = reset.error
    return { ...showResetForm(problem), isSpent: isUnusableLinkRefusal(refusal?.body) }
  }
  cookies.dropResetToken()
  toast('success', flashToasts.passwordUpdated)
  return { values: {}, token: '', done: true }
}

const isUnusableLinkRefusal = (refusal: unknown): boolean =>
  getResponseSchema(errorAnswer).safeParse(refusal).data?.code === 'link_unusable'

/**
 * The state of /signin and /admin-signin. A sign-in redirects to `returnTo`: the page that required it, or
 * the area's home.
 */
export interface SigninPage extends FormState {
  readonly returnTo: string
  /** The sign-in waits for a code. */
  readonly step?: SignInStep
}

/** Loads /signin. A sign-in leads to `from`, or to the home page. */
export function loadSignin(context: PageContext): Promise<SigninPage | Response> {
  return loadSignInForm(context, buildLink('home'))
}

/** Loads /admin-signin, which leads to the admin dashboard. */
export function loadAdminSignin(context: PageContext): Promise<SigninPage | Response> {
  return loadSignInForm(context, buildLink('adminDashboard'))
}

async function loadSignInForm(context: PageContext, home: string): Promise<SigninPage | Response> {
  const { visit, identity } = context.locals
  const returnTo = parseReturnTo(context.url.searchParams.get('from')) ?? home
  const step = visit.cookies.challenge.has() ? parseSignInStep(context.url) : undefined
  if (step) return loadSignInCodeForm(context, step, returnTo)
  if (context.request.method !== 'POST')
    return { values: { email: visit.cookies.pendingEmail.read() ?? '' }, returnTo }

  const { email = '', password = '' } = getFormFields(context, ['email', 'password'])
  const showSignInForm = (error: string) => ({ values: { email }, error, returnTo })
  if (email === '' || password === '') return showSignInForm(signinMessages.required)
  const outcome = await identity.signIn({ email, password }, signinMessages.failed)
  if (typeof outcome !== 'string') return showSignInForm(outcome.problem)
  if (outcome === 'away') return showSignInForm(gateMessages.unreachable)
  if (outcome === 'unreadable') return showSignInForm(gateMessages.notJson)
  if (outcome === 'needsCode')
    return createRedirectResponse(buildSignInStepAddress(getPathAndQuery(context.url), 'code'))
  if (outcome === 'needsPasskey')
    return createRedirectResponse(buildSignInStepAddress(getPathAndQuery(context.url), 'passkey'))
  return createRedirectResponse(outcome === 'unverified' ? buildLink('verifyEmail') : returnTo)
}

const getPathAndQuery = ({ pathname, search }: URL): string => pathname + search

async function loadSignInCodeForm(
  context: PageContext,
  step: SignInStep,
  returnTo: string,
): Promise<SigninPage | Response> {
  const page = { values: {}, returnTo, step }
  if (context.request.method !== 'POST' || step === 'passkey') return page
  const { code = '' } = getFormFields(context, ['code'])
  if (code === '') return { ...page, error: codeStepMessages.required[step] }
  const { visit, identity } = context.locals
  const outcome = await identity.signInWithCode(code, signinMessages.failed)
  if (outcome === 'signedIn') return createRedirectResponse(returnTo)
  if (typeof outcome !== 'string' && !outcome.isOver) return { ...page, error: outcome.problem }
  if (typeof outcome === 'string')
    return { ...page, error: outcome === 'away' ? gateMessages.unreachable : gateMessages.notJson }
  visit.toast('error', outcome.problem)
  return createRedirectResponse(buildSignInStepAddress(getPathAndQuery(context.url), undefined))
}

const signUpFields = ['first_name', 'last_name', 'email', 'password', 'confirm_password'] as const

/** /signup. */
export async function loadSignup(context: PageContext): Promise<FormState | Response> {
  const { visit, identity } = context.locals
  if (context.request.method !== 'POST') return { values: { email: visit.cookies.pendingEmail.read() ?? '' } }
  const fields = getFormFields(context, signUpFields)
  const { first_name = '', last_name = '', email = '', password = '', confirm_password = '' } = fields
  const values = { first_name, last_name, email }
  const problem = findSignUpProblem(fields)
  if (problem) return { values, error: problem }

  const outcome = await identity.signUp(
    { first_name, last_name, email, password, confirm_password },
    signupMessages.failed,
  )
  if (typeof outcome !== 'string') return { values, error: outcome.problem }
  if (outcome === 'unreadable') return { values, error: gateMessages.notJson }
  return createRedirectResponse(buildLink(outcome === 'verified' ? 'signin' : 'verifyEmail'))
}

/** The first rule of sign-up (docs/rules.md) that the form breaks, as its sentence. */
function findSignUpProblem(fields: FormFields): string | undefined {
  if (!fields['first_name'] || !fields['last_name']) return signupMessages.namesRequired
  if (!fields['email']) return signupMessages.emailRequired
  if (!checkPassword(fields['password'] ?? '').ok) return signupMessages.passwordRule
  if (fields['password'] !== fields['confirm_password']) return signupMessages.passwordsDiffer
  return undefined
}

/** The state of /verify-email. `email` is undefined when the browser has no pending address. */
export interface VerifyEmailPage extends FormState {
  readonly email: string | undefined
  readonly verified: boolean
  /** The account has no password yet, and a link to choose one is in the mailbox. */
  readonly needsPassword?: boolean
}

/**
 * Loads /verify-email, whose buttons verify a code or send a new one. The form asks for the address if the
 * browser does not know it.
 */
export async function loadVerifyEmail(context: PageContext): Promise<VerifyEmailPage> {
  const { call, cookies, toast } = context.locals.visit
  const known = cookies.pendingEmail.read()
  const page = { values: {}, email: known, verified: false }
  if (context.request.method !== 'POST') return page

  const names = ['email', 'verification_code', 'action']
  const { email: typed = '', verification_code: code = '', action } = getFormFields(context, names)
  const email = known ?? typed
  const showVerifyForm = (error: string) => ({
    ...page,
    values: { email: typed, verification_code: code },
    error,
  })
  if (email === '') return showVerifyForm(verifyEmailMessages.noEmail)
  if (action === 'resend') {
    const resent = await call(accountRequests.resendCode(email))
    if (!resent.ok) return showVerifyForm(resent.error.problem ?? verifyEmailMessages.resendFailed)
    toast('success', flashToasts.codeResent)
    return { ...page, values: { email: typed } }
  }
  if (code === '') return showVerifyForm(verifyEmailMessages.codeRequired)
  const verified = await call(accountRequests.verifyEmail(email, code, cookies.signUp.read()))
  if (!verified.ok) return showVerifyForm(verified.error.problem ?? verifyEmailMessages.failed)
  cookies.pendingEmail.drop()
  cookies.signUp.drop()
  toast('success', flashToasts.emailVerified)
  return { ...page, verified: true, needsPassword: verified.value.needs_password === true }
}

/** The states of /confirm, which asks before it accepts an invitation or signs in by a link. */
export type ConfirmPage =
  | {
      readonly kind: 'invite'
      readonly isSignedIn: boolean
      /** The inviter. Undefined, like the store, when the server does not name them. */
      readonly by: string | undefined
      readonly store: string | undefined
    }
  /** An invitation that can no longer be accepted. */
  | {
      readonly kind: 'used' | 'expired'
      readonly isSignedIn: boolean
      readonly by: string | undefined
      readonly store: string
    }
  | { readonly kind: 'link'; readonly name: string }
  /** No link is pending: it was used, or five minutes have passed. */
  | { readonly kind: 'gone' }

/** Loads /confirm, which asks before a link acts for the user. The button performs the action. */
export async function loadConfirm(context: PageContext): Promise<ConfirmPage | Response> {
  const { identity } = context.locals
  const isPost = context.request.method === 'POST'
  const inviteId = context.url.searchParams.get('invite_id')
  if (inviteId === null) return loadSignInLinkPage(context, isPost)
  if (!isPost) return loadInvitePage(context, inviteId)
  const door = context.url.searchParams.get('on') === 'signup' ? 'signup' : 'signin'
  return createRedirectResponse(await identity.acceptInvite({ inviteId, door }))
}

/** Reads an invitation by its link. If the server sends no details, the page asks without them. */
async function loadInvitePage({ locals }: PageContext, inviteId: string): Promise<ConfirmPage> {
  const { visit, identity } = locals
  const { isSignedIn } = identity
  const shown = await visit.call('showInvite', { invite_id: inviteId }, { isSpare: true })
  if (!shown.ok) return { kind: 'invite', isSignedIn, by: undefined, store: undefined }
  const { invited_by: by, store_name: store, state } = shown.value
  const kind = state === 'used' ? 'used' : state === 'expired' || state === 'revoked' ? 'expired' : 'invite'
  return { kind, isSignedIn, by: by ?? undefined, store }
}

async function loadSignInLinkPage({ locals }: PageContext, isPost: boolean): Promise<ConfirmPage | Response> {
  const { visit, identity } = locals
  if (isPost && identity.hasLink())
    return createRedirectResponse((await identity.enterWithLink()) ?? buildLink('signin'))
  const owner = await identity.findLinkOwner()
  if (owner.kind === 'gone') return { kind: 'gone' }
  if (owner.kind === 'unreachable') return { kind: 'link', name: '' }
  if (owner.kind === 'owner') return { kind: 'link', name: owner.name }
  if (!locals.hasBadGateway) visit.cookies.linkSignIn.drop()
  visit.toast('error', signInTokenMessages.linkInvalid)
  return createRedirectResponse(buildLink('signin'))
}
