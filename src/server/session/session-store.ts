import type { SessionRecord } from './session-record.ts'

/** A record with the version that {@link SessionStore.replace} compares. */
export interface StoredRecord {
  readonly version: number
  readonly record: SessionRecord
}

/** The store cannot be reached: nothing is known of any session, and none has ended. */
export class StoreAway extends Error {}

/**
 * Where session records live. Every method rejects with a {@link StoreAway} when the store cannot be reached. Keys are hashes of the cookie's id. Every adapter passes `session-store.contract.ts`.
 */
export interface SessionStore {
  /** The record of a key, or undefined when there is none or it is past `expiresAtMs`. */
  read(key: string): Promise<StoredRecord | undefined>
  /** Stores a new record with version 1. */
  create(key: string, record: SessionRecord): Promise<void>
  /** Stores `record` if the version is still `version`; false when it changed or the record is gone. */
  replace(key: string, version: number, record: SessionRecord): Promise<boolean>
  /** Removes a record; nothing happens when there is none. */
  remove(key: string): Promise<void>
  /** Removes every record past its end and tells how many. */
  sweep(): Promise<number>
  /** Lets go of files and connections. */
  close(): Promise<void>
}
