import { createHash } from 'node:crypto'
import type { EditSuggestionAnswer } from '@draftdesk/contract'
import { and, countDistinct, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { isUuid } from '../../database/uuid.ts'
import { dismissedSuggestions, draftEdits, emails, policies, threads } from '../../database/schema.ts'
import { hasContradiction } from '../contradictions/list-contradictions.ts'

/** A suggestion needs this many replies with the same edit. */
const minReplies = 3
const maxListed = 20
const maxThreads = 3

/** An edit that was made in several replies, with its document. */
interface RepeatedEdit {
  readonly policyId: string
  readonly title: string
  readonly quote: string
  readonly before: string
  readonly after: string
  readonly replies: number
}

/** The id of a suggestion. It is the same as long as its texts are. */
const hashEdit = ({ policyId, quote, before, after }: RepeatedEdit): string =>
  createHash('sha256').update([policyId, quote, before, after].join('\n')).digest('hex').slice(0, 32)

/**
 * Lists the small edits that were made in several replies to different emails, and that no person dismissed: of all
 * documents, or of one.
 */
export async function listEditSuggestions(
  db: Database,
  storeId: string,
  policyId?: string,
): Promise<EditSuggestionAnswer[]> {
  if (policyId !== undefined && !isUuid(policyId)) return []
  const dismissed = await db
    .select({ suggestion: dismissedSuggestions.suggestion })
    .from(dismissedSuggestions)
    .where(eq(dismissedSuggestions.storeId, storeId))
  const hidden = new Set(dismissed.map(({ suggestion }) => suggestion))
  const open = (await listRepeatedEdits(db, storeId, policyId)).filter((edit) => !hidden.has(hashEdit(edit)))
  return Promise.all(
    open.slice(0, maxListed).map(async (edit) => ({
      ...{ id: hashEdit(edit), policy_id: edit.policyId, policy_title: edit.title, quote: edit.quote },
      ...{ before: edit.before, after: edit.after, replies: edit.replies },
      threads: await listThreadsWithEdit(db, storeId, edit),
    })),
  )
}

/** Dismisses a suggestion or a contradiction, or brings it back. False for an unknown id. */
export async function setSuggestionState(
  db: Database,
  storeId: string,
  suggestion: string,
  state: 'open' | 'dismissed',
): Promise<boolean> {
  const isThis = and(
    eq(dismissedSuggestions.storeId, storeId),
    eq(dismissedSuggestions.suggestion, suggestion),
  )
  if (state === 'open') {
    const opened = await db.delete(dismissedSuggestions).where(isThis).returning()
    return opened.length > 0
  }
  const known =
    (await hasContradiction(db, storeId, suggestion)) ||
    (await listRepeatedEdits(db, storeId)).some((edit) => hashEdit(edit) === suggestion)
  if (known) await db.insert(dismissedSuggestions).values({ storeId, suggestion }).onConflictDoNothing()
  return known
}

/** The edits of several replies whose quote still stands in a document in use. */
async function listRepeatedEdits(db: Database, storeId: string, wanted?: string): Promise<RepeatedEdit[]> {
  const { policyId, quote, before, after, emailId, createdAt } = draftEdits
  const replies = countDistinct(emailId)
  return db
    .select({ policyId, title: policies.title, quote, before, after, replies })
    .from(draftEdits)
    .innerJoin(policies, eq(policies.id, policyId))
    .where(
      and(
        eq(draftEdits.storeId, storeId),
        wanted === undefined ? undefined : eq(policyId, wanted),
        eq(policies.isOn, true),
        isNull(policies.deletedAt),
        sql`position(${quote} in ${policies.content}) > 0`,
      ),
    )
    .groupBy(policyId, policies.title, quote, before, after)
    .having(gte(replies, minReplies))
    .orderBy(desc(replies), desc(sql`max(${createdAt})`))
    .limit(5 * maxListed)
}

/** The newest conversations with this edit. */
const listThreadsWithEdit = (
  db: Database,
  storeId: string,
  { policyId, quote, before, after }: RepeatedEdit,
) =>
  db
    .select({ id: threads.id, subject: threads.subject })
    .from(draftEdits)
    .innerJoin(emails, eq(emails.id, draftEdits.emailId))
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(
      and(
        eq(draftEdits.storeId, storeId),
        eq(draftEdits.policyId, policyId),
        eq(draftEdits.quote, quote),
        eq(draftEdits.before, before),
        eq(draftEdits.after, after),
      ),
    )
    .orderBy(desc(draftEdits.createdAt))
    .limit(maxThreads)
