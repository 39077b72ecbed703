import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { splitIntoPassages } from '../passages/split-into-passages.ts'
import { extractText } from './extract-text.ts'
import type { DocumentReadResult, FileKind } from './extraction-result.ts'

/** The input of the process: one file, and the memory limit for reading it. */
export interface DocumentReadTask {
  kind: FileKind
  bytes: Uint8Array
  limitMegabytes: number
}

const checkEveryMs = 25

// Reads one file. A second thread watches the memory of the whole process, because the first one is blocked
// meanwhile, and ends the process at the limit.
if (isMainThread) process.once('message', (task) => void runDocumentReadTask(task as DocumentReadTask))
else killAboveMemoryLimit(workerData as number)

async function runDocumentReadTask({ kind, bytes, limitMegabytes }: DocumentReadTask): Promise<void> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: limitMegabytes })
  await new Promise((resolve) => watcher.once('online', resolve))
  const extraction = await extractText(kind, bytes)
  const reading: DocumentReadResult =
    extraction.kind === 'text'
      ? { ...extraction, cuts: runStepsWithoutYielding(splitIntoPassages(extraction.text)) }
      : extraction
  process.send?.(reading, () => process.exit(0))
}

function killAboveMemoryLimit(limitMegabytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > limitMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
  }, checkEveryMs)
}
