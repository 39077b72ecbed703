import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import type { SqlClock } from '../../claims/sql-time.ts'
import type { Database } from '../../database/open-database.ts'
import { mailboxes, outbox } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { deleteOAuthToken, allowTokenRenewal, saveOAuthToken } from '../../oauth/oauth-token.ts'
import type { OAuthToken } from '../../oauth/oauth-token.ts'
import { MailboxAccessError } from '../mailbox-password.ts'
import type { OpenCredentials } from '../mailbox-credentials.ts'
import type { MailboxLogin } from './mailbox-login.ts'
import type { MailTestResult } from '../mail-failure.ts'
import { beginSync, endSync } from '../sync/sync-state.ts'
import { findMailbox, buildMailboxSealContext } from '../mailbox.ts'
import type { Mailbox } from '../mailbox.ts'
import type { CheckMailbox } from './mailbox-check.ts'

/** Events that notify people about a mailbox. */
export type MailboxEvent = 'mailbox_connected' | 'mailbox_failing' | 'mailbox_disconnected'

/** Dependencies of linking. `note` runs in the transaction of the event. */
export interface LinkMailboxDeps {
  db: Database
  seal: Seal
  checkMailbox: CheckMailbox
  openCredentials: OpenCredentials
  nowMs: () => number
  now: SqlClock
  note: (tx: Transaction, event: MailboxEvent, address: string) => Promise<void>
}

const hasTestFailed = ({ imap, smtp }: MailTestResult): boolean => (imap ?? smtp) !== undefined

const toTestColumns = ({ imap, smtp }: MailTestResult) => ({
  failure: imap ?? smtp ?? null,
  failureSide: imap ? ('imap' as const) : smtp ? ('smtp' as const) : null,
  otherFailure: imap && smtp ? smtp : null,
})

/** OAuth provider and access of a consent. */
export interface MailboxConsent {
  readonly provider: MailConsentProvider
  readonly access: OAuthToken
}

/** Result of linking. `stale`: someone else changed it meanwhile; `broken`: the test failed. */
export type MailboxLinkResult =
  | { kind: 'linked'; mailbox: Mailbox }
  | { kind: 'broken'; test: MailTestResult }
  | { kind: 'stale'; mailbox: Mailbox | undefined }

/** Tests and links a mailbox. A failed test keeps a working link, or else is stored as a failed attempt. */
export async function linkMailbox(
  { db, seal, checkMailbox, nowMs, now: due, note }: LinkMailboxDeps,
  storeId: string,
  { address, consent, ...login }: MailboxLogin & { address: string; consent?: MailboxConsent | undefined },
  before: Mailbox | undefined,
): Promise<MailboxLinkResult> {
  const test = await checkMailbox(login)
  if (hasTestFailed(test) && before?.connectedAt) return { kind: 'broken', test }
  const now = new Date(nowMs())
  const values = {
    address,
    username: login.username,
    imapHost: login.imap.host,
    imapPort: login.imap.port,
    imapSecurity: login.imap.security,
    smtpHost: login.smtp.host,
    smtpPort: login.smtp.port,
    smtpSecurity: login.smtp.security,
    provider: consent?.provider ?? null,
    sealedPassword: seal.close('password' in login ? login.password : '', buildMailboxSealContext(storeId)),
    connectedAt: hasTestFailed(test) ? null : (before?.connectedAt ?? now),
    checkedAt: now,
    ...toTestColumns(test),
  }
  const saved = await transact(db, async (tx) => {
    const [mailbox] = before
      ? await tx
          .update(mailboxes)
          .set({ ...values, version: sql`${mailboxes.version} + 1` })
          .where(and(eq(mailboxes.storeId, storeId), eq(mailboxes.version, before.version)))
          .returning()
      : await tx
          .insert(mailboxes)
          .values({ ...values, storeId, createdAt: now })
          .onConflictDoNothing()
          .returning()
    if (!mailbox) return undefined
    const grant = { storeId, kind: 'mailbox' } as const
    if (consent) await saveOAuthToken(tx, seal, grant, consent.access)
    else await deleteOAuthToken(tx, grant)
    const isNew = !before?.connectedAt || before.address !== address
    if (mailbox.connectedAt && isNew) await note(tx, 'mailbox_connected', address)
    if (mailbox.connectedAt) {
      await beginSync(tx, due, mailbox, before)
      await retryBlockedReplies(tx, due, storeId)
    }
    return mailbox
  })
  if (!saved) return { kind: 'stale', mailbox: await findMailbox(db, storeId) }
  return hasTestFailed(test) ? { kind: 'broken', test } : { kind: 'linked', mailbox: saved }
}

/** Retries replies that were blocked by a failed login. */
async function retryBlockedReplies(tx: Transaction, due: SqlClock, storeId: string): Promise<void> {
  const reasons = ['login', 'consent', 'token', 'sealed']
  await tx
    .update(outbox)
    .set({ dueAt: due(), parkedAt: null })
    .where(and(eq(outbox.storeId, storeId), eq(outbox.state, 'held'), inArray(outbox.reason, reasons)))
  await wakeJobRunners(tx, outbox)
}

/** Tests a linked mailbox and stores the result. Undefined when it changed or was unlinked meanwhile. */
export async function testMailbox(
  { db, checkMailbox, openCredentials, nowMs, now: due, note }: LinkMailboxDeps,
  mailbox: Mailbox,
): Promise<Mailbox | undefined> {
  const { storeId, address } = mailbox
  // The person asks to retry a consent that the provider had rejected.
  await allowTokenRenewal(db, { storeId, kind: 'mailbox' })
  const imap = { host: mailbox.imapHost, port: mailbox.imapPort, security: mailbox.imapSecurity }
  const smtp = { host: mailbox.smtpHost, port: mailbox.smtpPort, security: mailbox.smtpSecurity }
  const test = await openCredentials(mailbox).then(
    (credentials): Promise<MailTestResult> => checkMailbox({ ...credentials, imap, smtp }),
    (error: unknown): MailTestResult => {
      if (error instanceof MailboxAccessError) return { imap: error.fault, smtp: error.fault }
      throw error
    },
  )
  const now = new Date(nowMs())
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(mailboxes)
      .set({
        checkedAt: now,
        ...toTestColumns(test),
        ...(!hasTestFailed(test) && { connectedAt: mailbox.connectedAt ?? now }),
      })
      .where(and(eq(mailboxes.storeId, storeId), eq(mailboxes.version, mailbox.version)))
      .returning()
    if (row?.connectedAt && !mailbox.connectedAt) await note(tx, 'mailbox_connected', address)
    if (row?.connectedAt && !hasTestFailed(test)) await beginSync(tx, due, row, mailbox)
    if (row?.connectedAt && hasTestFailed(test) && mailbox.failure === null)
      await note(tx, 'mailbox_failing', address)
    return row
  })
}

/**
 * Unlinks the mailbox and deletes its password, with `erase` in the same transaction. Returns false when none
 * is linked.
 */
export async function unlinkMailbox(
  { db, note }: Pick<LinkMailboxDeps, 'db' | 'note'>,
  storeId: string,
  erase?: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx.delete(mailboxes).where(eq(mailboxes.storeId, storeId)).returning()
    await deleteOAuthToken(tx, { storeId, kind: 'mailbox' })
    await endSync(tx, storeId)
    if (row?.connectedAt) await note(tx, 'mailbox_disconnected', row.address)
    if (row) await erase?.(tx)
    return row !== undefined
  })
}
