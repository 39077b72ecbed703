import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { runAllSteps } from '../../platform/run-steps.ts'
import { cutPassages } from '../passages/cut-passages.ts'
import { extractText } from './extract.ts'
import type { DocumentReading, FileKind } from './extraction.ts'

/** The input of the process: one file, and the memory limit for reading it. */
export interface ReadingTask {
  kind: FileKind
  bytes: Uint8Array
  limitMegabytes: number
}

const everyMs = 25

// One process for one file. While the file is read nothing else runs in its thread, so a second thread watches the memory of
// the whole process, what lies outside V8's heap too, and ends the process as the system would.
if (isMainThread) process.once('message', (task) => void readInProcess(task as ReadingTask))
else watch(workerData as number)

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

function watch(limitMegabytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > limitMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
  }, everyMs)
}
