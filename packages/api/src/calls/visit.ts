import type { Answer, calls, CallName } from '@draftdesk/contract'
import type * as z from 'zod/mini'
import type { Now } from '../claims/time.ts'
import type { Database } from '../database/open.ts'
import type { ModelTools } from '../drafting/choose-model.ts'
import type { OpenCredentials } from '../mailboxes/credentials.ts'
import type { MailConsents } from '../mailboxes/mail-consents.ts'
import type { CheckMailbox } from '../mailboxes/mailbox-check.ts'
import type { ShopSystems } from '../shops/port.ts'
import type { ShopifySettings } from '../shops/shopify/client.ts'
import type { Mailer } from '../notices/mailer.ts'
import type { DocumentReader } from '../knowledge/reader.ts'
import type { Log } from '../platform/log.ts'
import type { Caller, FindCaller } from '../stores/caller.ts'
import type { Hasher } from '../accounts/hasher.ts'
import type { Limits } from '../platform/limits.ts'
import type { Seal } from '@draftdesk/server-kit'
import type { TokenLimits } from '../accounts/tokens.ts'
import type { Google } from '../accounts/google.ts'
import type { Sso } from '../accounts/sso.ts'

/** How stores reach their mailboxes and shops. */
export interface Connections {
  /** Whether servers in private networks, and connections without encryption, are let through. */
  allowPrivate: boolean
  checkMailbox: CheckMailbox
  /** The providers that mailboxes are opened by the consent of. */
  mailConsents: MailConsents
  openCredentials: OpenCredentials
  shops: ShopSystems
  /** The app of this server at Shopify; its secret signs webhooks. */
  shopifyApp: ShopifySettings['app']
}

/** What every call works with; made once for a server. */
export interface Services {
  db: Database
  clock: () => number
  /** The time by which work is due. */
  now: Now
  findCaller: FindCaller
  hasher: Hasher
  limits: Limits
  seal: Seal
  mailer: Mailer
  documents: DocumentReader
  connections: Connections
  models: ModelTools
  log: Log
  siteUrl: string
  life: TokenLimits
  google: Google | undefined
  sso: Sso | undefined
}

/** A success with its body. */
export interface Done<Body> {
  kind: 'done'
  body: Body
}

/** A refusal with a sentence for the person. */
export interface Refusal {
  kind: 'refused'
  status: 400 | 401 | 403 | 404 | 422 | 429 | 503
  detail: string
  /** Tells this refusal from others of its status. */
  code?: string
  /** The field that is wrong, when the refusal is a 422. */
  field?: string
  retryAfterSeconds?: number
}

/** The refusal of an edit of an older version, with the object as it is. */
export interface Stale<Body> {
  kind: 'stale'
  current: Body
  /** What is new, in a sentence; that somebody changed it when not given. */
  detail?: string | undefined
}

type StaleOf<N extends CallName> = N extends CallName
  ? (typeof calls)[N] extends { isVersioned: true }
    ? Stale<Answer<N>>
    : never
  : never

/** What a call answers: the body that the contract names, or a refusal. */
export type Reply<N extends CallName> = Done<Answer<N>> | StaleOf<N> | Refusal

type NeedOf<N extends CallName> = (typeof calls)[N]['token']

/** One request of a call, read and checked. */
export interface Visit<N extends CallName> {
  services: Services
  input: z.infer<(typeof calls)[N]['request']>
  /** The `{id}` of the path, or an empty text. */
  id: string
  caller: NeedOf<N> extends 'required'
    ? Caller
    : NeedOf<N> extends 'optional'
      ? Caller | undefined
      : undefined
  /** The bearer token as sent, for the calls that exchange it. */
  token: string
  /** The client's address as the limits count it. */
  address: string
  /** What the client calls itself (`User-Agent`), or an empty text. */
  agent: string
}

/** Whom a call is for, when a token alone is not enough. */
export type Audience = { kind: 'store'; permission: string | undefined } | { kind: 'admin' }

/** The code of one call. */
export interface Handler<N extends CallName> {
  (visit: Visit<N>): Promise<Reply<N>>
  /** Everybody whom the contract lets in, when not given. */
  readonly audience?: Audience
}

/** A success; the call that it answers says what the body is. */
export const done = <Body>(body: NoInfer<Body>): Done<Body> => ({ kind: 'done', body })

/** A refusal with a sentence for the person. */
export const refuse = (status: 400 | 401 | 403 | 404 | 503, detail: string): Refusal => ({
  kind: 'refused',
  status,
  detail,
})

/** The refusal of one field of a form, which people see marked. */
export const refuseField = (field: string, detail: string): Refusal => ({
  kind: 'refused',
  status: 422,
  detail,
  field,
})

/** The refusal of an edit of something that changed meanwhile, with what it is now. */
export const refuseStale = <Body>(current: NoInfer<Body>, detail?: string): Stale<Body> => ({
  kind: 'stale',
  current,
  detail,
})

/** The refusal of someone who has to wait. */
export const refuseBusy = (
  retryAfterSeconds: number,
  detail = 'Too many attempts. Please wait a moment and try again.',
): Refusal => ({
  kind: 'refused',
  status: 429,
  detail,
  retryAfterSeconds,
})
