import type { MemberRole, ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { formatDate } from '../../models/format-moment.ts'

export type Role = MemberRole

/** A member of the store, and the actions that the viewer may take on them. */
export interface Member {
  readonly id: string
  /** The name of the member, or the address if there is no name. */
  readonly title: string
  readonly email: string
  readonly image: string | undefined
  readonly role: Role
  /** The ISO date of joining. */
  readonly since: string
  readonly rolesToGive: readonly Role[]
  readonly canRemove: boolean
}

/** An invitation without a member yet. Its title is its email address. */
export interface Invite {
  readonly id: string
  readonly title: string
  readonly role: Role
  readonly state: 'open' | 'accepted' | 'expired'
  readonly invitedAt: string
  readonly expiresAt: string
  readonly canManage: boolean
}

/**
 * The calls that change members and invitations. The server validates `role`, because a plain form can send
 * any text.
 */
export const memberRequests = {
  changeRole: (id: string, role: string, was?: string) => buildCall('updateMember', { id, role, was }),
  removeMember: (id: string) => buildCall('removeMember', { id }),
  restoreMember: (id: string, restore: string) => buildCall('restoreMember', { id, restore }),
  invite: (email: string, role: string) => buildCall('createInvite', { email, role }),
  resendInvite: (id: string) => buildCall('resendInvite', { id }),
  revokeInvite: (id: string) => buildCall('revokeInvite', { id }),
  restoreInvite: (id: string) => buildCall('restoreInvite', { id }),
}

/** Accounts of another provider may have a picture on another host. Our pages must not load it. */
export const keepOwnImage = (image: string | null | undefined): string | undefined =>
  image?.startsWith('/') ? image : undefined

/** Converts a member to what the page shows. */
export const toMember = (member: ParsedAnswer<'members'>['members'][number]): Member => ({
  id: member.id,
  title: `${member.first_name} ${member.last_name}`.trim() || member.email,
  email: member.email,
  image: keepOwnImage(member.profile_image),
  role: member.role,
  since: member.created_at,
  rolesToGive: member.can_give,
  canRemove: member.can_remove,
})

/** Converts an invitation to what the page shows. */
export const toInvite = (invite: ParsedAnswer<'invites'>['invites'][number]): Invite => ({
  id: invite.id,
  title: invite.email,
  role: invite.role,
  state: invite.state,
  invitedAt: invite.created_at,
  expiresAt: invite.expires_at,
  canManage: invite.can_manage,
})

/** A sign-in: a browser in which the user is signed in. */
export interface SignIn {
  readonly id: string
  /** The browser and the system. Empty if unknown. */
  readonly device: string
  /** The start of the IP address. Empty if unknown. */
  readonly place: string
  /** An ISO time. */
  readonly createdAt: string
  readonly lastUsedAt: string
  /** True for this browser's sign-in. */
  readonly isCurrent: boolean
}

/** The calls that end sign-ins. */
export const signInRequests = {
  end: (id: string) => buildCall('endSignIn', { id }),
  endOthers: () => buildCall('endOtherSignIns', {}),
}

/** A kind of notification and its channels. */
export type NotificationChoices = ParsedAnswer<'notificationSettings'>['kinds']

/** A browser with push notifications. */
export interface PushBrowser {
  readonly id: string
  /** The browser and the system. Empty if they are unknown. */
  readonly device: string
  readonly endpointHash: string
  /** In ISO. */
  readonly since: string
}

/** The choices of a person, and their browsers with push notifications. */
export interface NotificationSettings {
  readonly kinds: NotificationChoices
  readonly mailMinutes: number
  /** The key that browsers subscribe with. */
  readonly pushKey: string
  readonly browsers: readonly PushBrowser[]
}

/** Converts the notification settings to what the page shows. */
export const toNotificationSettings = (
  answer: ParsedAnswer<'notificationSettings'>,
): NotificationSettings => ({
  kinds: answer.kinds,
  mailMinutes: answer.mail_minutes,
  pushKey: answer.push_key,
  browsers: answer.browsers.map((browser) => ({
    ...{ id: browser.id, device: browser.device, since: browser.created_at },
    endpointHash: browser.endpoint_hash,
  })),
})

/** The calls that change the notification settings. */
export const notificationRequests = {
  save: (kinds: NotificationChoices, mailMinutes: number) =>
    buildCall('updateNotificationSettings', { kinds, mail_minutes: mailMinutes }),
  addBrowser: (subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }) =>
    buildCall('addPushBrowser', subscription),
  removeBrowser: (id: string) => buildCall('removePushBrowser', { id }),
}

/** Converts a sign-in to what the page shows. */
export const toSignIn = (entry: ParsedAnswer<'signIns'>['sign_ins'][number]): SignIn => ({
  id: entry.id,
  device: entry.device,
  place: entry.place,
  createdAt: entry.created_at,
  lastUsedAt: entry.last_used_at,
  isCurrent: entry.is_current,
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
