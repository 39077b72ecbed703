import { parentPort, workerData } from 'node:worker_threads'
import { extractText } from './extract.ts'
import type { FileKind } from './extraction.ts'

const { kind, bytes } = workerData as { kind: FileKind; bytes: Uint8Array }
parentPort?.postMessage(await extractText(kind, bytes))
