import type { Verdict } from '@draftdesk/auth-core'
import { describe, expect, test } from 'vitest'
import { evaluateFlags } from './flags.ts'

const asked = (id: string, isSuperAdmin = false): Verdict => ({
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

describe('evaluateFlags', () => {
  test('switches a feature on for everybody or for super administrators', () => {
    const rules = { composer: 'on', audit: 'super-admins' } as const
    expect(evaluateFlags(rules, asked('1'))).toEqual({ composer: true, audit: false })
    expect(evaluateFlags(rules, asked('1', true))).toEqual({ composer: true, audit: true })
  })

  test('switches a share on for that share of people, always the same', () => {
    const on = Array.from({ length: 1000 }, (_, id) => evaluateFlags({ composer: 25 }, asked(String(id))))
    const count = on.filter(({ composer }) => composer).length
    expect(count).toBeGreaterThan(200)
    expect(count).toBeLessThan(300)
    expect(evaluateFlags({ composer: 0 }, asked('1'))).toEqual({ composer: false })
    expect(evaluateFlags({ composer: 100 }, asked('1'))).toEqual({ composer: true })
  })

  test.each(['anonymous', 'unreachable', 'badGateway'] as const)(
    'asks for a sample user when the check says %s',
    (kind) => {
      const rules = { composer: 50, audit: 'super-admins' } as const
      expect(evaluateFlags(rules, { kind })).toEqual(evaluateFlags(rules, asked('sample')))
    },
  )
})
