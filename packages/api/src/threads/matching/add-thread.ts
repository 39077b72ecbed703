import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { drafts, threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { parseParties } from '../../reading/mail-parties.ts'
import { readMail } from '../../reading/read-mail.ts'
import type { MailArrival } from './mail-arrival.ts'
import { matchThread } from './match-thread.ts'
import { refreshThreads } from './refresh-threads.ts'
import { toReplySubject } from './base-subject.ts'

/** A thread to store: its mails in any order and its replies. */
export interface NewThread {
  subject: string
  /** `sender` is the literal From header. */
  emails: readonly [NewEmail, ...NewEmail[]]
  drafts?: readonly { body: string; createdAt: Date }[]
  archivedAt?: Date
}

interface NewEmail {
  direction: 'in' | 'out'
  sender: string
  body: string
  createdAt: Date
  /** The body is HTML. */
  isHtml?: boolean
  /** Extra header lines, such as 'Name: value'. */
  headers?: readonly string[]
}

/** Stores a thread through the normal mail import, each mail answering the one before. Returns the thread's id. */
export async function addThread(db: Database, storeId: string, thread: NewThread): Promise<string> {
  const own = thread.emails
    .filter(({ direction }) => direction === 'out')
    .flatMap(({ sender }) => parseParties(sender).map(({ address }) => address))
  const customer = thread.emails.find(({ direction }) => direction === 'in')?.sender ?? ''
  const mails: Pick<MailArrival, 'mail' | 'receivedAtMs'>[] = []
  let answered: string | undefined
  const inOrder = thread.emails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const [index, email] of inOrder.entries()) {
    const id = `<${randomUUID()}@demo.test>`
    const to = email.direction === 'out' ? customer : (own[0] ?? 'shop@demo.test')
    const subject = index === 0 ? thread.subject : toReplySubject(thread.subject)
    const receivedAtMs = email.createdAt.getTime()
    const raw = buildMailSource({ ...email, id, to, subject, ...(answered && { answered }) })
    mails.push({
      mail: await readMail({ raw, files: [], receivedAtMs, own, isSent: email.direction === 'out' }),
      receivedAtMs,
    })
    answered = id
  }
  return transact(db, async (tx) => {
    let threadId = ''
    for (const mail of mails)
      threadId = (
        await matchThread(tx, { storeId, ...mail, own: new Set(own), rules: new Map(), isImport: true })
      ).threadId
    const last = inOrder.at(-1)
    await refreshThreads(tx, [threadId], last?.direction === 'in' ? { unread: new Set([threadId]) } : {})
    if (thread.archivedAt)
      await tx
        .update(threads)
        .set({ archivedAt: thread.archivedAt, isUnread: false })
        .where(eq(threads.id, threadId))
    if (thread.drafts?.length)
      await tx.insert(drafts).values(thread.drafts.map((draft) => ({ ...draft, threadId })))
    return threadId
  })
}

interface MailSourceFacts extends NewEmail {
  id: string
  to: string
  subject: string
  answered?: string
}

const toOneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

function buildMailSource({
  id,
  sender,
  to,
  subject,
  createdAt,
  answered,
  body,
  isHtml,
  headers = [],
}: MailSourceFacts): Buffer {
  const head = [
    `From: ${toOneLine(sender)}`,
    `To: ${toOneLine(to)}`,
    `Subject: ${toOneLine(subject)}`,
    `Date: ${createdAt.toUTCString()}`,
    `Message-ID: ${id}`,
    ...headers.map(toOneLine),
    ...(answered ? [`In-Reply-To: ${answered}`, `References: ${answered}`] : []),
    `Content-Type: text/${isHtml ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
