import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { describeSessionStoreContract, sampleRecord } from './session-store.contract.ts'
import { createSqliteStore } from './sqlite-store.ts'

async function open(now: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-sessions-'))
  const file = join(folder, 'made', 'here', 'sessions.db')
  const reopen = async () => createSqliteStore(file, now)
  const store = await reopen()
  return {
    file,
    store,
    reopen,
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

describeSessionStoreContract('createSqliteStore', open)

describe('createSqliteStore', () => {
  test('counts what it sweeps, and frees the room', async () => {
    const subject = await open(() => sampleRecord.expiresAtMs)
    const { store } = subject
    await store.create('old', sampleRecord)
    expect(await store.sweep()).toBe(1)
    expect(await store.sweep()).toBe(0)
    await subject.remove()
  })

  test('answers nothing once it is closed, and leaves other connections open', async () => {
    const subject = await open(() => 0)
    const other = await subject.reopen()
    await other.close()
    await expect(other.read('key')).rejects.toThrow()
    expect(await subject.store.read('key')).toBeUndefined()
    await subject.remove()
  })

  test('waits its turn while another process writes', async () => {
    const subject = await open(() => 0)
    const { file, store } = subject
    const other = new Worker(writeSlowly, { eval: true, workerData: file })
    await once(other, 'message')
    await store.create('key', sampleRecord)
    expect(await store.read('key')).toEqual({ version: 1, record: sampleRecord })
    await once(other, 'exit')
    await subject.remove()
  })
})

/** Holds the file for as long as a write to a slow disk takes. */
const writeSlowly = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData)
  database.exec('begin immediate')
  parentPort.postMessage('writing')
  setTimeout(() => { database.exec('commit'); database.close() }, 30)
`
