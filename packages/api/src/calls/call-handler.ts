import type * as z from 'zod/mini'
import type { Answer, Call, calls, CallName, Permission } from '@draftdesk/contract'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import type { Seal } from '@draftdesk/server-kit'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import type { ModelAccess } from '../drafting/model/choose-model.ts'
import type { OpenCredentials } from '../mailboxes/mailbox-credentials.ts'
import type { MailFileFetcher } from '../mailboxes/imap/mail-file-fetcher.ts'
import type { MailConsents } from '../mailboxes/linking/mail-consents.ts'
import type { CheckMailbox } from '../mailboxes/linking/mailbox-check.ts'
import type { ShopSystems } from '../shops/shop-system.ts'
import type { PresencePublisher } from '../events/presence-publisher.ts'
import type { NoticeMailer } from '../notices/notice-mailer.ts'
import type { DocumentReader } from '../knowledge/documents/document-reader.ts'
import type { Log } from '../platform/log.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import type { Caller, FindCaller } from '../stores/find-caller.ts'
import type { Hasher } from '../accounts/hasher.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { TokenLifetimes } from '../accounts/sign-in/token-chains.ts'
import type { GoogleSignIn } from '../accounts/sign-in/google-sign-in.ts'
import type { SsoTokenReader } from '../accounts/sign-in/sso-tokens.ts'

/** Connection settings for mailboxes and shops. */
export interface OutsideConnections {
  /** True allows private networks and unencrypted connections. */
  allowPrivate: boolean
  checkMailbox: CheckMailbox
  /** OAuth functions of mailbox providers. */
  mailConsents: MailConsents
  openCredentials: OpenCredentials
  shops: ShopSystems
  /** True if this server has its own app for the consent of shops. */
  hasShopApp: boolean
}

/** Dependencies of all calls, created once per server. */
export interface Services {
  db: Database
  clock: () => number
  /** The current time for jobs. */
  now: SqlClock
  findCaller: FindCaller
  hasher: Hasher
  limits: RateLimits
  seal: Seal
  mailer: NoticeMailer
  presence: PresencePublisher
  documents: DocumentReader
  connections: OutsideConnections
  mailFiles: MailFileFetcher
  models: ModelAccess
  log: Log
  telemetry: Telemetry
  siteUrl: string
  life: TokenLifetimes
  google: GoogleSignIn | undefined
  sso: SsoTokenReader | undefined
}

export interface Success<Body> {
  kind: 'done'
  body: Body
}

/** A refusal with an explanation. */
export interface Refusal {
  kind: 'refused'
  status: 400 | 401 | 403 | 404 | 422 | 429 | 503
  detail: string
  /** Distinguishes refusals of the same status. */
  code?: string
  /** The invalid field of a 422. */
  field?: string
  retryAfterSeconds?: number
}

/** A version conflict with the current object. */
export interface StaleEdit<Body> {
  kind: 'stale'
  current: Body
  /** Explains the change. Default: another person changed it. */
  detail?: string | undefined
}

type StaleReply<N extends CallName> = N extends CallName
  ? (typeof calls)[N] extends { isVersioned: true }
    ? StaleEdit<Answer<N>>
    : never
  : never

/** Response of a call: the contract's body, or a refusal. */
export type CallReply<N extends CallName> = Success<Answer<N>> | StaleReply<N> | Refusal

type CallTokenRequirement<N extends CallName> = (typeof calls)[N]['token']

/** A validated request. */
export interface CallContext<N extends CallName> {
  services: Services
  input: z.infer<(typeof calls)[N]['request']>
  /** The `{id}` of the path, or an empty string. */
  id: string
  caller: CallTokenRequirement<N> extends 'required'
    ? Caller
    : CallTokenRequirement<N> extends 'optional'
      ? Caller | undefined
      : undefined
  /** The bearer token as sent, for calls that exchange it. */
  token: string
  /** The language of the caller, else of the request, for texts and mails. */
  language: PageLanguage
  /** The client address for rate limits. */
  address: string
  /** The `User-Agent`, or an empty string. */
  agent: string
}

/** Callers that a call is limited to, beyond a token. */
export type CallAudience = { kind: 'store'; permission: Permission | undefined } | { kind: 'admin' }

export interface Handler<N extends CallName> {
  (context: CallContext<N>): Promise<CallReply<N>>
  /** Default: all callers of the contract. */
  readonly audience?: CallAudience
}

export const createSuccess = <Body>(body: NoInfer<Body>): Success<Body> => ({ kind: 'done', body })

/** Creates a refusal with an explanation. */
export const refuseCall = (status: 400 | 401 | 403 | 404 | 503, detail: string): Refusal => ({
  kind: 'refused',
  status,
  detail,
})

/** Creates a refusal of a form field. */
export const refuseField = (field: string, detail: string): Refusal => ({
  kind: 'refused',
  status: 422,
  detail,
  field,
})

/** Creates a version conflict with the current object. */
export const refuseStaleEdit = <Body>(current: NoInfer<Body>, detail?: string): StaleEdit<Body> => ({
  kind: 'stale',
  current,
  detail,
})

/** Creates a refusal with a wait time. */
export const refuseTooManyRequests = (
  retryAfterSeconds: number,
  detail = 'Too many attempts. Please wait a moment and try again.',
): Refusal => ({
  kind: 'refused',
  status: 429,
  detail,
  retryAfterSeconds,
})

/** The permission that a call of a store needs. Unless it names one, a call that changes something needs `mail`. */
export const getNeededPermission = (
  { method }: Pick<Call, 'method'>,
  { permission }: Extract<CallAudience, { kind: 'store' }>,
): Permission => permission ?? (method === 'GET' ? 'read' : 'mail')

const roleRefusalText = 'Your role in this store does not allow this. Please ask its owner.'

const permissionRefusalTexts: Readonly<Partial<Record<Permission, string>>> = {
  notes: 'Your role in this store does not allow notes. Please ask its owner.',
  mail: 'Your role in this store does not allow answering or organising emails. Please ask its owner.',
  knowledge: 'Your role in this store does not allow changing policies and examples. Please ask its owner.',
}

/** Refuses a person who has to set up two-step sign-in first. */
export const refuseWithoutTwoStep = (): Refusal => ({
  ...refuseCall(403, 'Please set up two-step sign-in first.'),
  code: 'two_step_needed',
})

/** Refuses a caller without the required store, permission or super admin role. */
export function refuseOutsideAudience(
  call: Pick<Call, 'method'>,
  audience: CallAudience | undefined,
  caller: Caller | undefined,
): Refusal | undefined {
  if (audience && caller?.needsTwoStep) return refuseWithoutTwoStep()
  if (audience?.kind === 'admin')
    return caller?.user.isSuperAdmin ? undefined : refuseCall(403, 'Only a super administrator can do this.')
  if (audience?.kind !== 'store') return undefined
  if (!caller?.store) return refuseCall(403, 'Please select a store first.')
  const permission = getNeededPermission(call, audience)
  return caller.permissions.includes(permission)
    ? undefined
    : refuseCall(403, permissionRefusalTexts[permission] ?? roleRefusalText)
}
