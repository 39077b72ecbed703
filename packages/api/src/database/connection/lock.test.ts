import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartFault } from '@draftdesk/server-kit'
import { takeLock } from './lock.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'draftdesk-lock-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('takeLock', () => {
  test('is held until it is released', () => {
    const file = join(folder, 'new', 'db.lock')
    const release = takeLock(file, 'The database')
    expect(() => takeLock(file, 'The database')).toThrow(StartFault)
    expect(() => takeLock(file, 'The database')).toThrow('The database is in use by another process')
    release()
    takeLock(file, 'The database')()
  })

  test('says what is wrong when the folder cannot be used', () => {
    expect(() => takeLock(join(folder, 'new', 'db.lock', 'deeper', 'db.lock'), 'The database')).toThrow(Error)
  })
})
