import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import type { PendingProofForm } from '../../models/identity-proof.ts'
import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { buildLink } from '../../routes.ts'
import { toAdminActivity } from '../admin-jobs/view.ts'
import { adminPeopleMessages as words } from './words.ts'

/** The color of a person's state. */
const personStateColors = {
  locked: 'red',
  unverified: 'amber',
  admin: 'iris',
  active: 'green',
} as const

type PersonFlags = Pick<
  ParsedAnswer<'adminPeople'>['people'][number],
  'is_locked' | 'is_verified' | 'is_super_admin'
>

const findPersonState = (person: PersonFlags): keyof typeof personStateColors => {
  if (person.is_locked) return 'locked'
  if (!person.is_verified) return 'unverified'
  return person.is_super_admin ? 'admin' : 'active'
}

/** A person as lists of the admin area show them. */
export function toListedPerson(person: ParsedAnswer<'adminPeople'>['people'][number], zone?: string) {
  const { id, name, email, stores, last_login: lastLogin, created_at: createdAt } = person
  const state = findPersonState(person)
  return {
    href: buildLink('adminPerson', { id }),
    name: name || email,
    email,
    facts: [
      email,
      words.stores(stores),
      words.lastLogin(lastLogin === null ? undefined : formatMoment(lastLogin, zone)),
    ].join(' · '),
    badge: { color: personStateColors[state], label: words.states[state] },
    created: words.created(formatDate(createdAt)),
  }
}

/** A person as their page shows them. */
export function toAdminPerson(person: ParsedAnswer<'adminPerson'>, zone?: string) {
  return {
    ...toListedPerson(person, zone),
    isSelf: person.is_self,
    isLocked: person.is_locked,
    isVerified: person.is_verified,
    isSuperAdmin: person.is_super_admin,
    hasTwoStep: person.has_two_step === true,
    memberOf: person.member_of.map(({ id, name, store_id: number, role }) => ({
      href: buildLink('adminStore', { id }),
      name,
      number: String(number),
      role,
    })),
    signIns: person.sign_ins.map(({ device, place, last_used_at: at }) => ({
      device: device || place,
      about: [place, words.person.lastUsed(formatMoment(at, zone))].filter(Boolean).join(' · '),
    })),
    activities: person.activities.map((entry) => toAdminActivity(entry, zone)),
  }
}

/** A person as their page shows them. */
export type AdminPerson = ReturnType<typeof toAdminPerson>

/** The forms of a person's page. */
export const personFormNames = ['lock', 'unlock', 'sign-out', 'code', 'two-step', 'grant', 'revoke'] as const

/** One of `personFormNames`. */
export type PersonFormName = (typeof personFormNames)[number]

/** The forms of a person's page that take a reason. */
export const personFormsWithReason: ReadonlySet<PersonFormName> = new Set([
  'lock',
  'unlock',
  'grant',
  'revoke',
])

/** Builds the call of a form, with the reason that it takes. */
export function buildPersonFormCall(form: PersonFormName, id: string, reason: string) {
  if (form === 'lock') return buildCall('lockPerson', { id, reason })
  if (form === 'unlock') return buildCall('unlockPerson', { id, reason })
  if (form === 'grant') return buildCall('grantSuperAdmin', { id, reason })
  if (form === 'revoke') return buildCall('revokeSuperAdmin', { id, reason })
  if (form === 'two-step') return buildCall('resetTwoStep', { id })
  return form === 'sign-out' ? buildCall('signOutPerson', { id }) : buildCall('resendPersonCode', { id })
}

/** A refused form of that page: the reason as it was sent, and the sentence to show. */
export interface RefusedPersonForm {
  readonly form: PersonFormName
  readonly error: string
  readonly reason: string
  /** The question who the user is, which the form waits for. */
  readonly proof?: PendingProofForm | undefined
}
