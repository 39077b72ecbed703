import { createFairQueue } from '../../platform/scheduling/fair-queue.ts'
import type { DocumentReadResult, FileKind } from './extraction-result.ts'
import { readDocument } from './read-document.ts'
import type { DocumentReadLimits } from './read-document.ts'

/** Reads uploaded files, two at a time, in rotation between stores. */
export interface DocumentReader {
  read: (storeId: string, kind: FileKind, bytes: Uint8Array) => Promise<DocumentReadResult>
  /** Cancels the current file and the waiting ones. */
  close: () => Promise<void>
}

const parallelReads = 2

export function createDocumentReader(limits: Partial<DocumentReadLimits> = {}): DocumentReader {
  const queue = createFairQueue({ atOnce: parallelReads })
  const closing = new AbortController()
  const running = new Set<Promise<DocumentReadResult>>()
  return {
    read: async (storeId, kind, bytes) => {
      const reading = queue.run(storeId, () => readDocument(kind, bytes, limits, closing.signal))
      running.add(reading)
      try {
        return await reading
      } finally {
        running.delete(reading)
      }
    },
    close: async () => {
      closing.abort()
      await Promise.allSettled(running)
    },
  }
}
