import { parseMinutes } from '@draftdesk/auth-core'
import { meAnswer, readingOf } from '@draftdesk/contract'
import type { Verdict } from '@draftdesk/auth-core'
import type { APIContext } from 'astro'
import { z } from 'zod'
import { arrivalMessages } from '../../messages/arrivals.ts'
import { toasts } from '../../messages/toasts.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import type { Asked } from '../upstream/ask.ts'
import { finishGoogle } from './google.ts'
import { completeLogin } from './mint.ts'
import type { Site } from '../site.ts'
import { readJson } from '../upstream/upstream.ts'
import type { Visitor } from './visitor.ts'

/** The pages whose addresses may carry a way in (spec section 2, "Query parameters on auth pages"). */
const doors: ReadonlySet<string> = new Set([link('signin'), link('adminSignin'), link('signup')])

/** The parameters that carry one, and what comes with them. None of them stays in an address. */
const secrets = ['urltoken', 'email', 'expiry_in', 'is_super_admin', 'code', 'state', 'token', 'invite_id']

/**
 * Uses up a way in that an address carries, once, and tells where to go with a clean address; undefined when there is
 * none. Only a person's own navigation counts: a prefetch or an image of another page has no effect.
 */
export async function arrive(
  site: Site,
  context: APIContext,
  visitor: Visitor,
  verdict: Verdict,
): Promise<string | undefined> {
  const { request, url } = context
  const query = url.searchParams
  const way = ['urltoken', 'invite_id', 'code', 'token'].find((name) => query.has(name))
  if (way === undefined || request.method !== 'GET' || !doors.has(context.routePattern)) return undefined
  if (!isNavigation(request.headers)) return cleanAddress(url)
  const value = query.get(way) ?? ''
  if (way === 'invite_id') return acceptInvite(site, context, visitor, value)
  if (verdict.kind === 'verified') return `${link('home')}#log-out`
  if (way === 'urltoken') return enterWithToken(site, context, visitor, value)
  const asked =
    way === 'code' ? await finishGoogle(site, context, visitor) : await finishSso(site, context, value)
  if (!asked.ok) return fail(visitor, url, asked.error)
  const outcome = await completeLogin(site, visitor.cookies, visitor.session, asked.body)
  if (outcome === 'unreadable' || outcome === 'away') return fail(visitor, url, arrivalMessages.failed)
  return outcome === 'unverified' ? link('verifyEmail') : link('home')
}

/** `urltoken`: the token proves itself at /me; what the address says of address and rank is not believed. */
async function enterWithToken(
  site: Site,
  context: APIContext,
  { cookies, session }: Visitor,
  token: string,
): Promise<string> {
  const answer = await site.upstream.send({ method: 'GET', path: '/v1/auth/me', token })
  const me = answer.kind === 'answer' ? readingOf(meAnswer).safeParse(await readJson(answer)) : undefined
  if (!me?.success) {
    cookies.addFlash({ tone: 'error', text: arrivalMessages.linkInvalid })
    return cleanAddress(context.url)
  }
  const { is_super_admin: isSuperAdmin } = me.data.user
  const grant = {
    email: '',
    token,
    life: { issuedAtMs: site.now(), expiresIn: parseMinutes(context.url.searchParams.get('expiry_in')) },
    isSuperAdmin: isSuperAdmin === true,
    isVerified: true,
    lastLogin: undefined,
  }
  const { id } = await site.sessions.start(grant, session)
  cookies.writeSession(id, site.settings.maxMs)
  return link('dashboard')
}

/** Our own server says whose invitation it was; the forms of the page then have the address. */
const inviteAccepted = z.object({ email: z.string().min(1).max(320) })

async function acceptInvite(
  site: Site,
  context: APIContext,
  { cookies, session }: Visitor,
  inviteId: string,
): Promise<string> {
  const asked = await ask(site, context, {
    session,
    method: 'POST',
    path: '/v1/invites/accept',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invite_id: inviteId }),
    fallback: arrivalMessages.failed,
  })
  if (asked.ok) {
    cookies.addFlash({ tone: 'success', text: toasts.inviteAccepted })
    const invited = inviteAccepted.safeParse(asked.body)
    if (!session && invited.success) cookies.writePendingEmail(invited.data.email)
    return session ? link('selectStore') : cleanAddress(context.url)
  }
  cookies.addFlash({ tone: 'error', text: asked.error })
  if (session) return link('home')
  const clean = cleanAddress(context.url)
  return `${clean}${clean.includes('?') ? '&' : '?'}invite=failed`
}

function finishSso(site: Site, context: APIContext, token: string): Promise<Asked> {
  return ask(site, context, {
    method: 'POST',
    path: '/v1/auth/sp/callback',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    fallback: arrivalMessages.failed,
  })
}

function fail({ cookies }: Visitor, url: URL, text: string): string {
  cookies.addFlash({ tone: 'error', text })
  return cleanAddress(url)
}

/** The address without anything that only its first use needed. */
function cleanAddress(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of secrets) query.delete(name)
  return query.size > 0 ? `${url.pathname}?${query.toString()}` : url.pathname
}

/** True for a visit that a person made; a browser that says nothing about it is believed. */
function isNavigation(headers: Headers): boolean {
  const isPrefetch = headers.get('sec-purpose')?.includes('prefetch') ?? false
  return !isPrefetch && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}
