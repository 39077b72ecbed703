import fc from 'fast-check'
import type { Failure } from '../testing/index.ts'

const dayMs = 86_400_000

const tabStepKinds = ['login', 'call', 'burst', 'me', 'switch', 'logout', 'wake', 'block', 'reopen'] as const

/** An event in a tab. */
export interface TabStep {
  readonly kind: (typeof tabStepKinds)[number]
  readonly tab: number
}

/** An event in a browser with tabs, or on its server. */
export type SessionRunStep =
  | TabStep
  | { readonly kind: 'expire' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'network'; readonly failure: Failure | undefined }
  | { readonly kind: 'jump'; readonly ms: number }
  | { readonly kind: 'pass'; readonly ms: number }

const stepWeights: Readonly<Record<TabStep['kind'], number>> = {
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

const anyFailure = fc.constantFrom<(Failure | undefined)[]>(
  undefined,
  undefined,
  'offline',
  'lost',
  500,
  502,
  503,
)

const anyStep: fc.Arbitrary<SessionRunStep> = fc.oneof(
  ...tabStepKinds.map((kind) => ({
    weight: stepWeights[kind],
    arbitrary: fc.record({ kind: fc.constant(kind), tab: fc.nat(1) }),
  })),
  { weight: 8, arbitrary: fc.constant({ kind: 'expire' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'revoke' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), failure: anyFailure }) },
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

/** Arbitrary runs of a browser. */
export const anySessionRun = fc.record({
  steps: fc.array(anyStep, { minLength: 4, maxLength: 30, size: 'max' }),
  latencies: fc.array(fc.constantFrom(1, 5, 10, 20, 40, 4000, 11_000), { minLength: 1, maxLength: 8 }),
  hasLock: fc.boolean(),
  isSuperAdmin: fc.boolean(),
})

/** A simulated browser: its events, the speed of the server, and the presence of Web Locks. */
export type SessionRun = typeof anySessionRun extends fc.Arbitrary<infer T> ? T : never
