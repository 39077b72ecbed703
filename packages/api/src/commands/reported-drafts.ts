import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@draftdesk/server-kit'
import { asc, eq } from 'drizzle-orm'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/open-database.ts'
import { draftFeedback, drafts, threads } from '../database/schema.ts'
import { listReportedDrafts } from '../drafting/reported-drafts.ts'
import type { ReportedDraftSet } from '../drafting/reported-drafts.ts'
import { getDatabaseLocation } from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'

/** Writes the drafts that agents reported into a new folder, for `npm run bench -- answers FOLDER`. */
export async function exportReportedDrafts(settings: ApiSettings, folder: string | undefined): Promise<void> {
  if (!folder) throw new StartError('Name a new folder: reported-drafts FOLDER.')
  if (existsSync(folder)) throw new StartError(`${folder} exists already: choose another name.`)
  const { db, close } = await openDatabase(getDatabaseLocation(settings))
  try {
    for (const line of await writeReportedDrafts(db, folder)) printLine(line)
  } finally {
    await close()
  }
}

/** Writes a folder for each store with reports. Returns a sentence for each. */
export async function writeReportedDrafts(db: Database, folder: string): Promise<string[]> {
  const stores = await db
    .selectDistinct({ id: threads.storeId })
    .from(draftFeedback)
    .innerJoin(drafts, eq(drafts.id, draftFeedback.draftId))
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .orderBy(asc(threads.storeId))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines: string[] = []
  for (const { id } of stores) {
    const cases = await listReportedDrafts(db, id)
    if (cases.mails.length > 0) writeReportedCases(join(folder, id), cases)
    lines.push(`Store ${id}: ${cases.mails.length} reported drafts, ${cases.leftOut} left out.`)
  }
  return lines.length > 0 ? lines : ['Nobody reported a draft.']
}

/** Writes the documents as files, and the mails with their labels as `mails.json`. */
function writeReportedCases(folder: string, { documents, mails }: ReportedDraftSet): void {
  mkdirSync(folder, { mode: 0o700 })
  const names = new Set<string>()
  for (const { title, text } of documents) {
    const base = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80) || 'document'
    const name = names.has(base) ? `${base}-${names.size + 1}` : base
    names.add(name)
    writeFileSync(join(folder, `${name}.md`), text, { mode: 0o600 })
  }
  writeFileSync(join(folder, 'mails.json'), `${JSON.stringify(mails, undefined, 2)}\n`, { mode: 0o600 })
}
