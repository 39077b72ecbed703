import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSeal, loadSecret } from './seal.ts'

describe('createSeal', () => {
  const seal = createSeal('a secret of this site')

  test('opens what it closed', () => {
    expect(seal.open(seal.close('token', 'record'), 'record')).toBe('token')
  })

  test('hides the text and never seals it twice alike', () => {
    const first = seal.close('token', 'record')
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('token')
    expect(seal.close('token', 'record')).not.toBe(first)
  })

  test('opens nothing of another record, secret or making', () => {
    const sealed = seal.close('token', 'record')
    const bent = Buffer.from(sealed, 'base64url')
    bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1
    expect(seal.open(sealed, 'another record')).toBeUndefined()
    expect(createSeal('another secret').open(sealed, 'record')).toBeUndefined()
    expect(seal.open(bent.toString('base64url'), 'record')).toBeUndefined()
    expect(seal.open('short', 'record')).toBeUndefined()
  })
})

describe('loadSecret', () => {
  test('makes a secret once, for its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-secret-'))
    const file = join(folder, 'below', 'session-secret')
    const first = loadSecret(file)
    expect(first).toHaveLength(43)
    expect(loadSecret(file)).toBe(first)
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    rmSync(folder, { recursive: true })
  })
})
