import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { runAllSteps } from '../../platform/scheduling/run-steps.ts'
import { cutPassages } from '../passages/cut-passages.ts'
import { extractText } from './extract-text.ts'
import type { DocumentReading, FileKind } from './extraction-result.ts'

/** The input of the process: one file, and the memory limit for reading it. */
export interface ReadingTask {
  kind: FileKind
  bytes: Uint8Array
  limitMegabytes: number
}

const checkEveryMs = 25

// Reads one file. A second thread watches the memory of the whole process, because the first one is blocked
// meanwhile, and ends the process at the limit.
if (isMainThread) process.once('message', (task) => void readInProcess(task as ReadingTask))
else watchMemory(workerData as number)

async function readInProcess({ kind, bytes, limitMegabytes }: ReadingTask): Promise<void> {
  const watcher = new Worker(new URL(import.meta.url), { workerData: limitMegabytes })
  await new Promise((resolve) => watcher.once('online', resolve))
  const extraction = await extractText(kind, bytes)
  const reading: DocumentReading =
    extraction.kind === 'text'
      ? { ...extraction, cuts: runAllSteps(cutPassages(extraction.text)) }
      : extraction
  process.send?.(reading, () => process.exit(0))
}

function watchMemory(limitMegabytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > limitMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
  }, checkEveryMs)
}
