import type { calls, CallName } from '@draftdesk/contract'
import type * as z from 'zod/mini'
import type { Database } from '../database/open.ts'
import type { Connections } from '../mailboxes/connections.ts'
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

/** What every call works with; made once for a server. */
export interface Services {
  db: Database
  clock: () => number
  findCaller: FindCaller
  hasher: Hasher
  limits: Limits
  seal: Seal
  mailer: Mailer
  documents: DocumentReader
  connections: Connections
  log: Log
  siteUrl: string
  life: TokenLimits
  google: Google | undefined
  sso: Sso | undefined
}

/** What a call answers: a body with the contract's status, or a refusal. */
export type Reply =
  | { kind: 'done'; body: unknown }
  | {
      kind: 'refused'
      status: 400 | 401 | 403 | 404 | 409 | 429 | 503
      detail: string
      retryAfterSeconds?: number
      /** The object as it is, when an edit of an older version is refused with 409. */
      current?: unknown
    }

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
}

/** Whom a call is for, when a token alone is not enough. */
export type Audience = { kind: 'store'; permission: string | undefined } | { kind: 'admin' }

/** The code of one call. */
export interface Handler<N extends CallName> {
  (visit: Visit<N>): Promise<Reply>
  /** Everybody whom the contract lets in, when not given. */
  readonly audience?: Audience
}

/** A success. */
export const done = (body: unknown): Reply => ({ kind: 'done', body })

/** A refusal with a sentence for the person. */
export const refuse = (
  status: 400 | 401 | 403 | 404 | 409 | 503,
  detail: string,
): Extract<Reply, { kind: 'refused' }> => ({
  kind: 'refused',
  status,
  detail,
})

/** The refusal of an edit of something that changed meanwhile, with what it is now. */
export const refuseStale = (current: unknown): Reply => ({
  kind: 'refused',
  status: 409,
  detail: 'Somebody else changed this meanwhile. Please look at it again before you save.',
  current,
})

/** The refusal of someone who has to wait. */
export const refuseBusy = (retryAfterSeconds: number): Reply => ({
  kind: 'refused',
  status: 429,
  detail: 'Too many attempts. Please wait a moment and try again.',
  retryAfterSeconds,
})
