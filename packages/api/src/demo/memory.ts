import type { Mail } from '../notices/mail.ts'

/** One request as the toolbar lists it. */
export interface CallRecord {
  at: string
  method: string
  path: string
  call: string | undefined
  /** Undefined when there was no answer. */
  status: number | undefined
  ms: number
  fault: string | undefined
}

/** What a demo remembers for its control calls. */
export interface DemoMemory {
  outbox: (Mail & { at: string })[]
  calls: CallRecord[]
}
