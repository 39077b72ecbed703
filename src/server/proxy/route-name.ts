import type { IncomingMessage } from 'node:http'
import { calls } from '@draftdesk/contract'
import { findRoute } from '../../routes.ts'
import { callPrefix } from './call-prefix.ts'

const knownCalls: readonly { method: string; path: string; pattern: RegExp }[] = Object.values(calls).map(
  ({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }),
)

/** Names the route of a request for logs: a call, a page, or a general word. */
export function findRouteName({
  method = 'GET',
  url = '/',
}: Pick<IncomingMessage, 'method' | 'url'>): string {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  if (!path.startsWith(callPrefix)) return findRoute(path)?.pattern ?? 'page'
  return (
    knownCalls.find((call) => call.method === method && call.pattern.test(path))?.path ?? `${callPrefix}*`
  )
}
