import { buildCall, errorReportRequest } from '@draftdesk/contract'
import { findClientAddress, toAddressRateLimitKey, redactSecrets } from '@draftdesk/server-kit'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { findOriginProblem } from '../gate/forms/form-origin.ts'
import { readBodyUpToLimit } from '../gate/forms/posted-form.ts'
import { toUpstreamRequest } from '../transport/upstream-request.ts'
import { pickUpstreamHeaders } from '../upstream/proxy-response.ts'
import type { ProxyDeps } from './proxy-deps.ts'

/** Longest report that is read. */
const reportBytes = 65_536

/** Passes on crash reports of browsers, without personal data and with a rate limit. */
export async function forwardErrorReport(site: ProxyDeps, context: APIContext): Promise<Response> {
  const { request } = context
  if (findOriginProblem(request, site.settings.siteOrigin, true)) {
    return Response.json({ detail: gateMessages.foreignForm }, { status: 403 })
  }
  const forwarded = request.headers.get('x-forwarded-for')
  const client = toAddressRateLimitKey(
    findClientAddress(context.clientAddress, forwarded, site.settings.trustProxy),
  )
  if (!site.mayReport(client)) {
    return Response.json({ detail: gateMessages.tooMany }, { status: 429, headers: { 'retry-after': '60' } })
  }
  const text = await readBodyUpToLimit(request, reportBytes)
  if (text === 'tooLarge') return Response.json({ detail: gateMessages.tooLarge }, { status: 413 })
  const report = errorReportRequest.safeParse(parseJson(text.toString()))
  if (!report.success) return Response.json({ detail: gateMessages.notAReport }, { status: 422 })
  const { error, stack, alertType, project } = report.data
  const clean = { error: redactSecrets(error), stack: redactSecrets(stack ?? ''), alertType, project }
  const headers = pickUpstreamHeaders(site, request.headers, context.clientAddress)
  const answer = await site.upstream.send(toUpstreamRequest(buildCall('notify', clean), { headers }))
  if (answer.kind === 'answer') await answer.body.dump()
  return new Response(null, { status: 204 })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
