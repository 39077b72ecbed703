import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeSessionStore } from './session-store.contract.ts'
import { createSqliteStore } from './sqlite-store.ts'

describeSessionStore('createSqliteStore', async (now) => {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-sessions-'))
  const reopen = () => createSqliteStore(join(folder, 'sessions.db'), now)
  const store = reopen()
  return {
    store,
    reopen,
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})
