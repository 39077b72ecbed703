import type { APIContext } from 'astro'
import { ask } from './ask.ts'
import type { Asked } from './ask.ts'
import { getSite } from '../site.ts'
import type { UpstreamRequest } from '../transport/upstream.ts'
import { findVisitor } from '../session/visitor.ts'

/** A call of a page in its visitor's name: `json` becomes its body. */
export interface PageCall extends UpstreamRequest {
  readonly json?: unknown
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

/** Makes a call to the upstream as the visitor of a page. */
export async function callAs(context: APIContext, { json, headers, ...call }: PageCall): Promise<Asked> {
  const site = getSite()
  // A read under way has its session already.
  const isUnderWay = call.method === 'GET' && context.locals.reads?.has(call.path)
  const session = isUnderWay ? undefined : (await findVisitor(site, context)).session
  return ask(site, context, {
    ...call,
    session,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
}
