import { notifyRequest } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { findAddress } from '../address.ts'
import { findOriginProblem } from '../gate/origin.ts'
import { pickHeaders } from '../upstream/relay.ts'
import type { Site } from '../site.ts'

/** Longest report that is read, in characters. */
const reportLength = 20_000

/** What must not leave in a report: addresses, and anything long enough to be a token. */
const personal = /[^\s@"'<>]+@[^\s@"'<>]+|\b[\w-]{24,}(?:\.[\w-]+)*|(?:token|code|password|secret)=[^&\s]+/gi

/** POST /api/v1/notify (spec section 7): passes a browser's crash report on, without what is personal, so many a minute. */
export async function passReport(site: Site, context: APIContext): Promise<Response> {
  const { request } = context
  if (findOriginProblem(request, site.settings.siteOrigin, true)) {
    return Response.json({ detail: gateMessages.foreignForm }, { status: 403 })
  }
  if (!site.mayReport(findAddress(context.clientAddress, request.headers, site.settings.trustProxy))) {
    return Response.json({ detail: gateMessages.tooMany }, { status: 429, headers: { 'retry-after': '60' } })
  }
  const report = notifyRequest.safeParse(parse((await request.text()).slice(0, reportLength)))
  if (!report.success) return Response.json({ detail: gateMessages.notAReport }, { status: 422 })
  const { error, stack, alertType, project } = report.data
  const clean = { error: scrub(error), stack: scrub(stack ?? ''), alertType, project }
  const answer = await site.upstream.send({
    method: 'POST',
    path: '/api/v1/notify',
    headers: {
      ...pickHeaders(site, request.headers, context.clientAddress),
      'content-type': 'application/json',
    },
    body: JSON.stringify(clean),
  })
  if (answer.kind === 'answer') await answer.body.dump()
  return new Response(null, { status: 204 })
}

/** Takes addresses, tokens and secrets out of a text. */
export function scrub(text: string): string {
  return text.replace(personal, '[removed]')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
