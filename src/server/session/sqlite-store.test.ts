import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeSessionStore, record } from './session-store.contract.ts'
import { createSqliteStore } from './sqlite-store.ts'

async function open(now: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-sessions-'))
  const reopen = async () => createSqliteStore(join(folder, 'sessions.db'), now)
  const store = await reopen()
  return {
    store,
    reopen,
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

describeSessionStore('createSqliteStore', open)

describe('createSqliteStore', () => {
  test('counts what it sweeps, and frees the room', async () => {
    const subject = await open(() => record.expiresAtMs)
    const { store } = subject
    await store.create('old', record)
    expect(await store.sweep()).toBe(1)
    expect(await store.sweep()).toBe(0)
    await subject.remove()
  })
})
