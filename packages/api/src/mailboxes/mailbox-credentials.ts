import { and, eq, isNull } from 'drizzle-orm'
import { mailboxes } from '../database/schema.ts'
import { getAccessToken } from '../oauth/get-access-token.ts'
import type { OAuthDeps } from '../oauth/get-access-token.ts'
import { MailboxAccessError, unsealPassword } from './mailbox-password.ts'
import type { MailConsents } from './linking/mail-consents.ts'
import type { Mailbox } from './mailbox.ts'

/** Mail server credentials: a password or an OAuth token. */
export type Credentials =
  | { readonly username: string; readonly password: string }
  | { readonly username: string; readonly token: MailToken }

/** An access token of a provider. */
export interface MailToken {
  readonly value: string
  /** Missing: the token does not expire. */
  readonly expiresAtMs: number | undefined
  /** Returns a new token after a mail server rejected this one. Throws an `MailboxAccessError` when there is none. */
  readonly renew: () => Promise<MailToken>
}

/** Returns the credentials of a mailbox for IMAP and SMTP. Throws an `MailboxAccessError` when there are none. */
export type OpenCredentials = (mailbox: Mailbox) => Promise<Credentials>

/** Creates the function that returns credentials, with an OAuth token that is renewed if it expires soon. */
export function createOpenCredentials(tools: OAuthDeps, consents: MailConsents): OpenCredentials {
  return async (mailbox) => {
    const { storeId, username, provider } = mailbox
    if (provider === null) {
      const password = unsealPassword(tools.seal, mailbox)
      if (password === undefined) throw new MailboxAccessError('sealed')
      return { username, password }
    }
    const takeToken = async (rejected?: string): Promise<MailToken> => {
      const name = { storeId, kind: 'mailbox' } as const
      const taken = await getAccessToken(tools, name, (access) => consents.renew(provider, access), rejected)
      if (taken.kind === 'away')
        throw new MailboxAccessError(taken.fault === 'client' ? 'client' : 'provider')
      if (taken.kind === 'taken') {
        const { token: value, expiresAtMs } = taken
        return { value, expiresAtMs, renew: () => takeToken(value) }
      }
      const fault = taken.kind === 'refused' && taken.fault === 'sealed' ? 'sealed' : 'consent'
      await saveTokenRefusal(tools, mailbox, fault)
      throw new MailboxAccessError(fault)
    }
    return { username, token: await takeToken() }
  }
}

/** Marks the mailbox as failing, so that the integrations page asks for consent again. */
async function saveTokenRefusal(
  { db }: OAuthDeps,
  { storeId, version }: Mailbox,
  fault: 'sealed' | 'consent',
): Promise<void> {
  await db
    .update(mailboxes)
    .set({ failure: fault, failureSide: 'imap', otherFailure: fault })
    .where(and(eq(mailboxes.storeId, storeId), eq(mailboxes.version, version), isNull(mailboxes.failure)))
}
