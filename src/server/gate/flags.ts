import { hash } from 'node:crypto'
import type { ActiveUser, Verdict } from '@draftdesk/auth-core'
import type { Flags } from '../locals.ts'

/** For whom a feature is switched on: everybody, super administrators, or so many in a hundred. */
export type FlagRule = 'on' | 'super-admins' | number

/** The features that an operator set, by name. */
export type FlagRules = Readonly<Record<string, FlagRule>>

type FlagUser = Pick<ActiveUser, 'id' | 'isSuperAdmin'>

/** Stands for whoever asks while nobody knows who that is, so that a page looks the same at every failure. */
const sampleUser: FlagUser = { id: 'sample', isSuperAdmin: false }

/**
 * Evaluates the features for the active user, or for the sample user when the session check found none. A share of
 * people is always the same people.
 *
 * @example evaluateFlags({ composer: 25 }, verdict) // { composer: true } for a quarter of all
 */
export function evaluateFlags(rules: FlagRules, verdict: Verdict): Flags {
  const user = verdict.kind === 'verified' ? verdict.user : sampleUser
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, isOn(name, rule, user)]))
}

function isOn(name: string, rule: FlagRule, { id, isSuperAdmin }: FlagUser): boolean {
  if (rule === 'on') return true
  if (rule === 'super-admins') return isSuperAdmin
  return Number.parseInt(hash('sha256', `${name} ${id}`, 'hex').slice(0, 8), 16) % 100 < rule
}
