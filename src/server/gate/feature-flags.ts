import { hash } from 'node:crypto'
import type { ActiveUser, SessionCheckResult } from '@draftdesk/auth-core'
import { featureFlagNames } from '../locals.ts'
import type { FeatureFlags } from '../locals.ts'
import type { FlagRule, FlagRules } from '../settings.ts'

type FlagUser = Pick<ActiveUser, 'id' | 'isSuperAdmin'>

/** Used when the user is unknown, so that a page looks the same at every failure. */
const sampleFlagUser: FlagUser = { id: 'sample', isSuperAdmin: false }

/**
 * Evaluates every feature for the user, or for the sample user if the session check failed. A feature without
 * a rule is on, and a percentage always selects the same users.
 *
 * @example evaluateFeatureFlags({ preview: 25 }, verdict) // preview is true for a quarter of all, live for everybody
 */
export function evaluateFeatureFlags(rules: FlagRules, verdict: SessionCheckResult): FeatureFlags {
  const user = verdict.kind === 'verified' ? verdict.user : sampleFlagUser
  return Object.fromEntries(
    featureFlagNames.map((name) => [name, isFeatureFlagOn(name, rules[name] ?? 'on', user)]),
  ) as FeatureFlags
}

function isFeatureFlagOn(name: string, rule: FlagRule, { id, isSuperAdmin }: FlagUser): boolean {
  if (rule === 'on' || rule === 'off') return rule === 'on'
  if (rule === 'super-admins') return isSuperAdmin
  return Number.parseInt(hash('sha256', `${name} ${id}`, 'hex').slice(0, 8), 16) % 100 < rule
}
