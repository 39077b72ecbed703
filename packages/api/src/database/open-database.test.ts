import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, afterAll, beforeAll, describe } from 'vitest'
import { StartError } from '@draftdesk/server-kit'
import { openDatabase, takeFileLock } from './open-database.ts'

test('a folder whose files PGlite may not use is refused in words', async () => {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-open-'))
  writeFileSync(join(path, 'db'), 'no folder')
  await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(
    `The database in ${path} cannot be opened: a file of it cannot be used; check who owns the folder, and the space left.`,
  )
  rmSync(path, { recursive: true })
})

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
