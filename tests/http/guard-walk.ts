import { decideGuard } from '@draftdesk/auth-core/guard'
import type { SessionCheckResult } from '@draftdesk/auth-core'
import type { Decision } from '@draftdesk/auth-core/guard'
import { gateMessages } from '../../src/messages/gate.ts'
import { buildLink, routes } from '../../src/routes.ts'
import { guardTargets } from '../../src/server/gate/guard-targets.ts'
import type { Route, RouteName } from '../../src/routes.ts'
import type { Browser } from './browser.ts'

/** The guard's facts about a visitor. */
export interface Visitor {
  readonly verdict: SessionCheckResult
  readonly adminHint: boolean
}

const routeNames = Object.keys(routes) as RouteName[]
const maxHops = 3

/** All page addresses: without optional parameters, and with all parameters and a query. */
export const addresses: readonly string[] = routeNames.flatMap((name) => {
  const { pattern } = routes[name]
  const parameters = [...pattern.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, key = '']) => [key, 'made-up'])
  if (parameters.length === 0) return [buildLink(name)]
  const whole = buildLink(name, Object.fromEntries(parameters) as Record<string, never>, { filter: 'drafts' })
  return /\[\w/.test(pattern) ? [whole] : [buildLink(name), whole]
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

/** The redirect target of a decision. Undefined if the page is shown. */
function findTarget(decision: Decision): string | undefined {
  if (decision.kind === 'enter') return undefined
  return decision.kind === 'refuse' ? buildLink('error') : decision.to
}

const expectedStatuses: Readonly<Record<string, number>> = {
  [routes.notFound.pattern]: 404,
  [routes.crash.pattern]: 500,
}

/** The pending toasts of a browser. */
function readFlash(browser: Browser): string {
  return Buffer.from(browser.cookies.get('flash') ?? '', 'base64url').toString()
}

/** Finds missing and unexpected toasts. */
function findToastProblems(shown: string, due: ReadonlySet<string>): string[] {
  return (['documentNeeded', 'connectionNeeded'] as const)
    .filter((toast) => shown.includes(gateMessages[toast]) !== due.has(toast))
    .map((toast) => `the toast ${toast} is ${due.has(toast) ? 'missing' : 'there'}`)
}

/**
 * Visits an address, follows its redirects, and returns the steps that differ from `decideGuard`. `seen`
 * remembers visited pages with their toasts.
 */
export async function walkGuard(
  browser: Browser,
  { verdict, adminHint }: Visitor,
  start: string,
  seen: Set<string>,
): Promise<string[]> {
  const due = new Set<string>()
  const way = [start]
  for (;;) {
    const at = way.at(-1) ?? start
    const say = (problem: string) => `${way.join(' > ')}: ${problem}`
    const route = findRoute(at)
    const decision = decideGuard(verdict, route, { path: at, adminHint }, guardTargets)
    const target = findTarget(decision)
    const isOwn = target === undefined && route.pattern.includes('[')
    const view = [at, ...due].join(' ')
    if (way.length > 1 && target === undefined && seen.has(view))
      return findToastProblems(readFlash(browser), due).map(say)
    if (target === undefined) seen.add(view)
    const answer = await browser.get(at)
    if (answer.location !== target && !isOwn) return [say(`goes to ${answer.location}, not ${target}`)]
    if (decision.kind === 'redirect' && decision.toast) due.add(decision.toast)
    if (answer.location === undefined) {
      const isFound =
        answer.status === (expectedStatuses[route.pattern] ?? 200) || (isOwn && answer.status === 404)
      const problems = findToastProblems(answer.text, due)
      return [...(isFound ? [] : [`answers ${answer.status}`]), ...problems].map(say)
    }
    if (way.includes(answer.location)) return [say(`loops to ${answer.location}`)]
    way.push(answer.location)
    if (way.length > maxHops + 1) return [say('makes too many hops')]
  }
}
