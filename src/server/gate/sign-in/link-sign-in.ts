import { parseMinutes } from '@draftdesk/auth-core'
import { buildCall, meAnswer, getResponseSchema } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import * as z from 'zod'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../../messages/gate.ts'
import { buildLink } from '../../../routes.ts'
import type { Cookies } from '../../session/cookies.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import type { GateDeps } from '../gate-deps.ts'
import { parseJsonAnswer } from '../../transport/upstream.ts'
import { toUpstreamRequest } from '../../transport/upstream-request.ts'
import type { Visitor } from '../../session/visitor.ts'

/** The trusted parts of a sign-in link: the token and its lifetime in minutes. */
const signInLink = z.object({ token: z.string(), expiresIn: z.number().optional() })

type SignInLink = z.infer<typeof signInLink>

const context = 'sign-in link'

/** Stores a sign-in link sealed in the browser until the user confirms it. */
export function savePendingLink(site: GateDeps, cookies: Cookies, { token, expiresIn }: SignInLink): void {
  cookies.linkSignIn.write(site.seal.close(JSON.stringify({ token, expiresIn }), context))
}

export function readPendingLink(site: GateDeps, cookies: Cookies): SignInLink | undefined {
  const opened = site.seal.open(cookies.linkSignIn.read() ?? '', context)
  return opened === undefined ? undefined : signInLink.parse(JSON.parse(opened))
}

/** The owner of a token according to the upstream. Name and role in an address are not trusted. */
export async function fetchTokenOwner(site: GateDeps, { locals }: APIContext, token: string) {
  const answer = await site.upstream.send(toUpstreamRequest(buildCall('me', {}), { token }))
  if (answer.kind === 'unreachable') return 'unreachable'
  if (answer.status === 502) locals.hasBadGateway = true
  const me = getResponseSchema(meAnswer).safeParse(await parseJsonAnswer(answer))
  return me.success && answer.status < 300 ? me.data.user : undefined
}

/** Signs in with the token of a link. Returns undefined and sets a toast when the token is invalid. */
export async function signInWithLink(
  site: GateDeps,
  page: APIContext,
  { cookies, session }: Visitor,
  { token, expiresIn }: SignInLink,
): Promise<string | undefined> {
  const owner = await fetchTokenOwner(site, page, token)
  if (owner === 'unreachable' || !owner) {
    cookies.toast('error', owner ? gateMessages.unreachable : signInTokenMessages.linkInvalid)
    return undefined
  }
  const isSuperAdmin = owner.is_super_admin === true
  const life = { issuedAtMs: site.now(), expiresIn: parseMinutes(expiresIn) }
  const grant = { email: '', token, life, isSuperAdmin, isVerified: true, lastLogin: undefined }
  try {
    const { id } = await site.sessions.start(grant, session)
    cookies.writeSession(id, site.settings.maxMs)
  } catch (error) {
    if (!(error instanceof StoreUnreachableError)) throw error
    cookies.toast('error', gateMessages.unreachable)
    return undefined
  }
  cookies.linkSignIn.drop()
  return buildLink('dashboard')
}
