import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { loadOrCreateSecret } from './load-or-create-secret.ts'

describe('loadOrCreateSecret', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'draftdesk-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('makes a secret once, for its owner only', () => {
    const file = join(folder, 'below', 'session-secret')
    const first = loadOrCreateSecret(file, 'SESSION_SECRET')
    expect(first).toHaveLength(43)
    expect(loadOrCreateSecret(file, 'SESSION_SECRET')).toBe(first)
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('takes a secret that an editor ended with a line break', () => {
    const file = join(folder, 'secret')
    writeFileSync(file, `${'s'.repeat(40)}\n`)
    expect(loadOrCreateSecret(file, 'SESSION_SECRET')).toBe('s'.repeat(40))
  })

  test.each(['', '\n', 'short', ' '.repeat(43), 'x'.repeat(31)])(
    'refuses a file that holds %j',
    (content) => {
      const file = join(folder, 'secret')
      writeFileSync(file, content)
      expect(() => loadOrCreateSecret(file, 'SESSION_SECRET')).toThrow(StartError)
      expect(() => loadOrCreateSecret(file, 'SESSION_SECRET')).toThrow(
        `The secret in ${file} is damaged: put its copy back, or set SESSION_SECRET.`,
      )
    },
  )
})
