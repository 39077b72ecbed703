import { describe, expect, test } from 'vitest'
import { createSixDigitCode, createSecret, deriveSecret, hashSecret } from './random-secrets.ts'

const many = <T>(make: () => T) => Array.from({ length: 300 }, make)

test('createSecret makes 256 bits that stand in addresses, never the same twice', () => {
  const made = many(createSecret)
  expect(new Set(made).size).toBe(made.length)
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/)
})

test('createSixDigitCode makes six digits of the whole range', () => {
  const made = many(createSixDigitCode)
  for (const code of made) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(made.map((code) => code[0])).size).toBe(10)
})

// The examples of FIPS 180-2 and RFC 4231.
test('hashSecret is SHA-256', () => {
  expect(Buffer.from(hashSecret('abc'), 'base64url').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('deriveSecret is an HMAC with SHA-256 of the secret by the salt', () => {
  const derived = deriveSecret('Jefe', 'what do ya want for nothing?')
  expect(Buffer.from(derived, 'base64url').toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

describe('both', () => {
  test('are safe in addresses and headers', () => {
    for (const secret of many(createSecret)) {
      expect(hashSecret(secret)).toMatch(/^[\w-]{43}$/)
      expect(deriveSecret('salt', secret)).toMatch(/^[\w-]{43}$/)
    }
  })
})
