import { createSeal } from '@draftdesk/server-kit'
import type { Services } from '../../calls/call-handler.ts'
import type { Database } from '../../database/open-database.ts'
import { mailboxes, mailboxSyncs } from '../../database/schema.ts'
import { buildMailboxSealContext } from '../../mailboxes/mailbox.ts'
import type { Mailbox } from '../../mailboxes/mailbox.ts'

/** The mail servers of a test's mailbox. */
export interface TestMailbox {
  readonly address: string
  readonly username?: string
  readonly password: string
  readonly imapPort?: number
  readonly smtpPort?: number
  /** The host of both servers. */
  readonly host?: string
}

/** Links a mailbox on this machine to a store without syncing it. */
export async function linkTestMailbox(
  { db, seal, clock }: Pick<Services, 'db' | 'seal' | 'clock'>,
  storeId: string,
  { address, username = address, password, imapPort = 1, smtpPort = 1, host = '127.0.0.1' }: TestMailbox,
): Promise<Mailbox> {
  const now = new Date(clock())
  const [mailbox] = await db
    .insert(mailboxes)
    .values({
      storeId,
      connectedAt: now,
      checkedAt: now,
      address,
      username,
      imapHost: host,
      imapPort,
      imapSecurity: 'none',
      smtpHost: host,
      smtpPort,
      smtpSecurity: 'none',
      sealedPassword: seal.close(password, buildMailboxSealContext(storeId)),
    })
    .returning()
  if (!mailbox) throw new Error('no mailbox')
  return mailbox
}

/** Links mailboxes to stores and makes their syncs due, for a process with this API_SECRET. */
export async function linkMailboxes(
  db: Database,
  secret: string,
  links: readonly (TestMailbox & { readonly storeId: string })[],
): Promise<void> {
  const seal = createSeal(secret, 'credentials')
  for (const { storeId, ...mailbox } of links) {
    await linkTestMailbox({ db, seal, clock: Date.now }, storeId, mailbox)
    await db.insert(mailboxSyncs).values({ storeId })
  }
}
