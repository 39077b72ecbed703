import { describe, expect, test } from 'vitest'
import { decideGuard, enumerateGuard, safeReturnTo, type Decision, type Verdict } from './index.ts'
import { proveGuard, specPages } from './testing/index.ts'

describe('enumerateGuard', () => {
  test('reaches at least 50,000 nodes, each once', () => {
    const nodes = [...enumerateGuard(specPages)].map((node) => JSON.stringify(node))
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
const few = specPages.filter(({ path }) =>
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
  ].includes(path),
)

describe('proveGuard', () => {
  test('proves the table of the spec: no loop, at most 3 hops, verified renders, a way to the dashboard', () => {
    const startedMs = performance.now()
    const proof = proveGuard(specPages)
    expect(proof.problems).toEqual([])
    expect(proof.longest).toBeLessThanOrEqual(3)
    expect(proof.nodes).toBeGreaterThanOrEqual(50_000)
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })

  const swing = (_verdict: Verdict, _route: unknown, { path }: { path: string }): Decision => ({
    kind: 'redirect',
    to: path === '/signin' ? '/dashboard' : '/signin',
  })

  test('finds a loop', () => {
    expect(proveGuard(few, swing).problems[0]).toMatch(/^More than 3 hops/)
  })

  test('finds a loop that waits behind a set-up page', () => {
    const { problems } = proveGuard(few, (verdict, route, visit) =>
      verdict.kind === 'verified' && verdict.store?.isOnboarded === true
        ? swing(verdict, route, visit)
        : decideGuard(verdict, route, visit),
    )
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.every((problem) => problem.startsWith('More than 3 hops'))).toBe(true)
  })

  test('finds a guarded page without a verified verdict', () => {
    const { problems } = proveGuard(few, () => ({ kind: 'enter' }))
    expect(problems[0]).toMatch(/^Entered without a verified verdict/)
  })

  test('finds a redirect into nowhere', () => {
    const { problems } = proveGuard(
      [...few, { path: '/admin', access: 'admin', place: 'adminHome' } as const].filter(
        ({ path }) => path !== '/error',
      ),
    )
    expect(problems[0]).toMatch(/^Nothing is at \/error/)
  })

  test('finds a person who cannot reach the dashboard', () => {
    const stuck = proveGuard(few, (verdict, route, visit) =>
      route.place === 'home' && verdict.kind === 'verified'
        ? { kind: 'redirect', to: '/error' }
        : route.access === 'open' || verdict.kind === 'verified'
          ? { kind: 'enter' }
          : decideGuard(verdict, route, visit),
    )
    expect(stuck.problems[0]).toMatch(/^No way to the dashboard/)
    const circling = proveGuard(few, (verdict, route, visit) =>
      route.place === 'policies' && verdict.kind === 'verified'
        ? { kind: 'enter' }
        : route.place === 'home' && verdict.kind === 'verified' && verdict.store
          ? { kind: 'redirect', to: '/policies-page' }
          : decideGuard(verdict, route, visit),
    )
    expect(circling.problems[0]).toMatch(/^No way to the dashboard/)
  })

  test('finds a set-up page shown without a store', () => {
    expect(() =>
      proveGuard(few, (verdict, route, visit) =>
        route.place === 'home' && verdict.kind === 'verified'
          ? { kind: 'redirect', to: '/welcome-page' }
          : route.place === 'welcome'
            ? { kind: 'enter' }
            : decideGuard(verdict, route, visit),
      ),
    ).toThrow('without a store')
  })
})

describe('decideGuard', () => {
  test('sends people back to safe addresses only', () => {
    for (const { verdict, page, visit } of enumerateGuard(specPages)) {
      const decision = decideGuard(verdict, page, visit)
      if (decision.kind !== 'redirect') continue
      const back = new URL(decision.to, 'http://site.invalid').searchParams
      for (const name of ['from', 'lastPage']) {
        const value = back.get(name)
        if (value !== null && safeReturnTo(value) !== value) throw new Error(`Unsafe: ${decision.to}`)
      }
    }
  })
})
