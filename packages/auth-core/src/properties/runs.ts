import fc from 'fast-check'
import type { Failure } from '../testing/index.ts'

const dayMs = 86_400_000

const tabKinds = ['login', 'call', 'burst', 'me', 'switch', 'logout', 'wake', 'block', 'reopen'] as const

/** Something that happens in a tab. */
export interface TabStep {
  readonly kind: (typeof tabKinds)[number]
  readonly tab: number
}

/** Something that happens to a browser with tabs, or to the server behind it. */
export type RunStep =
  | TabStep
  | { readonly kind: 'expire' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'network'; readonly failure: Failure | undefined }
  | { readonly kind: 'jump'; readonly ms: number }
  | { readonly kind: 'pass'; readonly ms: number }

const weights: Readonly<Record<TabStep['kind'], number>> = {
  login: 6,
  call: 8,
  burst: 4,
  me: 2,
  switch: 4,
  logout: 4,
  wake: 1,
  block: 1,
  reopen: 1,
}

const failures = fc.constantFrom<(Failure | undefined)[]>(
  undefined,
  undefined,
  'offline',
  'lost',
  500,
  502,
  503,
)

const step: fc.Arbitrary<RunStep> = fc.oneof(
  ...tabKinds.map((kind) => ({
    weight: weights[kind],
    arbitrary: fc.record({ kind: fc.constant(kind), tab: fc.nat(1) }),
  })),
  { weight: 8, arbitrary: fc.constant({ kind: 'expire' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'revoke' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), failure: failures }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('jump' as const), ms: fc.constantFrom(-dayMs, dayMs) }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 5, 10, 20, 40, 6000, 12_000),
    }),
  },
)

/** A browser's life at random. */
export const runs = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 30, size: 'max' }),
  latencies: fc.array(fc.constantFrom(1, 5, 10, 20, 40, 4000, 11_000), { minLength: 1, maxLength: 8 }),
  hasLock: fc.boolean(),
  isSuperAdmin: fc.boolean(),
})

/** A simulated browser: its events, the speed of the server, and the presence of Web Locks. */
export type Run = typeof runs extends fc.Arbitrary<infer T> ? T : never
