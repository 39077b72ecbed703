import { describe, expect, test } from 'vitest'
import { findSentenceStatements } from './find-contradictions.ts'
import type { ComparableStatement } from './find-contradictions.ts'
import { hashReplyContradiction } from './search-contradictions.ts'

const state = (text: string): ComparableStatement => {
  const [statement] = findSentenceStatements(text, { sourceId: text, language: 'en' })
  if (!statement) throw new Error(`This is no statement: ${text}`)
  return statement
}
const hashPair = (document: string, reply: string) => hashReplyContradiction(state(document), state(reply))

describe('hashReplyContradiction', () => {
  test('is the same for replies with the same values', () => {
    const document = 'Unused goods can be returned within 14 days of delivery.'
    expect(hashPair(document, 'Unused goods can be returned within 45 days of delivery.')).toBe(
      hashPair(document, 'You may send unused goods back within 45 days of delivery.'),
    )
  })

  test('differs by the subject of replies without a value', () => {
    const document = 'Gift cards and vouchers can be refunded in the shop.'
    const denied = 'Gift cards cannot be refunded in the shop.'
    expect(hashPair(document, denied)).toBe(hashPair(document, `${denied.slice(0, -1)}!`))
    expect(hashPair(document, denied)).not.toBe(
      hashPair(document, 'Porcelain lamps cannot be refunded in the shop.'),
    )
  })
})
