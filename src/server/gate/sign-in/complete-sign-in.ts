import { parseSessionGrant } from '@draftdesk/auth-core'
import { loginAnswer, getResponseSchema, signUpAnswer, table } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import * as z from 'zod'
import { flashToasts } from '../../../messages/toasts.ts'
import { accountRequests } from '../../../models/account.ts'
import type { Cookies } from '../../session/cookies.ts'
import { toUpstreamRequest } from '../../transport/upstream-request.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import type { Session } from '../../session/sessions.ts'
import type { GateDeps } from '../gate-deps.ts'

/** The calls that change the session. This server completes them. */
export type SessionCallKind = 'leave' | 'login' | 'signup' | 'switch' | 'refresh'

const completionsByCall: readonly (readonly [name: CallName, completion: SessionCallKind])[] = [
  ['signIn', 'login'],
  ['signInWithCode', 'login'],
  ['signInWithPasskey', 'login'],
  ['googleLogin', 'leave'],
  ['googleCallback', 'login'],
  ['ssoCallback', 'login'],
  ['signUp', 'signup'],
  ['switchStore', 'switch'],
  ['refresh', 'refresh'],
]

const completions = completionsByCall.map(([name, completion]) => {
  const { method, path } = table[name]
  return { method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), completion }
})

export function findSessionCallKind(method: string, path: string): SessionCallKind | undefined {
  return completions.find((known) => known.method === method && known.path.test(path))?.completion
}

/** Result of a login. Cookies and toasts are set before it is returned. */
type LoginOutcome = 'signedIn' | 'needsCode' | 'needsPasskey' | 'unverified' | 'unreadable' | 'away'

/** The browser that logs in: its cookies, its former session, and the headers for calls in its name. */
export interface SignInVisitor {
  readonly cookies: Cookies
  readonly session: Session | undefined
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Completes a sign-in from the upstream's response: stores the session under a new id, or remembers the
 * pending code challenge or unverified address. Returns `away` if the session store is down.
 */
export async function completeLogin(
  site: GateDeps,
  { cookies, session: former, headers }: SignInVisitor,
  body: unknown,
): Promise<LoginOutcome> {
  const login = getResponseSchema(loginAnswer).safeParse(body)
  if (!login.success) return 'unreadable'
  const { email, is_verified: isVerified, challenge, has_passkey: hasPasskey } = login.data
  if (challenge !== undefined) {
    cookies.challenge.write(challenge)
    return hasPasskey === true ? 'needsPasskey' : 'needsCode'
  }
  if (isVerified === false) {
    rememberSignUp(cookies, email, body)
    const sent = await site.upstream.send(toUpstreamRequest(accountRequests.resendCode(email), { headers }))
    if (sent.kind === 'answer') {
      await sent.body.dump()
      if (sent.status < 300) cookies.toast('success', flashToasts.codeResent)
    }
    return 'unverified'
  }
  const grant = parseSessionGrant(body, site.now())
  if (!grant) return 'unreadable'
  const started = await site.sessions.start(grant, former).catch((error: unknown) => {
    if (error instanceof StoreUnreachableError) return undefined
    throw error
  })
  if (!started) return 'away'
  cookies.writeSession(started.id, site.settings.maxMs)
  cookies.pendingEmail.drop()
  cookies.signUp.drop()
  cookies.challenge.drop()
  cookies.transaction.take()
  cookies.toast('success', grant.lastLogin === undefined ? flashToasts.welcome : flashToasts.signedIn)
  return 'signedIn'
}

/** Proof for later that this browser signed up. The upstream returns it. */
const signUpProof = z.object({ sign_up_id: z.string().min(1).max(400) })

/**
 * Remembers the address and proof for /verify-email. A proof belongs to the last password entered in this
 * browser.
 */
function rememberSignUp(cookies: Cookies, email: string, body: unknown): void {
  cookies.pendingEmail.write(email)
  const proof = signUpProof.safeParse(body)
  if (proof.success) cookies.signUp.write(proof.data.sign_up_id)
}

/** After sign-up an unverified address is remembered for /verify-email. */
export function completeSignup(cookies: Cookies, body: unknown): 'verified' | 'unverified' | 'unreadable' {
  const answer = getResponseSchema(signUpAnswer).safeParse(body)
  if (!answer.success) return 'unreadable'
  cookies.toast('success', flashToasts.signedUp)
  const { email, is_verified: isVerified } = answer.data
  if (isVerified === true) return 'verified'
  rememberSignUp(cookies, email, body)
  return 'unverified'
}

/** Finds the store in the address of a switch or refresh call. */
export function findEnteredStoreId(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  // Decodes a path like the upstream, because any letter may be percent-encoded.
  const id = /\/stores\/([^/]+)\/switch\/?$/.exec(decodeURIComponent(pathname))?.[1]
  return id ?? searchParams.get('store_id') ?? undefined
}

/** Continues the session in another store. Pages of the former store become stale. */
export async function completeStoreSwitch(
  site: GateDeps,
  session: Session | undefined,
  body: unknown,
  entered?: string,
): Promise<'switched' | 'signedOut' | 'unreadable'> {
  const grant = parseSessionGrant(body, site.now())
  if (!grant) return 'unreadable'
  const changed = session && (await site.sessions.change(session, grant, entered))
  return changed ? 'switched' : 'signedOut'
}
