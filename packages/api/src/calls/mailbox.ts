import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../stores/record-activity.ts'
import { mailboxes } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { findMailbox, mailboxBody, mailboxContext, type Mailbox } from '../mailboxes/links.ts'
import { explainMail, type MailFailure } from '../mailboxes/mail-failure.ts'
import type { MailboxLogin } from '../mailboxes/mailbox-check.ts'
import { findProvider } from '../mailboxes/providers.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { done, refuse, refuseBusy, refuseStale, type Refusal } from './visit.ts'

const notLinked = () => refuse(404, 'No e-mail account is linked.')

/** PUT /v1/integrations/mailbox: what does not work changes nothing that worked, and is kept as an attempt otherwise. */
export const linkMailbox = inStore<'linkMailbox'>(async (visit) => {
  const { services, input, store } = visit
  const before = await findMailbox(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStale(mailboxBody(before))
  const login = readLogin(visit, before)
  if ('kind' in login) return login
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const failure = await services.connections.checkMailbox(login)
  if (failure && before?.connectedAt) return refuse(400, explainMail(failure.side, failure.fault))
  const saved = await transact(services.db, async (tx) => {
    const mailbox = await save(tx, visit, login, before, failure)
    const isNew = !before?.connectedAt || before.address !== mailbox?.address
    if (mailbox?.connectedAt && isNew) await note(tx, visit, 'mailbox_connected', mailbox)
    return mailbox
  })
  if (!saved) {
    const current = await findMailbox(services.db, store.id)
    return current ? refuseStale(mailboxBody(current)) : notLinked()
  }
  return failure ? refuse(400, explainMail(failure.side, failure.fault)) : done(mailboxBody(saved))
}, 'settings')

/** Completes what was entered: servers from the provider, a password left out from the record. */
function readLogin(
  { services, input, store }: StoreVisit<'linkMailbox'>,
  before: Mailbox | undefined,
): MailboxLogin | Refusal {
  const provider = findProvider(input.provider, input.address)
  const imap = input.imap ?? provider?.imap
  const smtp = input.smtp ?? provider?.smtp
  if (!imap || !smtp) return refuse(400, 'Please enter the servers of your e-mail provider.')
  const isOpen = imap.security === 'none' || smtp.security === 'none'
  if (isOpen && !services.connections.allowPrivate)
    return refuse(
      400,
      'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.',
    )
  const username = input.username || input.address
  if (input.password) return { username, password: input.password, imap, smtp }
  if (!before) return refuse(400, 'Please enter the password.')
  // Whoever could send the saved password to a server of their own choice would learn it.
  const isSame =
    before.imapHost === imap.host && before.smtpHost === smtp.host && before.username === username
  if (!isSame) return refuse(400, 'Please enter the password again, since the account or a server changed.')
  const password = services.seal.open(before.sealedPassword, mailboxContext(store.id))
  return password === undefined
    ? refuse(400, explainMail('imap', 'sealed'))
    : { username, password, imap, smtp }
}

/** Stores the mailbox unless somebody else changed it meanwhile. */
async function save(
  tx: Transaction,
  { services, input, store }: StoreVisit<'linkMailbox'>,
  { username, password, imap, smtp }: MailboxLogin,
  before: Mailbox | undefined,
  failure: MailFailure | undefined,
): Promise<Mailbox | undefined> {
  const now = new Date(services.clock())
  const values = {
    address: input.address,
    username,
    imapHost: imap.host,
    imapPort: imap.port,
    imapSecurity: imap.security,
    smtpHost: smtp.host,
    smtpPort: smtp.port,
    smtpSecurity: smtp.security,
    sealedPassword: services.seal.close(password, mailboxContext(store.id)),
    connectedAt: failure ? null : (before?.connectedAt ?? now),
    checkedAt: now,
    failure: failure?.fault ?? null,
    failureSide: failure?.side ?? null,
  }
  if (!before) {
    const [created] = await tx
      .insert(mailboxes)
      .values({ ...values, storeId: store.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    return created
  }
  const [updated] = await tx
    .update(mailboxes)
    .set({ ...values, version: sql`${mailboxes.version} + 1` })
    .where(and(eq(mailboxes.storeId, store.id), eq(mailboxes.version, before.version)))
    .returning()
  return updated
}

/** POST /v1/integrations/mailbox/test. */
export const testMailbox = inStore<'testMailbox'>(async (visit) => {
  const { services, store } = visit
  const { db, seal, connections, clock, limits } = services
  const mailbox = await findMailbox(db, store.id)
  if (!mailbox) return notLinked()
  const wait = await limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const password = seal.open(mailbox.sealedPassword, mailboxContext(store.id))
  const { imap, smtp } = mailboxBody(mailbox)
  const failure: MailFailure | undefined =
    password === undefined
      ? { side: 'imap', fault: 'sealed' }
      : await connections.checkMailbox({ username: mailbox.username, password, imap, smtp })
  const now = new Date(clock())
  const tested = await transact(db, async (tx) => {
    const [row] = await tx
      .update(mailboxes)
      .set({
        checkedAt: now,
        failure: failure?.fault ?? null,
        failureSide: failure?.side ?? null,
        ...(!failure && { connectedAt: mailbox.connectedAt ?? now }),
      })
      .where(and(eq(mailboxes.storeId, store.id), eq(mailboxes.version, mailbox.version)))
      .returning()
    if (row?.connectedAt && !mailbox.connectedAt) await note(tx, visit, 'mailbox_connected', row)
    if (row?.connectedAt && failure && mailbox.failure === null) await note(tx, visit, 'mailbox_failing', row)
    return row
  })
  return tested ? done(mailboxBody(tested)) : notLinked()
}, 'settings')

/** DELETE /v1/integrations/mailbox. */
export const unlinkMailbox = inStore<'unlinkMailbox'>(async (visit) => {
  const { services, store } = visit
  const gone = await transact(services.db, async (tx) => {
    const [row] = await tx.delete(mailboxes).where(eq(mailboxes.storeId, store.id)).returning()
    if (row?.connectedAt) await note(tx, visit, 'mailbox_disconnected', row)
    return row
  })
  return gone ? done({ message: 'The e-mail account is disconnected.' }) : notLinked()
}, 'settings')

const note = (
  tx: Transaction,
  { services, caller, store }: Pick<StoreVisit<'testMailbox'>, 'services' | 'caller' | 'store'>,
  action: 'mailbox_connected' | 'mailbox_failing' | 'mailbox_disconnected',
  { address }: Mailbox,
) =>
  recordActivity(tx, {
    storeId: store.id,
    actor: caller.user,
    action,
    note: address,
    nowMs: services.clock(),
  })
