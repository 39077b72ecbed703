import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartError } from '@draftdesk/server-kit'
import { takeFileLock } from './file-lock.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'draftdesk-lock-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('takeFileLock', () => {
  test('is held until it is released', () => {
    const file = join(folder, 'new', 'db.lock')
    const release = takeFileLock(file, 'The database')
    expect(() => takeFileLock(file, 'The database')).toThrow(StartError)
    expect(() => takeFileLock(file, 'The database')).toThrow('The database is in use by another process')
    release()
    takeFileLock(file, 'The database')()
  })

  test('says what is wrong when the folder cannot be used', () => {
    expect(() => takeFileLock(join(folder, 'new', 'db.lock', 'deeper', 'db.lock'), 'The database')).toThrow(
      Error,
    )
  })
})
