import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivateFolder } from '@draftdesk/server-kit'
import { sessionRecordSchema } from './session-record.ts'
import type { SessionStore } from './session-store.ts'

/**
 * The session store in one SQLite file. Write-ahead logging with full sync: an acknowledged session survives a
 * killed process and a power cut, and several processes of one machine may share the file.
 */
export function createSqliteStore(file: string, now: () => number): SessionStore {
  createPrivateFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists session (
      key text primary key,
      version integer not null,
      record text not null,
      expires_at_ms integer not null
    ) strict, without rowid;
    create index if not exists session_end on session (expires_at_ms);
  `)
  const select = database.prepare('select version, record from session where key = ? and expires_at_ms > ?')
  const insert = database.prepare(
    'insert into session (key, version, record, expires_at_ms) values (?, 1, ?, ?)',
  )
  const update = database.prepare(
    'update session set version = version + 1, record = ?, expires_at_ms = ? where key = ? and version = ?',
  )
  const drop = database.prepare('delete from session where key = ?')
  const expire = database.prepare('delete from session where expires_at_ms <= ?')

  return {
    async read(key) {
      const row = select.get(key, now())
      if (!row) return undefined
      return {
        version: Number(row['version']),
        record: sessionRecordSchema.parse(JSON.parse(String(row['record']))),
      }
    },
    async create(key, record) {
      insert.run(key, JSON.stringify(record), record.expiresAtMs)
    },
    async replace(key, version, record) {
      return update.run(JSON.stringify(record), record.expiresAtMs, key, version).changes === 1
    },
    async remove(key) {
      drop.run(key)
    },
    async sweep() {
      return Number(expire.run(now()).changes)
    },
    async close() {
      database.close()
    },
  }
}
