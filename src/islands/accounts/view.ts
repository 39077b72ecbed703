import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { formatDate } from '../../models/format-moment.ts'

/** A member of the store, and the actions that the viewer may take on them. */
export type Member = ReturnType<typeof toMember>

/** An invitation without a member yet. */
export type Invite = ReturnType<typeof toInvite>

/** A sign-in: a browser in which the user is signed in. */
export type SignIn = ParsedAnswer<'signIns'>['sign_ins'][number]

/** The choices of a person, and their browsers with push notifications. */
export type NotificationSettings = ParsedAnswer<'notificationSettings'>

/** Accounts of another provider may have a picture on another host. Our pages must not load it. */
export const keepOwnImage = (image: string | null | undefined): string | undefined =>
  image?.startsWith('/') ? image : undefined

/** Adds the title of a member: the name, or the address if there is no name. */
export const toMember = (member: ParsedAnswer<'members'>['members'][number]) => ({
  ...member,
  title: `${member.first_name} ${member.last_name}`.trim() || member.email,
  image: keepOwnImage(member.profile_image),
})

/** Adds the title of an invitation: its address. */
export const toInvite = (invite: ParsedAnswer<'invites'>['invites'][number]) => ({
  ...invite,
  title: invite.email,
})

/** The days of an absence as date fields hold them. Empty: none. */
export interface AwayDays {
  readonly from: string
  /** The last day away. */
  readonly until: string
}

/** A day such as 2026-12-24 in a time zone. */
const formatLocalDay = (atMs: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(atMs)

/** The planned deletion of the user's account. */
export interface AccountDeletion {
  /** Undefined: none is planned. */
  readonly day: string | undefined
  readonly confirmsWith: 'password' | 'email'
  /** Stores that have no other owner. */
  readonly onlyOwnerOf: readonly string[]
}

/** Makes the deletion of the account readable. */
export const toAccountDeletion = (deletion: ParsedAnswer<'accountDeletion'>): AccountDeletion => ({
  day: deletion.deletes_at === null ? undefined : formatDate(deletion.deletes_at),
  confirmsWith: deletion.confirms_with,
  onlyOwnerOf: deletion.only_owner_of ?? [],
})

/** The absence of the user in days of their time zone. */
export const toAwayDays = ({ from, until }: ParsedAnswer<'away'>, zone: string): AwayDays => ({
  from: from === null ? '' : formatLocalDay(Date.parse(from), zone),
  until: until === null ? '' : formatLocalDay(Date.parse(until) - 1, zone),
})

/** The call that sets an absence. It begins and ends at midnight of this browser's time zone. */
export function buildSetAwayCall({ from, until }: AwayDays) {
  const toLocalTime = (day: string, time: '00:00' | '24:00'): string =>
    new Date(`${day}T${time}`).toISOString()
  return buildCall('setAway', {
    from: from === '' ? null : toLocalTime(from, '00:00'),
    until: from === '' || until === '' ? null : toLocalTime(until, '24:00'),
  })
}
