import type { DeletedEntry } from '../../ui/entries.ts'

/** What a form without JavaScript came to, in the list it belongs to. */
export interface Sent {
  readonly error?: string | undefined
  readonly deleted?: DeletedEntry | undefined
  /** What was typed. */
  readonly values?: Readonly<Record<string, string>> | undefined
}
