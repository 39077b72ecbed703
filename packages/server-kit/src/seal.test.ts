import { describe, expect, test } from 'vitest'
import { createSeal } from './seal.ts'

describe('createSeal', () => {
  const seal = createSeal('a secret of this site', 'session token')

  test('opens what it closed', () => {
    expect(seal.open(seal.close('tökén', 'record'), 'record')).toBe('tökén')
  })

  test('hides the text and never seals it twice alike', () => {
    const first = seal.close('token', 'record')
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('token')
    expect(seal.close('token', 'record')).not.toBe(first)
  })

  test('opens nothing of another record, secret, purpose or making', () => {
    const sealed = seal.close('token', 'record')
    const bent = Buffer.from(sealed, 'base64url')
    bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1
    expect(seal.open(sealed, 'another record')).toBeUndefined()
    expect(createSeal('another secret', 'session token').open(sealed, 'record')).toBeUndefined()
    expect(createSeal('a secret of this site', 'credentials').open(sealed, 'record')).toBeUndefined()
    expect(seal.open(bent.toString('base64url'), 'record')).toBeUndefined()
    expect(seal.open('short', 'record')).toBeUndefined()
  })
})
