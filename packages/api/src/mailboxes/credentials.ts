import { and, eq, isNull } from 'drizzle-orm'
import { mailboxes } from '../database/schema.ts'
import { takeAccess, type GrantTools } from '../grants/take-access.ts'
import { AccessError, openPassword } from './access.ts'
import type { MailConsents } from './mail-consents.ts'
import type { Mailbox } from './mailbox.ts'

/** What a mail server is shown: a password, or a token that a provider gave for a while. */
export type Credentials =
  | { readonly username: string; readonly password: string }
  | { readonly username: string; readonly token: MailToken }

/** A token of a provider. */
export interface MailToken {
  readonly value: string
  /** Missing when it does not run out. */
  readonly expiresAtMs: number | undefined
  /** Another one in place of this, which a mail server refused. Throws an `AccessError` when there is none. */
  readonly renew: () => Promise<MailToken>
}

/** Opens what the mailbox of a store is entered with, for IMAP and SMTP alike. Throws an `AccessError` when there is nothing. */
export type OpenCredentials = (mailbox: Mailbox) => Promise<Credentials>

/** Creates the way to the credentials of mailboxes. A token that is about to run out is renewed before it is handed out. */
export function createOpenCredentials(tools: GrantTools, consents: MailConsents): OpenCredentials {
  return async (mailbox) => {
    const { storeId, username, provider } = mailbox
    if (provider === null) {
      const password = openPassword(tools.seal, mailbox)
      if (password === undefined) throw new AccessError('sealed')
      return { username, password }
    }
    const take = async (rejected?: string): Promise<MailToken> => {
      const name = { storeId, kind: 'mailbox' } as const
      const taken = await takeAccess(tools, name, (access) => consents.renew(provider, access), rejected)
      if (taken.kind === 'away') throw new AccessError(taken.fault === 'client' ? 'client' : 'provider')
      if (taken.kind === 'taken') {
        const { token: value, expiresAtMs } = taken
        return { value, expiresAtMs, renew: () => take(value) }
      }
      const fault = taken.kind === 'refused' && taken.fault === 'sealed' ? 'sealed' : 'consent'
      await noteRefusal(tools, mailbox, fault)
      throw new AccessError(fault)
    }
    return { username, token: await take() }
  }
}

/** Has the page of the links say that consent has ended, until a person gives it again. */
async function noteRefusal(
  { db }: GrantTools,
  { storeId, version }: Mailbox,
  fault: 'sealed' | 'consent',
): Promise<void> {
  await db
    .update(mailboxes)
    .set({ failure: fault, failureSide: 'imap', otherFailure: fault })
    .where(and(eq(mailboxes.storeId, storeId), eq(mailboxes.version, version), isNull(mailboxes.failure)))
}
