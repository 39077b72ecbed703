import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import type { Database } from '../../database/open-database.ts'
import { loadJoinedBytes, splitBytes } from '../../database/split-bytes.ts'
import { policies, uploadParts, uploads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { FileKind } from './extraction-result.ts'

/** An uploaded file. */
export interface Upload {
  kind: FileKind
  bytes: Uint8Array
}

/** Stores a file for a worker, behind the waiting files of its store. */
export async function enqueueUpload(
  tx: Transaction,
  { bytes, ...upload }: Upload & { storeId: string; policyId: string },
  now: Date,
): Promise<void> {
  const turn = sql`(select count(*) from ${uploads} where store_id = ${upload.storeId} and parked_at is null)`
  const id = randomUUID()
  await tx.insert(uploads).values({ ...upload, id, turn, dueAt: now, begunAt: now })
  for (const part of splitBytes(bytes)) await tx.insert(uploadParts).values({ uploadId: id, ...part })
  await wakeJobRunners(tx, uploads)
}

/** The bytes of an upload. */
export const loadUploadBytes = (db: Database, id: string): Promise<Uint8Array> =>
  loadJoinedBytes(db, uploadParts, uploadParts.uploadId, id)

const firstPauseMs = 40

/** Waits until the file of a document is read, at most `patienceMs`. */
export async function waitForDocumentRead(db: Database, policyId: string, patienceMs: number): Promise<void> {
  const endMs = performance.now() + patienceMs
  for (let pauseMs = firstPauseMs; performance.now() < endMs; pauseMs = Math.min(2 * pauseMs, 500)) {
    await wait(pauseMs)
    const [row] = await db.select({ state: policies.state }).from(policies).where(eq(policies.id, policyId))
    if (row?.state !== 'processing') return
  }
}
