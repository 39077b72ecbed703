import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Database } from '../database/open-database.ts'
import { policies, uploads } from '../database/schema.ts'
import type { DocumentReadResult } from '../knowledge/documents/extraction-result.ts'
import { saveExtractedDocument } from '../knowledge/documents/save-extracted-document.ts'
import type { PreparedDocumentResult } from '../knowledge/documents/save-extracted-document.ts'
import type { DocumentReader } from '../knowledge/documents/document-reader.ts'
import { loadUploadBytes } from '../knowledge/documents/uploads.ts'
import { preparePassages } from '../knowledge/passages/write-passages.ts'

export interface DocumentReadingDeps {
  db: Database
  documents: DocumentReader
  clock: () => number
}

/** A file that crashed two processes is not tried again. */
const maxTries = 2

/** Extracts the text of uploaded files, alternating between stores. */
export function createDocumentReadingJob({ db, documents, clock }: DocumentReadingDeps): Job {
  return {
    name: 'read-documents',
    table: uploads,
    order: sql`turn, due_at`,
    leaseSeconds: 240,
    atOnce: 2,
    ofStore: 1,
    backoff: { firstSeconds: 5, mostSeconds: 60, mostTries: maxTries, forSeconds: Infinity },
    run: async ({ id }, stopping) => {
      const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
      if (!upload) return { kind: 'done' }
      const { storeId, policyId, kind } = upload
      const reading = await documents.read(storeId, kind, await loadUploadBytes(db, id))
      if (reading.kind === 'failed' && reading.failure === 'interrupted')
        return stopping.aborted
          ? { kind: 'released' }
          : { kind: 'failed', fault: 'The process that read the document ended before it was done.' }
      const result = await toReadingResult(reading)
      const policy = { storeId, id: policyId }
      return { kind: 'done', write: (tx) => saveExtractedDocument(tx, policy, result, clock()) }
    },
    onPark: async (tx, id) => {
      const ids = tx.select({ id: uploads.policyId }).from(uploads).where(eq(uploads.id, id))
      await tx
        .update(policies)
        .set({ state: 'failed', failure: 'unreadable', updatedAt: new Date(clock()) })
        .where(and(inArray(policies.id, ids), eq(policies.state, 'processing')))
    },
  }
}

const toReadingResult = async (reading: DocumentReadResult): Promise<PreparedDocumentResult> =>
  reading.kind === 'text'
    ? { kind: 'text', prepared: await preparePassages(reading.text, reading.cuts), isCut: reading.isCut }
    : reading
