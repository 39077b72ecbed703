import type { Answer, TagAnswer } from '@draftdesk/contract'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { formatFullName } from '../platform/full-name.ts'
import type { MailParty } from '../reading/parsed-mail.ts'
import type { Database } from '../database/open-database.ts'
import { customers, drafts, emails, members, outbox, threads, users } from '../database/schema.ts'
import type { Colleague } from './colleagues.ts'
import { tagsColumn } from './tags/store-tags.ts'
import { isDraftCountedInLists } from './replies/draft.ts'

type ThreadBody = Answer<'updateThread'>

/** States of mails that are queued or failed. */
export const waitingOutboxStates = ['held', 'sending', 'failed', 'unknown'] as const

/** True if the store wrote the last mail of the thread. */
export const isAnsweredThread = sql`(${threads.storeAt} is not null and ${threads.storeAt} >= ${threads.lastEmailAt})`

/** Reads the list columns of threads in one statement, with the last mails, the newest draft and the counts. */
export function selectThreads(db: Database, where: SQL | undefined) {
  const last = db
    .select({
      id: emails.id,
      sender: emails.sender,
      direction: emails.direction,
      createdAt: emails.createdAt,
      isSide: emails.isSide,
      excerpt: sql<string>`left(${emails.body}, least(200, coalesce(${emails.foldAt}, 200)))`.as('excerpt'),
    })
    .from(emails)
    .where(eq(emails.threadId, threads.id))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
    .as('last')
  const customer = db
    .select({ id: emails.id, sender: emails.sender, createdAt: emails.createdAt })
    .from(emails)
    .where(and(eq(emails.threadId, threads.id), eq(emails.direction, 'in'), eq(emails.isSide, false)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
    .as('customer')
  const draft = db
    .select({ id: drafts.id, createdAt: drafts.createdAt, to: drafts.to })
    .from(drafts)
    .where(and(eq(drafts.threadId, threads.id), isDraftCountedInLists))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))
    .limit(1)
    .as('draft')
  const leaving = db
    .select({ state: outbox.state, sendAt: outbox.sendAt, isScheduled: outbox.isScheduled })
    .from(outbox)
    .where(and(eq(outbox.threadId, threads.id), inArray(outbox.state, [...waitingOutboxStates])))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
    .as('leaving')
  return (
    db
      .select({
        ...getTableColumns(threads),
        last: {
          id: last.id,
          sender: last.sender,
          direction: last.direction,
          createdAt: last.createdAt,
          isSide: last.isSide,
          excerpt: last.excerpt,
        },
        customer: { id: customer.id, sender: customer.sender, createdAt: customer.createdAt },
        draft: { id: draft.id, createdAt: draft.createdAt, to: draft.to },
        noted: { name: customers.name, address: customers.address },
        emailCount: db.$count(emails, eq(emails.threadId, threads.id)),
        draftCount: db.$count(drafts, and(eq(drafts.threadId, threads.id), isDraftCountedInLists)),
        sending: leaving.state,
        sendAt: leaving.sendAt,
        isScheduled: leaving.isScheduled,
        tags: tagsColumn,
        assignee: { id: members.userId, firstName: users.firstName, lastName: users.lastName },
      })
      .from(threads)
      .leftJoinLateral(last, sql`true`)
      .leftJoinLateral(customer, sql`true`)
      .leftJoinLateral(draft, sql`true`)
      .leftJoinLateral(leaving, sql`true`)
      .leftJoin(customers, eq(customers.id, threads.customerId))
      // A former member is not shown as the assignee.
      .leftJoin(members, and(eq(members.userId, threads.assigneeId), eq(members.storeId, threads.storeId)))
      .leftJoin(users, eq(users.id, members.userId))
      .where(where)
  )
}

/** A row of `selectThreads`. */
export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number]

/** The fields of a thread that every response has. */
export const toThreadFields = (
  row: typeof threads.$inferSelect & { readonly tags: readonly TagAnswer[] },
  assignee: Colleague | undefined,
  customer: MailParty | undefined,
) => ({
  id: row.id,
  subject: row.subject,
  last_email_at: row.lastEmailAt.toISOString(),
  is_archived: row.archivedAt !== null,
  version: row.version,
  is_unread: row.isUnread,
  needs_reply: row.needsReply,
  is_spam: row.spamAt !== null,
  assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
  snooze: row.snoozedAt && { until: row.snoozedUntil?.toISOString() ?? null },
  returned: describeThreadReturn(row),
  follow_up_at: row.followUpAt?.toISOString() ?? null,
  listed_at: row.listedAt.toISOString(),
  tags: [...row.tags],
  customer: customer ?? null,
})

/** The mark of a thread that returned, until a mail comes or leaves or a person puts it away. */
function describeThreadReturn({
  returnedAt,
  returnReason: reason,
  lastEmailAt,
  archivedAt,
  snoozedAt,
}: typeof threads.$inferSelect) {
  if (!returnedAt || !reason || archivedAt || snoozedAt || returnedAt < lastEmailAt) return null
  return { at: returnedAt.toISOString(), reason }
}

/** The other party: the stored customer, otherwise the draft's first recipient. */
export const chooseThreadParty = (
  noted: { readonly name: string | null; readonly address: string | null } | undefined,
  to: readonly MailParty[] | null | undefined,
): MailParty | undefined => {
  const { name, address } = noted?.address ? noted : (to?.[0] ?? {})
  return address ? { name: name ?? '', address } : undefined
}

/** A thread in the shape of lists. */
export async function loadListedThread(
  db: Database,
  storeId: string,
  id: string,
): Promise<ThreadBody | undefined> {
  const [row] = await selectThreads(db, and(eq(threads.id, id), eq(threads.storeId, storeId)))
  return row && toThreadAnswer(row)
}

/** A thread in the shape of /v1. It keeps the customer when the store wrote last. */
export const toThreadAnswer = ({
  last,
  customer,
  draft,
  noted,
  assignee,
  ...row
}: ThreadRow): ThreadBody => ({
  ...toThreadFields(row, toAssignee(assignee), chooseThreadParty(noted ?? undefined, draft?.to)),
  emails: [
    ...(customer && customer.id !== last?.id
      ? [
          {
            id: customer.id,
            sender: customer.sender,
            direction: 'in' as const,
            created_at: customer.createdAt.toISOString(),
          },
        ]
      : []),
    ...(last
      ? [
          {
            id: last.id,
            sender: last.sender,
            direction: last.direction,
            created_at: last.createdAt.toISOString(),
            excerpt: last.excerpt,
            is_side: last.isSide,
          },
        ]
      : []),
  ],
  drafts: draft ? [{ id: draft.id, created_at: draft.createdAt.toISOString() }] : [],
  note: null,
  email_count: row.emailCount,
  draft_count: row.draftCount,
  sending: row.sending ?? null,
  scheduled_at: row.sending === 'held' && row.isScheduled ? (row.sendAt?.toISOString() ?? null) : null,
})

function toAssignee({ id, firstName, lastName }: ThreadRow['assignee']): Colleague | undefined {
  if (id === null || firstName === null || lastName === null) return undefined
  return { id, name: formatFullName({ firstName, lastName }) }
}
