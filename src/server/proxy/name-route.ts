import type { IncomingMessage } from 'node:http'
import { calls } from '@draftdesk/contract'
import { findRoute } from '../../routes.ts'
import { callPrefix } from './prefix.ts'

const known: readonly { method: string; path: string; pattern: RegExp }[] = Object.values(calls).map(
  ({ method, path }) => ({
    method,
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }),
)

/** The pattern of a request's route: a call of the contract, a page by its whole path, or a word for anything else. */
export function nameRoute({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  if (!path.startsWith(callPrefix)) return findRoute(path)?.pattern ?? 'page'
  return known.find((call) => call.method === method && call.pattern.test(path))?.path ?? `${callPrefix}*`
}
