import type { SessionCheckResult } from '@draftdesk/auth-core'
import { describe, expect, test } from 'vitest'
import { evaluateFeatureFlags } from './feature-flags.ts'

const asked = (id: string, isSuperAdmin = false): SessionCheckResult => ({
  kind: 'verified',
  user: {
    id,
    firstName: 'Ada',
    lastName: 'L',
    email: 'ada@example.test',
    profileImage: undefined,
    preferedLanguage: undefined,
    isActive: true,
    isVerified: true,
    isSuperAdmin,
  },
  store: undefined,
  role: undefined,
  permissions: [],
})

describe('evaluateFeatureFlags', () => {
  test('switches a feature that has no rule on', () => {
    expect(evaluateFeatureFlags({}, asked('1'))).toEqual({ live: true, preview: true })
  })

  test('switches a feature on for everybody, for nobody or for super administrators', () => {
    expect(evaluateFeatureFlags({ live: 'on', preview: 'off' }, asked('1', true))).toEqual({
      live: true,
      preview: false,
    })
    expect(evaluateFeatureFlags({ preview: 'super-admins' }, asked('1')).preview).toBe(false)
    expect(evaluateFeatureFlags({ preview: 'super-admins' }, asked('1', true)).preview).toBe(true)
  })

  test('switches a share on for that share of people, always the same', () => {
    const on = Array.from({ length: 1000 }, (_, id) => evaluateFeatureFlags({ live: 25 }, asked(String(id))))
    const count = on.filter(({ live }) => live).length
    expect(count).toBeGreaterThan(200)
    expect(count).toBeLessThan(300)
    expect(on.slice(0, 20).flatMap(({ live }, id) => (live ? [id] : []))).toEqual([5, 9, 10, 19])
    const whoever = (share: number) =>
      on.filter((_, id) => evaluateFeatureFlags({ live: share }, asked(String(id))).live)
    expect(whoever(0)).toEqual([])
    expect(whoever(100)).toHaveLength(1000)
  })

  test.each(['anonymous', 'unreachable', 'badGateway'] as const)(
    'asks for a sample user when the check says %s',
    (kind) => {
      const rules = { live: 50, preview: 'super-admins' } as const
      expect(evaluateFeatureFlags(rules, { kind })).toEqual(evaluateFeatureFlags(rules, asked('sample')))
    },
  )
})
