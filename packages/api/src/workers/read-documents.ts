import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Database } from '../database/open.ts'
import { policies, uploads } from '../database/schema.ts'
import { finishReading } from '../knowledge/finish-reading.ts'
import type { DocumentReader } from '../knowledge/reader.ts'
import { readUpload } from '../knowledge/uploads.ts'

/** What reading works with. */
export interface ReadParts {
  db: Database
  documents: DocumentReader
  clock: () => number
}

/** Reads the text of uploaded files into their documents, the stores in turn. */
export function readDocuments({ db, documents, clock }: ReadParts): Job {
  return {
    name: 'read-documents',
    table: uploads,
    order: sql`turn, due_at`,
    leaseSeconds: 240,
    atOnce: 2,
    backoff: { firstSeconds: 5, mostSeconds: 60, mostTries: 3, forSeconds: Infinity },
    run: async ({ id }, stopping) => {
      const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
      if (!upload) return { kind: 'done' }
      const { storeId, policyId, kind } = upload
      const extraction = await documents.read(storeId, kind, await readUpload(db, id))
      if (extraction.kind === 'failed' && extraction.failure === 'interrupted')
        return stopping.aborted
          ? { kind: 'released' }
          : { kind: 'failed', fault: 'The process that read the document ended before it was done.' }
      const policy = { storeId, id: policyId }
      return { kind: 'done', write: (tx) => finishReading(tx, policy, extraction, clock()) }
    },
    onPark: async (tx, id) => {
      const ids = tx.select({ id: uploads.policyId }).from(uploads).where(eq(uploads.id, id))
      await tx
        .update(policies)
        .set({ state: 'failed', failure: 'interrupted', updatedAt: new Date(clock()) })
        .where(and(inArray(policies.id, ids), eq(policies.state, 'processing')))
    },
  }
}
