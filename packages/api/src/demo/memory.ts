import type { NoticeMail } from '../notices/mail.ts'

/** A request in the toolbar's list. */
export interface CallRecord {
  at: string
  method: string
  path: string
  call: string | undefined
  /** Undefined when there was no response. */
  status: number | undefined
  ms: number
  fault: string | undefined
}

/** In-memory state of a demo. */
export interface DemoMemory {
  outbox: (NoticeMail & { at: string })[]
  calls: CallRecord[]
}
