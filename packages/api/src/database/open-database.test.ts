import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

test('a folder whose files PGlite may not use is refused in words', async () => {
  const path = mkdtempSync(join(tmpdir(), 'draftdesk-open-'))
  writeFileSync(join(path, 'db'), 'no folder')
  await expect(openDatabase({ kind: 'folder', path })).rejects.toThrow(
    `The database in ${path} cannot be opened: a file of it cannot be used; check who owns the folder, and the space left.`,
  )
  rmSync(path, { recursive: true })
})
