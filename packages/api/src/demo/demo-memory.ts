import type { NoticeMail } from '../notices/notice-mail.ts'

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

/** The mails and calls that a demo keeps in memory. */
export interface DemoMemory {
  outbox: (NoticeMail & { at: string })[]
  calls: CallRecord[]
}
