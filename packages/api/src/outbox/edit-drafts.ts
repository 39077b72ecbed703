import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { drafts, draftVersions, emails, threads } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { publishThreads } from '../events/publish-events.ts'
import type { MailParty } from '../reading/parsed-mail.ts'
import { isOpenDraft, buildNextDraftVersion } from '../threads/replies/draft.ts'
import type { Draft } from '../threads/replies/draft.ts'
import { lockThread } from '../threads/lock-thread.ts'
import { findThread } from '../threads/load-thread-with-mails.ts'
import { toBaseSubject } from '../threads/matching/base-subject.ts'
import { findOwnAddresses } from '../threads/replies/own-addresses.ts'
import {
  buildReplyAddressing,
  findAnswerableMail,
  findMailToAnswer,
} from '../threads/replies/reply-recipients.ts'
import { findDraft, findNewestMailId } from '../threads/replies/find-draft.ts'

/** A person's changes to a draft. Missing fields stay unchanged. */
export interface DraftEdit {
  readonly to?: readonly MailParty[] | undefined
  readonly cc?: readonly MailParty[] | undefined
  readonly bcc?: readonly MailParty[] | undefined
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** The editing person, their store and the time. */
export interface DraftActionContext {
  readonly storeId: string
  readonly userId: string
  readonly nowMs: number
}

/** Result of creating a draft: the draft, or a reason such as automated mail only. */
export type CreateDraftResult =
  { readonly kind: 'begun'; readonly draft: Draft } | { readonly kind: 'missing' | 'automatic' }

const normalizeParty = (party: MailParty): MailParty => ({
  name: party.name.toWellFormed(),
  address: party.address.trim().toLowerCase(),
})

const toDraftColumns = ({ to, cc, bcc, subject, body }: DraftEdit) => ({
  ...(to && { to: to.map(normalizeParty) }),
  ...(cc && { cc: cc.map(normalizeParty) }),
  ...(bcc && { bcc: bcc.map(normalizeParty) }),
  ...(subject !== undefined && { subject: subject.toWellFormed() }),
  ...(body !== undefined && { body: body.toWellFormed() }),
})

/** A draft to begin. Without a thread it is a new message. */
interface NewDraft extends DraftEdit {
  readonly threadId?: string | undefined
  /** The mail to answer. Default: the customer's last one. */
  readonly answersId?: string | undefined
}

/** Creates a reply to a thread, or a new message with its own thread. */
export async function createDraft(
  db: Database,
  writing: DraftActionContext,
  { threadId, answersId, ...edit }: NewDraft,
): Promise<CreateDraftResult> {
  const { storeId, userId, nowMs } = writing
  const now = new Date(nowMs)
  const own = await findOwnAddresses(db, storeId)
  return transact(db, async (tx): Promise<CreateDraftResult> => {
    const thread =
      threadId === undefined
        ? await insertEmptyThread(tx, writing, edit)
        : await findThread(tx, storeId, threadId)
    if (!thread) return { kind: 'missing' }
    const parent =
      answersId === undefined
        ? await findMailToAnswer(tx, thread.id)
        : await findAnswerableMail(tx, thread.id, answersId)
    if (answersId !== undefined && !parent) return { kind: 'missing' }
    if (threadId !== undefined && !parent && (await findNewestMailId(tx, thread.id)))
      return { kind: 'automatic' }
    const [draft] = await tx
      .insert(drafts)
      .values({
        threadId: thread.id,
        state: 'edited',
        body: '',
        ...(parent && buildReplyAddressing(parent, own)),
        ...toDraftColumns(edit),
        answersEmailId: parent?.id ?? null,
        headEmailId: (await findNewestMailId(tx, thread.id)) ?? null,
        editedBy: userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!draft) throw new Error('the database returned no draft')
    await publishThreads(tx, writing, thread.id)
    return { kind: 'begun', draft }
  })
}

async function insertEmptyThread(
  tx: Transaction,
  { storeId, nowMs }: DraftActionContext,
  { subject = '' }: DraftEdit,
): Promise<{ id: string }> {
  const now = new Date(nowMs)
  const [made] = await tx
    .insert(threads)
    .values({ storeId, subject, baseSubject: toBaseSubject(subject), lastEmailAt: now, createdAt: now })
    .returning({ id: threads.id })
  if (!made) throw new Error('the database returned no thread')
  return made
}

/** Result of a change, with the current draft. */
export type DraftEditResult =
  { readonly kind: 'changed' | 'stale'; readonly draft: Draft } | { readonly kind: 'missing' }

/** A change based on a version, with the checked sentences of its text. */
export interface VersionedDraftEdit extends DraftEdit {
  readonly version: number
  readonly sentences?: Draft['sentences'] | undefined
}

/** Changes a draft at the given version. The generated text is saved as an earlier version. */
export async function updateDraft(
  db: Database,
  writing: DraftActionContext,
  id: string,
  { version, sentences, ...edit }: VersionedDraftEdit,
): Promise<DraftEditResult> {
  const { storeId, userId, nowMs } = writing
  return transact(db, async (tx): Promise<DraftEditResult> => {
    const before = await findDraft(tx, storeId, id)
    if (!before) return { kind: 'missing' }
    // An edit that fills or empties the draft changes its conversation.
    if (edit.body !== undefined && (edit.body.trim() === '') !== (before.body.trim() === ''))
      await lockThread(tx, before.threadId)
    const [draft] = await tx
      .update(drafts)
      .set({
        ...toDraftColumns(edit),
        ...(sentences && { sentences }),
        state: 'edited',
        editedBy: userId,
        ...buildNextDraftVersion(nowMs),
      })
      .where(and(eq(drafts.id, id), eq(drafts.version, version), isOpenDraft))
      .returning()
    if (!draft) return { kind: 'stale', draft: (await findDraft(tx, storeId, id)) ?? before }
    if (before.writer.kind !== 'person' && before.body !== '' && before.body !== draft.body)
      await saveGeneratedText(tx, before)
    await setThreadSubject(tx, draft)
    return { kind: 'changed', draft }
  })
}

/** Saves the generated text before the first edit of the text. Recipients may have been edited earlier. */
async function saveGeneratedText(
  tx: Transaction,
  { id, version, body, sentences, updatedAt }: Draft,
): Promise<void> {
  const [stored] = await tx
    .select({ version: draftVersions.version })
    .from(draftVersions)
    .where(eq(draftVersions.draftId, id))
    .limit(1)
  if (stored) return
  await tx
    .insert(draftVersions)
    .values({ draftId: id, version, body, sentences, createdAt: updatedAt })
    .onConflictDoNothing()
}

/** A thread without mail takes the subject of its first draft. */
async function setThreadSubject(tx: Transaction, { threadId, subject }: Draft): Promise<void> {
  await tx
    .update(threads)
    .set({ subject, baseSubject: toBaseSubject(subject) })
    .where(
      and(
        eq(threads.id, threadId),
        sql`not exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id})`,
      ),
    )
}

/** Discards or restores a draft. Undefined when not possible. */
export async function setDraftDiscarded(
  db: Database,
  writing: DraftActionContext,
  id: string,
  isDiscarded: boolean,
): Promise<Draft | undefined> {
  const { storeId, nowMs } = writing
  return transact(db, async (tx) => {
    const before = await findDraft(tx, storeId, id)
    if (!before) return undefined
    await lockThread(tx, before.threadId)
    const [draft] = await tx
      .update(drafts)
      .set({
        state: isDiscarded ? 'discarded' : 'edited',
        ...buildNextDraftVersion(nowMs),
      })
      .where(and(eq(drafts.id, id), isDiscarded ? isOpenDraft : eq(drafts.state, 'discarded')))
      .returning()
    if (draft) await publishThreads(tx, writing, draft.threadId)
    return draft
  })
}
