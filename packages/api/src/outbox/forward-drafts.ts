import { maxDraftFileBytes, maxDraftFiles } from '@draftdesk/contract'
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { attachments, draftFiles, drafts, emails } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishThreads } from '../events/publish-events.ts'
import type { FetchedFile, MailFileFetcher } from '../mailboxes/imap/mail-file-fetcher.ts'
import { toForwardSubject } from '../threads/matching/base-subject.ts'
import type { Draft } from '../threads/replies/draft.ts'
import { findDraft, findNewestMailId } from '../threads/replies/find-draft.ts'
import type { FileLimit } from './draft-files.ts'
import { bumpDraftVersion, insertDraftFile, toFileLimitResult } from './draft-files.ts'
import type { DraftFile } from './draft-files.ts'
import type { DraftActionContext } from './edit-drafts.ts'

/** Creates a forward of a mail, quoted and without its files. Undefined for an unknown mail. */
export async function createForwardDraft(
  db: Database,
  writing: DraftActionContext,
  emailId: string,
): Promise<Draft | undefined> {
  const { storeId, userId, nowMs } = writing
  if (!isUuid(emailId)) return undefined
  const now = new Date(nowMs)
  return transact(db, async (tx) => {
    const [email] = await tx
      .select({ id: emails.id, threadId: emails.threadId, subject: emails.subject })
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.storeId, storeId)))
    if (!email) return undefined
    const [draft] = await tx
      .insert(drafts)
      .values({
        ...{ threadId: email.threadId, state: 'edited', body: '', subject: toForwardSubject(email.subject) },
        ...{ forward: 'inline', forwardedEmailId: email.id },
        headEmailId: (await findNewestMailId(tx, email.threadId)) ?? null,
        editedBy: userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (draft) await publishThreads(tx, writing, email.threadId)
    return draft
  })
}

/** The form of the original: as a quote or a file, and the ids of attachments to include. */
export interface ForwardChoice {
  readonly as: 'inline' | 'attached'
  readonly files: readonly string[]
}

/** Result of a choice. The kinds of `FetchedFile` explain why a file could not be fetched. */
export type ForwardResult =
  | { readonly kind: 'changed'; readonly draft: Draft }
  | { readonly kind: 'unknown' | 'foreign' | FileLimit | Exclude<FetchedFile['kind'], 'file'> }

/** Changes the form of the original. Copies files from the mailbox now, so that sending does not need it. */
export async function setForwardForm(
  db: Database,
  mailFiles: MailFileFetcher,
  writing: DraftActionContext,
  id: string,
  { as, files }: ForwardChoice,
): Promise<ForwardResult> {
  const { storeId } = writing
  const draft = await findDraft(db, storeId, id)
  if (!draft || draft.forward === null) return { kind: 'unknown' }
  const { forwardedEmailId: originalId } = draft
  if (originalId === null) return { kind: 'missing' }
  if (!(await areFilesOfMail(db, originalId, files))) return { kind: 'foreign' }
  const wanted = [...new Set([...(as === 'attached' ? [originalId] : []), ...files])]
  const copied = await db
    .select({ originId: draftFiles.originId })
    .from(draftFiles)
    .where(and(eq(draftFiles.draftId, id), isNotNull(draftFiles.originId)))
  const missing = wanted.filter((origin) => !copied.some(({ originId }) => originId === origin))
  const fetched = await fetchMissingFiles(db, mailFiles, storeId, { originalId, missing })
  if (!Array.isArray(fetched)) return fetched
  return transact(db, async (tx): Promise<ForwardResult> => {
    const changed = await bumpDraftVersion(tx, writing, id, { forward: as })
    if (!changed) return { kind: 'unknown' }
    await tx
      .delete(draftFiles)
      .where(
        and(
          eq(draftFiles.draftId, id),
          isNotNull(draftFiles.originId),
          wanted.length > 0 ? notInArray(draftFiles.originId, wanted) : undefined,
        ),
      )
    for (const file of fetched) await insertDraftFile(tx, writing, id, file)
    return { kind: 'changed', draft: changed }
  }).catch(toFileLimitResult)
}

async function areFilesOfMail(db: Database, emailId: string, files: readonly string[]): Promise<boolean> {
  if (files.length === 0) return true
  if (!files.every(isUuid)) return false
  const isTheirs = and(eq(attachments.emailId, emailId), inArray(attachments.id, [...files]))
  return (await db.$count(attachments, isTheirs)) === new Set(files).size
}

type CopiedFile = DraftFile & { readonly originId: string }

/** Fetches files one after the other, until they are too large for one mail. */
async function fetchMissingFiles(
  db: Database,
  mailFiles: MailFileFetcher,
  storeId: string,
  { originalId, missing }: { readonly originalId: string; readonly missing: readonly string[] },
): Promise<CopiedFile[] | Exclude<ForwardResult, { kind: 'changed' }>> {
  const files: CopiedFile[] = []
  let left = maxDraftFileBytes
  if (missing.length > maxDraftFiles) return { kind: 'full' }
  for (const originId of missing) {
    const isMail = originId === originalId
    const fetched = await (isMail
      ? mailFiles.fetchMail(storeId, originId)
      : mailFiles.fetchFile(storeId, originId))
    if (fetched.kind !== 'file') return { kind: fetched.kind }
    const bytes = isMail ? removeBcc(fetched.bytes) : fetched.bytes
    left -= bytes.length
    if (left < 0) return { kind: 'full' }
    files.push({ ...(await loadForwardedFile(db, originId, isMail)), bytes, originId })
  }
  return files
}

async function loadForwardedFile(
  db: Database,
  id: string,
  isMail: boolean,
): Promise<Omit<DraftFile, 'bytes'>> {
  if (isMail) {
    const [mail] = await db.select({ subject: emails.subject }).from(emails).where(eq(emails.id, id))
    return { name: `${mail?.subject.slice(0, 100).trim() || 'Email'}.eml`, type: 'message/rfc822' }
  }
  const [file] = await db
    .select({ name: attachments.name, type: attachments.type })
    .from(attachments)
    .where(eq(attachments.id, id))
  // A file is described by its own mail program. Parts of a mail would lose their encoding.
  const type = file?.type.startsWith('message/') === true ? undefined : file?.type
  return { name: file?.name ?? '', type: type ?? 'application/octet-stream' }
}

/** The source of a mail without its Bcc, which the store's own copy may name. */
export function removeBcc(raw: Buffer): Buffer {
  const end = /\r?\n\r?\n/.exec(raw.toString('latin1'))?.index ?? raw.length
  const head = raw.toString('latin1', 0, end)
  const kept = head.replace(/^(?:resent-)?bcc:.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim, '')
  return Buffer.concat([Buffer.from(kept, 'latin1'), raw.subarray(end)])
}
