import type { TestProduct } from './product.ts'

/** The sync state of a mailbox for a test. */
export interface TestSync {
  readonly state?: 'new' | 'importing' | 'live' | 'waiting' | 'stopped'
  readonly reason?: string
  readonly imported?: number
  readonly expected?: number
  readonly hasSent?: boolean
}

const sampleFolders = '["INBOX", "Sent", "Versendet"]'

/** Sets the sync state of the demo owner's mailbox without syncing, and publishes an event. */
export async function setMailSync({ services }: TestProduct, sync: TestSync): Promise<void> {
  const { state = 'live', reason, imported = 0, expected = 0, hasSent = true } = sync
  const text = reason === undefined ? 'null' : `'${reason}'`
  const values = `state = '${state}', reason = ${text}, imported = ${String(imported)}, expected = ${String(expected)}, has_sent = ${String(hasSent)}`
  await services.db.execute(`
    insert into mailbox_syncs (store_id, due_at, begun_at, paths)
    select m.store_id, timestamptz '2030-01-15T14:20:00Z', now(), '${sampleFolders}' from mailboxes m join members p on p.store_id = m.store_id
    join users u on u.id = p.user_id where u.email = 'owner@demo.test' limit 1
    on conflict (store_id) do nothing`)
  await services.db.execute(
    `update mailbox_syncs set ${values}, is_paused = false, live_at = '2030-01-15T12:00:00Z', due_at = '2030-01-15T14:20:00Z'`,
  )
  await publishEvent({ services }, 'mailbox')
}

/** Adds an unreadable mail to the owner's mailbox. */
export async function addUnreadableMail({ services }: TestProduct, subject: string): Promise<void> {
  await services.db.execute(`
    insert into folders (store_id, path, role, uid_validity, next_uid)
    select store_id, 'INBOX', 'inbox', 1, 1 from mailbox_syncs limit 1`)
  await services.db.execute(`
    insert into unread_mails (folder_id, uid_validity, uid, subject, sender, received_at, fault)
    select id, 1, 7, '${subject}', 'mia@shop.test', '2030-01-14T09:30:00Z', 'large' from folders limit 1`)
}

/** Publishes an event of the owner's store. */
export async function publishEvent(
  { services }: Pick<TestProduct, 'services'>,
  type: 'thread' | 'list' | 'mailbox',
  ref = '',
): Promise<void> {
  await services.db.execute(
    `insert into events (store_id, type, ref) select p.store_id, '${type}', '${ref}' from members p
    join users u on u.id = p.user_id where u.email = 'owner@demo.test'`,
  )
  await services.db.execute(`select pg_notify('draftdesk_events', '')`)
}

/** Adds a customer's mail to a conversation like mailbox sync. */
export async function addMail({ services }: TestProduct, threadId: string, body: string): Promise<void> {
  await services.db.execute(`
    insert into emails (thread_id, store_id, direction, sender, body)
    select id, store_id, 'in', 'Mia <mia@shop.test>', '${body}' from threads where id = '${threadId}'`)
  await services.db.execute(
    `update threads set is_unread = true, last_email_at = now(), version = version + 1 where id = '${threadId}'`,
  )
  await publishEvent({ services }, 'thread', threadId)
}

/** Adds a generated draft to a conversation and publishes an event. Without a text it has only findings. */
export async function addDraft({ services }: TestProduct, threadId: string, body: string): Promise<void> {
  const level = body === '' ? 'notes' : 'look'
  await services.db.execute(`
    insert into drafts (thread_id, body, subject, writer, level, reasons, missing)
    select id, '${body}', subject, '{"kind":"local"}', '${level}', '["Nothing in your texts answers this."]',
      '["Do you ship to Norway?"]' from threads where id = '${threadId}'`)
  await publishEvent({ services }, 'thread', threadId)
}
