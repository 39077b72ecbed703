import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { drafts, draftVersions, emails, threads } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { tellThreads } from '../events/tell-threads.ts'
import type { Party } from '../reading/mail.ts'
import { isOpen, nextVersion, type Draft } from '../threads/draft.ts'
import { findThread } from '../threads/show-thread.ts'
import { baseSubject } from '../threads/subject.ts'
import { findOwn } from '../threads/own-addresses.ts'
import { addressReply, findParent } from '../threads/recipients.ts'
import { findDraft, findHead } from '../threads/find-draft.ts'

/** What a person writes of a draft; what is left out stays as it is. */
export interface DraftEdit {
  readonly to?: readonly Party[] | undefined
  readonly cc?: readonly Party[] | undefined
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** Who writes in which store, and when. */
export interface Writing {
  readonly storeId: string
  readonly userId: string
  readonly nowMs: number
}

/** A begun draft, or why there is none: no such conversation, or one in which only machines wrote. */
export type Begun =
  { readonly kind: 'begun'; readonly draft: Draft } | { readonly kind: 'missing' | 'automatic' }

const clean = (party: Party): Party => ({
  name: party.name.toWellFormed(),
  address: party.address.trim().toLowerCase(),
})

const columnsOf = ({ to, cc, subject, body }: DraftEdit) => ({
  ...(to && { to: to.map(clean) }),
  ...(cc && { cc: cc.map(clean) }),
  ...(subject !== undefined && { subject: subject.toWellFormed() }),
  ...(body !== undefined && { body: body.toWellFormed() }),
})

/** Begins an answer to a conversation, or without one a new message, which begins a conversation of its own. */
export async function createDraft(
  db: Database,
  writing: Writing,
  { threadId, ...edit }: DraftEdit & { readonly threadId?: string | undefined },
): Promise<Begun> {
  const { storeId, userId, nowMs } = writing
  const now = new Date(nowMs)
  const own = await findOwn(db, storeId)
  return transact(db, async (tx): Promise<Begun> => {
    const thread =
      threadId === undefined ? await beginThread(tx, writing, edit) : await findThread(tx, storeId, threadId)
    if (!thread) return { kind: 'missing' }
    const parent = await findParent(tx, thread.id)
    if (threadId !== undefined && !parent && (await findHead(tx, thread.id))) return { kind: 'automatic' }
    const [draft] = await tx
      .insert(drafts)
      .values({
        threadId: thread.id,
        state: 'edited',
        body: '',
        ...(parent && addressReply(parent, own)),
        ...columnsOf(edit),
        answersEmailId: parent?.id ?? null,
        headEmailId: (await findHead(tx, thread.id)) ?? null,
        editedBy: userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!draft) throw new Error('the database returned no draft')
    await tellThreads(tx, writing, thread.id)
    return { kind: 'begun', draft }
  })
}

async function beginThread(
  tx: Transaction,
  { storeId, nowMs }: Writing,
  { subject = '' }: DraftEdit,
): Promise<{ id: string }> {
  const now = new Date(nowMs)
  const [made] = await tx
    .insert(threads)
    .values({ storeId, subject, baseSubject: baseSubject(subject), lastEmailAt: now, createdAt: now })
    .returning({ id: threads.id })
  if (!made) throw new Error('the database returned no thread')
  return made
}

/** What became of a change: the draft as it is now, whether the change was made or not. */
export type Changed =
  { readonly kind: 'changed' | 'stale'; readonly draft: Draft } | { readonly kind: 'missing' }

/** A change of the version that was seen, and what its text was found to rest on. */
export interface VersionedEdit extends DraftEdit {
  readonly version: number
  readonly sentences?: Draft['sentences'] | undefined
}

/** Changes a draft from the version that was seen. The text that a machine wrote is stored as it was before. */
export async function updateDraft(
  db: Database,
  writing: Writing,
  id: string,
  { version, sentences, ...edit }: VersionedEdit,
): Promise<Changed> {
  const { storeId, userId, nowMs } = writing
  return transact(db, async (tx): Promise<Changed> => {
    const before = await findDraft(tx, storeId, id)
    if (!before) return { kind: 'missing' }
    const [draft] = await tx
      .update(drafts)
      .set({
        ...columnsOf(edit),
        ...(sentences && { sentences }),
        state: 'edited',
        editedBy: userId,
        ...nextVersion(nowMs),
      })
      .where(and(eq(drafts.id, id), eq(drafts.version, version), isOpen))
      .returning()
    if (!draft) return { kind: 'stale', draft: (await findDraft(tx, storeId, id)) ?? before }
    if (before.writer.kind !== 'person' && before.body !== '' && before.body !== draft.body)
      await storeFirstText(tx, before)
    await nameThread(tx, draft)
    return { kind: 'changed', draft }
  })
}

/** Stores what a machine wrote, before a person changes it for the first time; recipients may have been changed earlier. */
async function storeFirstText(tx: Transaction, { id, version, body, updatedAt }: Draft): Promise<void> {
  const [stored] = await tx
    .select({ version: draftVersions.version })
    .from(draftVersions)
    .where(eq(draftVersions.draftId, id))
    .limit(1)
  if (stored) return
  await tx
    .insert(draftVersions)
    .values({ draftId: id, version, body, createdAt: updatedAt })
    .onConflictDoNothing()
}

/** A conversation without a mail is called as its first draft is. */
async function nameThread(tx: Transaction, { threadId, subject }: Draft): Promise<void> {
  await tx
    .update(threads)
    .set({ subject, baseSubject: baseSubject(subject) })
    .where(
      and(
        eq(threads.id, threadId),
        sql`not exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id})`,
      ),
    )
}

/** Discards a draft or brings it back; undefined when there is none that this can be done to. */
export async function setDiscarded(
  db: Database,
  writing: Writing,
  id: string,
  isDiscarded: boolean,
): Promise<Draft | undefined> {
  const { storeId, nowMs } = writing
  return transact(db, async (tx) => {
    const before = await findDraft(tx, storeId, id)
    if (!before) return undefined
    const [draft] = await tx
      .update(drafts)
      .set({
        state: isDiscarded ? 'discarded' : 'edited',
        ...nextVersion(nowMs),
      })
      .where(and(eq(drafts.id, id), isDiscarded ? isOpen : eq(drafts.state, 'discarded')))
      .returning()
    if (draft) await tellThreads(tx, writing, draft.threadId)
    return draft
  })
}
