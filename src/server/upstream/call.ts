import type { APIContext } from 'astro'
import { getSite } from '../site.ts'
import { findVisitor } from '../session/visitor.ts'
import type { UpstreamRequest } from '../transport/upstream.ts'
import { settleAnswer } from './ask.ts'
import type { Asked } from './ask.ts'
import { takeRead } from './reads.ts'
import { pickHeaders } from './relay.ts'

/** A call of a page in its visitor's name: `json` becomes its body. */
export interface PageCall extends Omit<UpstreamRequest, 'body' | 'headers'> {
  readonly json?: unknown
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

/** Makes a call to the upstream by its path. A page calls by name: `locals.visit.call` is the way, and this one ends with the pages that are left. */
export async function callAs(context: APIContext, { json, fallback, ...call }: PageCall): Promise<Asked> {
  const site = getSite()
  const started = call.method === 'GET' ? takeRead(context, call.path) : undefined
  const picked = pickHeaders(site, context.request.headers, context.clientAddress)
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  const headers = { ...picked, ...(json !== undefined && { 'content-type': 'application/json' }) }
  const send = async () =>
    site.authorize((await findVisitor(site, context)).session, { ...call, ...body, headers })
  return settleAnswer(context, await (started ?? send()), fallback)
}
