import * as z from 'zod/mini'
import { messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { namedPersonField } from '../conversations/notes.ts'
import { nonEmptyTextField, idField } from '../shared-fields.ts'

/**
 * The reasons of notifications: an assigned conversation, a mention in a note, a customer's answer in an
 * assigned conversation, a reply that was not sent, and a stopped mailbox.
 */
export const notificationKinds = [
  'assigned',
  'mentioned',
  'answered',
  'send_failed',
  'mailbox_stopped',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** The most stored notifications per person and store, and the allowed delays of mails in minutes. */
export const notificationLimits = { kept: 100, mailMinutes: [5, 15, 60, 240], browsers: 20 } as const

/** A notification of the caller in the store of the token. */
export const notificationAnswer = z.object({
  id: idField,
  kind: z.enum(notificationKinds),
  /** The conversation; null when it is about several or none. */
  thread_id: z.nullable(idField),
  subject: z.string(),
  /**
   * The colleague or customer who caused it, or the sender of an unsent reply. An empty name when there is
   * none.
   */
  actor: namedPersonField,
  /** The number of conversations that were assigned at once. */
  count: z.int(),
  created_at: z.string(),
  seen_at: z.nullable(z.string()),
})

/** Notifications, newest first, with the number of unseen ones and their conversations. */
export const notificationsAnswer = z.object({
  notifications: z.array(notificationAnswer),
  unseen: z.int(),
  unseen_threads: z.array(idField),
})

/** POST /v1/notifications/seen: one notification, those of a conversation, or without either all of them. */
export const markNotificationsSeenRequest = z.object({
  id: z.optional(idField),
  thread_id: z.optional(idField),
})

const channelSwitches = z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() })

const kindChannels = z.object({
  assigned: channelSwitches,
  mentioned: channelSwitches,
  answered: channelSwitches,
  send_failed: channelSwitches,
  mailbox_stopped: channelSwitches,
})

/** PUT /v1/notifications/settings: the channels of each kind, and the minutes after which an unseen one is mailed. */
export const updateNotificationSettingsRequest = z.object({
  kinds: kindChannels,
  mail_minutes: z.literal(notificationLimits.mailMinutes, 'Please choose one of the offered times.'),
})

/** A browser that gets push notifications. `endpoint_hash` is the SHA-256 of its endpoint in base64url. */
const pushBrowserAnswer = z.object({
  id: idField,
  device: z.string(),
  endpoint_hash: z.string(),
  created_at: z.string(),
})

/** The choices of the caller, the key that browsers subscribe with, and the subscribed browsers. */
export const notificationSettingsAnswer = z.object({
  kinds: kindChannels,
  mail_minutes: z.int(),
  push_key: z.string(),
  browsers: z.array(pushBrowserAnswer),
})

const base64urlPattern = /^[\w-]+$/

/** POST /v1/notifications/browsers: the browser's push subscription. */
export const addPushBrowserRequest = z.object({
  endpoint: nonEmptyTextField.check(z.maxLength(1000)),
  p256dh: z.string().check(z.maxLength(100), z.regex(base64urlPattern)),
  auth: z.string().check(z.maxLength(100), z.regex(base64urlPattern)),
})

export type NotificationAnswer = z.infer<typeof notificationAnswer>
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswer>
export type NotificationChannels = z.infer<typeof channelSwitches>

/** The calls of a person's notifications. */
export const notificationCalls = {
  notifications: {
    method: 'GET',
    path: '/v1/notifications',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: notificationsAnswer,
    token: 'required',
    summary: 'Lists the notifications of the caller in the store, newest first',
  },
  seeNotifications: {
    method: 'POST',
    path: '/v1/notifications/seen',
    payload: 'json',
    request: markNotificationsSeenRequest,
    status: 200,
    answer: notificationsAnswer,
    token: 'required',
    summary: 'Marks notifications of the caller as seen, on every device, and lists them',
  },
  notificationSettings: {
    method: 'GET',
    path: '/v1/notifications/settings',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: notificationSettingsAnswer,
    token: 'required',
    summary: 'Shows the notification settings and browsers of the caller',
  },
  updateNotificationSettings: {
    method: 'PUT',
    path: '/v1/notifications/settings',
    payload: 'json',
    request: updateNotificationSettingsRequest,
    status: 200,
    answer: notificationSettingsAnswer,
    token: 'required',
    summary: 'Changes the notification settings of the caller',
  },
  addPushBrowser: {
    method: 'POST',
    path: '/v1/notifications/browsers',
    payload: 'json',
    request: addPushBrowserRequest,
    status: 201,
    answer: notificationSettingsAnswer,
    token: 'required',
    summary: 'Sends push notifications to a browser of the caller until its sign-in ends',
  },
  removePushBrowser: {
    method: 'DELETE',
    path: '/v1/notifications/browsers/{id}',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Ends push notifications in a browser of the caller',
  },
} as const satisfies Record<string, Call>
