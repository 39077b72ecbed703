import type { SessionRecord } from './session-record.ts'

/** A record with the version that {@link SessionStore.replace} compares. */
export interface StoredRecord {
  readonly version: number
  readonly record: SessionRecord
}

/** The store cannot be reached. Sessions are unknown but have not ended. */
export class StoreUnreachableError extends Error {}

/**
 * Stores session records by the hash of the cookie's id; every adapter passes `session-store.contract.ts`.
 * Every method rejects with a {@link StoreUnreachableError} when the store cannot be reached.
 */
export interface SessionStore {
  /** Reads a record. Undefined if it is missing or past `expiresAtMs`. */
  read(key: string): Promise<StoredRecord | undefined>
  /** Stores a new record with version 1. */
  create(key: string, record: SessionRecord): Promise<void>
  /** Stores `record` if the version is still `version`; false when it changed or the record is gone. */
  replace(key: string, version: number, record: SessionRecord): Promise<boolean>
  /** Removes a record, if it exists. */
  remove(key: string): Promise<void>
  /** Removes expired records and returns their number. */
  sweep(): Promise<number>
  /** Closes files and connections. */
  close(): Promise<void>
}
