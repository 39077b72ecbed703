import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createPrivateFolder } from './create-private-folder.ts'

const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true })
})

function temporary(): string {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-folder-'))
  made.push(path)
  return path
}

describe('createPrivateFolder', () => {
  test('makes what is missing above it too, for the owner only, and takes what is there', () => {
    const path = join(temporary(), 'a', 'b')
    createPrivateFolder(path)
    createPrivateFolder(path)
    expect(statSync(path).mode & 0o777).toBe(0o700)
  })

  test('says what the file system says of a place that cannot be', () => {
    const file = join(temporary(), 'file')
    writeFileSync(file, '')
    expect(() => createPrivateFolder(join(file, 'a', 'b'))).toThrow(/ENOTDIR/)
  })

  test('ends where no folder can ever be made', () => {
    expect(() => createPrivateFolder('/proc/nope/data')).toThrow(/^E/)
  })
})
