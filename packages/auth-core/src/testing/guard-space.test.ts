import { describe, expect, test } from 'vitest'
import { decideGuard, safeReturnTo } from '../guard.ts'
import type { Decision, GuardTargets } from '../guard.ts'
import type { SessionCheckResult } from '../index.ts'
import { draftdeskPages, draftdeskTargets, enumerateGuard, proveGuard } from './index.ts'
import type { GuardPage } from './index.ts'

describe('enumerateGuard', () => {
  test('reaches at least 50,000 nodes, each once', () => {
    const nodes = [...enumerateGuard(draftdeskPages)].map((node) => JSON.stringify(node))
    expect(nodes.length).toBeGreaterThanOrEqual(50_000)
    expect(new Set(nodes).size).toBe(nodes.length)
  })

  test('knows every verdict and every permission of the pages', () => {
    const kinds = new Set<string>()
    const permissions = new Set<string>()
    for (const { verdict } of enumerateGuard([
      { path: '/x', access: 'store', place: 'other', permission: 'write' },
    ])) {
      kinds.add(verdict.kind)
      if (verdict.kind === 'verified') permissions.add(verdict.permissions.join())
    }
    expect([...kinds].sort()).toEqual(['anonymous', 'badGateway', 'unreachable', 'verified'])
    expect([...permissions].sort()).toEqual(['', 'write'])
  })
})

/** A table small enough to be proven wrong in no time. */
const few = draftdeskPages.filter(({ path }) =>
  [
    '/',
    '/signin',
    '/admin-signin',
    '/dashboard',
    '/welcome-page',
    '/error',
    '/502-error',
    '/admin/dashboard-page',
    '/select-store',
    '/policies-page',
    '/integration-page',
    '/two-step-page',
  ].includes(path),
)

describe('proveGuard', () => {
  test('proves the pages of Draftdesk: no loop, at most 3 hops, verified renders, a way to the dashboard', () => {
    const startedMs = performance.now()
    const proof = proveGuard(draftdeskPages, draftdeskTargets)
    expect(proof.problems).toEqual([])
    expect(proof.longest).toBeLessThanOrEqual(3)
    expect(proof.nodes).toBeGreaterThanOrEqual(50_000)
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })

  const swing = (_verdict: SessionCheckResult, _route: unknown, { path }: { path: string }): Decision => ({
    kind: 'redirect',
    to: path === '/signin' ? '/dashboard' : '/signin',
  })

  test('finds a loop', () => {
    expect(proveGuard(few, draftdeskTargets, swing).problems[0]).toMatch(/^More than 3 hops/)
  })

  test('finds a loop that waits behind a set-up page', () => {
    const { problems } = proveGuard(few, draftdeskTargets, (verdict, route, visit, targets) =>
      verdict.kind === 'verified' && verdict.store?.isOnboarded === true
        ? swing(verdict, route, visit)
        : decideGuard(verdict, route, visit, targets),
    )
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.every((problem) => problem.startsWith('More than 3 hops'))).toBe(true)
  })

  test('finds a guarded page without a verified verdict', () => {
    const { problems } = proveGuard(few, draftdeskTargets, () => ({ kind: 'enter' }))
    expect(problems[0]).toMatch(/^Entered without a verified verdict/)
  })

  test('finds a redirect into nowhere', () => {
    const { problems } = proveGuard(
      [...few, { path: '/admin', access: 'admin', place: 'adminHome' } as const].filter(
        ({ path }) => path !== '/error',
      ),
      draftdeskTargets,
    )
    expect(problems[0]).toMatch(/^Nothing is at \/error/)
  })

  test('finds a person who cannot reach the dashboard', () => {
    const stuck = proveGuard(few, draftdeskTargets, (verdict, route, visit, targets) =>
      route.place === 'home' && verdict.kind === 'verified'
        ? { kind: 'redirect', to: '/error' }
        : route.access === 'open' || verdict.kind === 'verified'
          ? { kind: 'enter' }
          : decideGuard(verdict, route, visit, targets),
    )
    expect(stuck.problems[0]).toMatch(/^No way to the dashboard/)
    const circling = proveGuard(few, draftdeskTargets, (verdict, route, visit, targets) =>
      route.place === 'policies' && verdict.kind === 'verified'
        ? { kind: 'enter' }
        : route.place === 'home' && verdict.kind === 'verified' && verdict.store
          ? { kind: 'redirect', to: '/policies-page' }
          : decideGuard(verdict, route, visit, targets),
    )
    expect(circling.problems[0]).toMatch(/^No way to the dashboard/)
  })

  test('finds a set-up page shown without a store', () => {
    expect(() =>
      proveGuard(few, draftdeskTargets, (verdict, route, visit, targets) =>
        route.place === 'home' && verdict.kind === 'verified'
          ? { kind: 'redirect', to: '/welcome-page' }
          : route.place === 'welcome'
            ? { kind: 'enter' }
            : decideGuard(verdict, route, visit, targets),
      ),
    ).toThrow('without a store')
  })
})

/** Another product: its own addresses, its own error page. */
const others: GuardTargets = {
  signIn: '/login',
  adminSignIn: '/ops/login',
  home: '/start',
  dashboard: '/inbox',
  selectStore: '/shops',
  welcome: '/hello',
  policies: '/documents',
  integration: '/connect',
  twoStep: '/second-step',
  adminDashboard: '/ops',
  badGateway: '/later',
  error: '/no',
  authPages: ['/login', '/ops/login'],
}
const otherPages: readonly GuardPage[] = [
  { path: '/login', access: 'public', place: 'other' },
  { path: '/ops/login', access: 'public', place: 'other' },
  { path: '/later', access: 'open', place: 'other' },
  { path: '/no', access: 'open', place: 'other' },
  { path: '/start', access: 'store', place: 'home' },
  { path: '/inbox', access: 'store', place: 'dashboard' },
  { path: '/shops', access: 'store', place: 'selectStore' },
  { path: '/hello', access: 'store', place: 'welcome' },
  { path: '/documents', access: 'store', place: 'policies' },
  { path: '/connect', access: 'store', place: 'integration' },
  { path: '/second-step', access: 'store', place: 'twoStep' },
  { path: '/team', access: 'store', place: 'other', permission: 'team' },
  { path: '/ops', access: 'admin', place: 'adminDashboard' },
  { path: '/ops/start', access: 'admin', place: 'adminHome' },
]

describe('the guard of another product', () => {
  test('is proven on its own addresses, and sends people to no other', () => {
    expect(proveGuard(otherPages, others).problems).toEqual([])
    const paths = new Set(otherPages.map(({ path }) => path))
    for (const { verdict, page, visit } of enumerateGuard(otherPages)) {
      const decision = decideGuard(verdict, page, visit, others)
      if (decision.kind === 'redirect' && !paths.has(decision.to.replace(/\?.*/, '')))
        throw new Error(`Leads to ${decision.to}`)
    }
  })

  test.each(Object.keys(others).filter((name) => name !== 'authPages') as (keyof GuardTargets)[])(
    'is not proven when nothing is at its %s page',
    (name) => {
      const { problems } = proveGuard(otherPages, { ...others, [name]: '/nowhere' })
      expect(problems.length).toBeGreaterThan(0)
    },
  )

  test('names no sign-in page of its own to return to', () => {
    const anonymous: SessionCheckResult = { kind: 'anonymous' }
    const route = { access: 'store', place: 'other' } as const
    expect(decideGuard(anonymous, route, { path: '/login/again' }, others)).toMatchObject({ to: '/login' })
    expect(decideGuard(anonymous, route, { path: '/signin' }, others)).toMatchObject({
      to: '/login?from=%2Fsignin',
    })
  })
})

describe('decideGuard', () => {
  test('sends people back to safe addresses only', () => {
    for (const { verdict, page, visit } of enumerateGuard(draftdeskPages)) {
      const decision = decideGuard(verdict, page, visit, draftdeskTargets)
      if (decision.kind !== 'redirect') continue
      const back = new URL(decision.to, 'http://site.invalid').searchParams
      for (const name of ['from', 'lastPage']) {
        const value = back.get(name)
        if (value !== null && safeReturnTo(value) !== value) throw new Error(`Unsafe: ${decision.to}`)
      }
    }
  })
})
