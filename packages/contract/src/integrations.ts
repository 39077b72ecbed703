import * as z from 'zod/mini'
import { lengths } from './lengths.ts'
import { saidAnswer } from './answers.ts'
import type { Call } from './call.ts'
import { addressField, filledField, sometimes } from './fields.ts'

const hostField = z
  .string('Please enter the server.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(lengths.host),
    z.regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$|^[0-9a-f:]+$/, 'This is not the name of a server.'),
  )
const portField = z
  .int('Please enter a port.')
  .check(z.gte(1, 'Please enter a port.'), z.lte(65_535, 'Please enter a port.'))

/** One direction of a mailbox: the server and how the connection is secured. */
export const mailServer = z.object({
  host: hostField,
  port: portField,
  /** `tls` from the first byte, `starttls` after a plain greeting, `none` only inside a private network. */
  security: z.enum(['tls', 'starttls', 'none']),
})

/**
 * PUT /v1/integrations/mailbox. Servers left out come from the provider, and the provider from the address; a password left
 * out stays the one on record, a user name left out is the address.
 */
export const linkMailboxRequest = z.object({
  address: addressField('Please enter the e-mail address.'),
  username: z.optional(z.string().check(z.trim(), z.maxLength(lengths.line))),
  password: z.optional(z.string().check(z.maxLength(lengths.secret))),
  provider: z.optional(z.string().check(z.maxLength(64))),
  imap: z.optional(mailServer),
  smtp: z.optional(mailServer),
  /** The version that was edited; left out when nothing was linked. */
  version: z.optional(z.int()),
})

const shopDomainField = z
  .string('Please enter the address of your shop.')
  .check(z.trim(), z.minLength(1, 'Please enter the address of your shop.'), z.maxLength(lengths.line))

/**
 * PUT /v1/integrations/shop, with the client ID and secret of the owner's own app, or the access token of an app of old. What is
 * left out stays as it is on record.
 */
export const linkShopRequest = z.object({
  domain: shopDomainField,
  client_id: z.optional(z.string().check(z.trim(), z.maxLength(lengths.line))),
  client_secret: z.optional(z.string().check(z.trim(), z.maxLength(lengths.secret))),
  access_token: z.optional(z.string().check(z.trim(), z.maxLength(lengths.secret))),
  version: z.optional(z.int()),
})

/** POST /v1/integrations/shop/oauth/start: the shop whose owner is asked for consent. */
export const startShopOAuthRequest = z.object({ domain: shopDomainField })

/** POST …/oauth/callback: the query that the provider sent the person back with, as it came. */
export const finishOAuthRequest = z.object({ query: z.string().check(z.maxLength(8192)) })

/** Where a person goes to consent. */
export const oAuthStartAnswer = z.object({ authorization_url: z.string() })

/** Providers of mailboxes that let a server in by the consent of their owner. */
export const consentProvider = z.enum(['google', 'microsoft'], 'Choose Google or Microsoft.')

/** POST /v1/integrations/mailbox/oauth/start: the provider whose customer is asked for consent. */
export const startMailboxOAuthRequest = z.object({ provider: consentProvider })

/** `connected` when the last check worked, `failing` when it did not any more, `failed` when none ever worked. */
export const linkState = z.enum(['connected', 'failing', 'failed'])

const linkFields = {
  state: linkState,
  connected_at: z.nullable(z.string()),
  checked_at: z.string(),
  version: z.int(),
}

const sideFailure = z.nullable(z.object({ code: filledField, detail: filledField }))

/**
 * The linked e-mail account, without its password. `failure.side` says which direction failed (reading, when both did), and
 * `detail` how both did.
 */
export const mailboxAnswer = z.object({
  ...linkFields,
  address: z.string(),
  username: z.string(),
  /** Whose consent opens it, in place of a password; null for a password. */
  provider: sometimes(z.nullable(consentProvider)),
  imap: mailServer,
  smtp: mailServer,
  failure: z.nullable(z.object({ side: z.enum(['imap', 'smtp']), code: filledField, detail: filledField })),
  /** Each direction as the last test found it: null where it works. Left out by a server that tells only one. */
  sides: z.optional(z.object({ imap: sideFailure, smtp: sideFailure })),
})

/** The linked Shopify store, without its token. */
export const shopAnswer = z.object({
  ...linkFields,
  domain: z.string(),
  /** What Shopify calls it; null until a check worked. */
  name: z.nullable(z.string()),
  failure: z.nullable(z.object({ code: filledField, detail: filledField })),
  /** How we are let in: a token that was pasted, the credentials of the owner's app, or consent to the app of this server. */
  access: sometimes(z.enum(['token', 'client', 'oauth'])),
  /** The client ID of the owner's app. */
  client_id: sometimes(z.nullable(z.string())),
  /** What the shop holds back although it lets us in, in sentences. */
  notes: sometimes(z.array(z.string())),
})

/** A mail provider whose servers are known. */
export const mailProvider = z.object({
  id: filledField,
  name: filledField,
  /** Addresses in these domains are its. */
  domains: z.array(z.string()),
  imap: mailServer,
  smtp: mailServer,
  /** What its customers must know before they type a password. */
  hint: z.nullable(z.string()),
})

/** How many days back the first import of a mailbox goes. */
export const importWindows = [7, 30, 90, 365] as const
const windowField = z.union(
  importWindows.map((days) => z.literal(days)),
  'Choose 7, 30, 90 or 365 days.',
)

/**
 * How the reading of the linked mailbox stands. `new` before its first connection, `importing` the mails of the window, `live`
 * when new mail is seen as it comes, `waiting` after a failure until `next_try_at`, `stopped` until a person has done
 * something, `paused` by a person. `detail` says why it waits or has stopped.
 */
export const mailSync = z.object({
  state: z.enum(['new', 'importing', 'live', 'waiting', 'stopped', 'paused']),
  detail: z.nullable(z.string()),
  imported: z.int(),
  expected: z.int(),
  is_imported: z.boolean(),
  import_days: windowField,
  is_paused: z.boolean(),
  /** Whether the folder of sent mail is known: without it nobody sees what was answered elsewhere. */
  has_sent: z.boolean(),
  /** The folder of sent mail that a person chose; null when it is found by itself. */
  sent_path: z.nullable(z.string()),
  folders: z.array(z.string()),
  live_at: z.nullable(z.string()),
  next_try_at: z.nullable(z.string()),
  /** Mails that could not be read, and the newest of them. */
  unread_count: z.int(),
  unread_mails: z.array(
    z.object({ subject: z.string(), sender: z.string(), received_at: z.string(), detail: z.string() }),
  ),
})

/** The reading of the linked mailbox; null when none is linked. */
export const mailSyncAnswer = z.object({ sync: z.nullable(mailSync) })

/** PATCH /v1/integrations/mailbox/sync: what is given changes. */
export const changeMailSyncRequest = z.object({
  import_days: z.optional(windowField),
  sent_path: z.optional(z.nullable(z.string().check(z.maxLength(1000, 'This is no folder.')))),
  is_paused: z.optional(z.boolean()),
})

/** What a store answers instead of linking a Shopify store: its shop is elsewhere, or it will be linked later. */
export const shopChoice = z.enum(['elsewhere', 'later'], 'Please choose one of the answers.')

/** PUT /v1/integrations/shop/choice. */
export const chooseShopRequest = z.object({ choice: shopChoice })

/** What the store is linked to, and the mail providers on offer. */
export const integrationsAnswer = z.object({
  mailbox: z.nullable(mailboxAnswer),
  shop: z.nullable(shopAnswer),
  /** What was answered instead of a shop; null when nothing was, or a shop was linked since. */
  shop_choice: z.nullable(shopChoice),
  providers: z.array(mailProvider),
  /** Whether servers in private networks, and connections without encryption, are let through; not, when left out. */
  allows_private: z.optional(z.boolean()),
  /** Where consent takes the place of a password or a token: the app of this server at Shopify, and providers of mail. */
  offers: sometimes(z.object({ shop: z.boolean(), mail: sometimes(z.array(consentProvider)) })),
  /** Left out by a server that reads no mail. */
  sync: sometimes(z.nullable(mailSync)),
})

export type MailServer = z.infer<typeof mailServer>
export type MailboxAnswer = z.infer<typeof mailboxAnswer>
export type ShopAnswer = z.infer<typeof shopAnswer>
export type MailProvider = z.infer<typeof mailProvider>
export type IntegrationsAnswer = z.infer<typeof integrationsAnswer>
export type LinkMailboxRequest = z.infer<typeof linkMailboxRequest>

const nothing = z.object({})

/** The calls of the mailbox and the Shopify store of the token's store. Changing them needs the permission `settings`. */
export const integrationCalls = {
  integrations: {
    method: 'GET',
    path: '/v1/integrations',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: integrationsAnswer,
    token: 'required',
    summary: 'Shows the linked e-mail account and Shopify store, never their credentials',
  },
  linkMailbox: {
    method: 'PUT',
    path: '/v1/integrations/mailbox',
    payload: 'json',
    request: linkMailboxRequest,
    isVersioned: true,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Tests reading and sending with an e-mail account, and links it when both work',
  },
  testMailbox: {
    method: 'POST',
    path: '/v1/integrations/mailbox/test',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Tests the linked e-mail account again; a failure is in the answer',
  },
  unlinkMailbox: {
    method: 'DELETE',
    path: '/v1/integrations/mailbox',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: saidAnswer,
    token: 'required',
    summary: 'Disconnects the e-mail account and forgets its password',
  },
  startMailboxOAuth: {
    method: 'POST',
    path: '/v1/integrations/mailbox/oauth/start',
    payload: 'json',
    request: startMailboxOAuthRequest,
    status: 200,
    answer: oAuthStartAnswer,
    token: 'required',
    summary: 'Gives the address where the owner of an e-mail account consents to its reading and sending',
  },
  finishMailboxOAuth: {
    method: 'POST',
    path: '/v1/integrations/mailbox/oauth/callback',
    payload: 'json',
    request: finishOAuthRequest,
    status: 200,
    answer: mailboxAnswer,
    token: 'required',
    summary: 'Links an e-mail account by what its provider sent the owner back with, once',
  },
  mailSync: {
    method: 'GET',
    path: '/v1/integrations/mailbox/sync',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Shows how the reading of the linked e-mail account stands',
  },
  changeMailSync: {
    method: 'PATCH',
    path: '/v1/integrations/mailbox/sync',
    payload: 'json',
    request: changeMailSyncRequest,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Pauses the reading of the e-mail account, sets its window or its folder of sent mail',
  },
  syncNow: {
    method: 'POST',
    path: '/v1/integrations/mailbox/sync',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: mailSyncAnswer,
    token: 'required',
    summary: 'Has the linked e-mail account looked at now',
  },
  linkShop: {
    method: 'PUT',
    path: '/v1/integrations/shop',
    payload: 'json',
    request: linkShopRequest,
    isVersioned: true,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Checks the credentials of an app with Shopify, and links the shop when they work',
  },
  startShopOAuth: {
    method: 'POST',
    path: '/v1/integrations/shop/oauth/start',
    payload: 'json',
    request: startShopOAuthRequest,
    status: 200,
    answer: oAuthStartAnswer,
    token: 'required',
    summary: 'Gives the address where the owner of a shop consents to the app of this server',
  },
  finishShopOAuth: {
    method: 'POST',
    path: '/v1/integrations/shop/oauth/callback',
    payload: 'json',
    request: finishOAuthRequest,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Links a shop by what Shopify sent its owner back with, once',
  },
  testShop: {
    method: 'POST',
    path: '/v1/integrations/shop/test',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: shopAnswer,
    token: 'required',
    summary: 'Checks the linked Shopify store again; a failure is in the answer',
  },
  chooseShop: {
    method: 'PUT',
    path: '/v1/integrations/shop/choice',
    payload: 'json',
    request: chooseShopRequest,
    status: 200,
    answer: chooseShopRequest,
    token: 'required',
    summary: 'Says that the shop is not on Shopify, or is linked later: the set-up goes on without',
  },
  unlinkShop: {
    method: 'DELETE',
    path: '/v1/integrations/shop',
    payload: 'none',
    request: nothing,
    status: 200,
    answer: saidAnswer,
    token: 'required',
    summary: 'Disconnects the Shopify store and forgets its token',
  },
} as const satisfies Record<string, Call>
