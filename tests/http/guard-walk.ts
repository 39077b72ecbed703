import { decideGuard } from 'auth-core'
import type { Decision, Verdict } from 'auth-core'
import { gateMessages } from '../../src/messages/gate.ts'
import { link, routes } from '../../src/routes.ts'
import type { Route, RouteName } from '../../src/routes.ts'
import { openBrowser } from './browser.ts'

/** What the guard knows of whoever visits. */
export interface Visitor {
  readonly verdict: Verdict
  readonly adminHint: boolean
}

const names = Object.keys(routes) as RouteName[]
const maxHops = 3

/** Every page's address: bare where its parameters may be left out, and with all of them, if it has any, and a query. */
export const addresses: readonly string[] = names.flatMap((name) => {
  const { pattern } = routes[name]
  const parameters = [...pattern.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, key = '']) => [key, 'made-up'])
  if (parameters.length === 0) return [link(name)]
  const whole = link(name, Object.fromEntries(parameters) as Record<string, string>, { filter: 'drafts' })
  return /\[\w/.test(pattern) ? [whole] : [link(name), whole]
})

const matchers = Object.values<Route>(routes)
  .toSorted((a, b) => Number(a.pattern.includes('[')) - Number(b.pattern.includes('[')))
  .map((route) => ({
    route,
    matches: new RegExp(
      `^${route.pattern.replace(/\/\[\.\.\.\w+\]/g, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+')}$`,
    ),
  }))

function findRoute(address: string): Route {
  const path = address.replace(/[?#].*/, '')
  const found = matchers.find(({ matches }) => matches.test(path))
  if (!found) throw new Error(`No page is at ${address}`)
  return found.route
}

/** Where a decision leads, or undefined: to the page itself. */
function targetOf(decision: Decision): string | undefined {
  if (decision.kind === 'enter') return undefined
  return decision.kind === 'refuse' ? link('error') : decision.to
}

const statuses: Readonly<Record<string, number>> = {
  [routes.notFound.pattern]: 404,
  [routes.crash.pattern]: 500,
}

/**
 * Visits an address and follows where it leads, asking `decideGuard` at each step; returns all that is not as it says. A page
 * with parameters may lead on by itself when it finds nothing by their values.
 */
export async function walkGuard(
  siteUrl: string,
  cookies: ReadonlyMap<string, string>,
  { verdict, adminHint }: Visitor,
  start: string,
): Promise<string[]> {
  const browser = openBrowser(siteUrl)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  const due = new Set<string>()
  const way = [start]
  for (;;) {
    const at = way.at(-1) ?? start
    const route = findRoute(at)
    const answer = await browser.get(at)
    const decision = decideGuard(verdict, route, { path: at, adminHint })
    const target = targetOf(decision)
    const isOwn = target === undefined && route.pattern.includes('[')
    if (answer.location !== target && !isOwn)
      return [`${way.join(' > ')}: goes to ${answer.location}, not ${target}`]
    if (decision.kind === 'redirect' && decision.toast) due.add(decision.toast)
    if (answer.location === undefined) {
      const status = statuses[route.pattern] ?? 200
      const isFound = answer.status === status || (isOwn && answer.status === 404)
      return [
        ...(isFound ? [] : [`${way.join(' > ')}: answers ${answer.status}`]),
        ...(['documentNeeded', 'connectionNeeded'] as const)
          .filter((toast) => answer.text.includes(gateMessages[toast]) !== due.has(toast))
          .map(
            (toast) => `${way.join(' > ')}: the toast ${toast} is ${due.has(toast) ? 'missing' : 'there'}`,
          ),
      ]
    }
    if (way.includes(answer.location)) return [`${way.join(' > ')}: a loop to ${answer.location}`]
    way.push(answer.location)
    if (way.length > maxHops + 1) return [`${way.join(' > ')}: too many hops`]
  }
}
