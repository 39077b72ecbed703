import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { threadByJwz, type JwzMail } from '../testing/jwz.ts'
import { childThreadIndex, referencesOf } from './references.ts'

/** Mails that each answer the one before: the store's name what ours do, the customer's all that came before. */
function converse(length: number): JwzMail[] {
  const mails: JwzMail[] = []
  for (let at = 0; at < length; at += 1) {
    const parent = mails.at(-1)
    const isOurs = at % 2 === 1
    const all = parent ? [...parent.references, parent.id] : []
    const references = isOurs
      ? referencesOf(parent && { messageId: parent.id, references: parent.references })
      : all
    mails.push({ id: `<${at}@mail.test>`, inReplyTo: parent?.id, references })
  }
  return mails
}

describe('referencesOf', () => {
  test('names what the parent names, and the parent last', () => {
    expect(referencesOf({ messageId: '<b>', references: ['<a>'] })).toEqual(['<a>', '<b>'])
    expect(referencesOf(undefined)).toEqual([])
  })

  test('names the first ten and the last ten of a long conversation', () => {
    const references = Array.from({ length: 300 }, (_, at) => `<${at}@mail.test>`)
    const named = referencesOf({ messageId: '<parent@mail.test>', references })
    expect(named).toHaveLength(20)
    expect([named[0], named[9], named[10], named[19]]).toEqual([
      '<0@mail.test>',
      '<9@mail.test>',
      '<291@mail.test>',
      '<parent@mail.test>',
    ])
  })

  test('leaves out what we called a mail that has no Message-ID', () => {
    expect(referencesOf({ messageId: '<hash@none>', references: ['<a>'] })).toEqual(['<a>'])
  })

  test.for([2, 21, 60])('puts each of %i mails below the one that it answers, in any order', (length) => {
    const mails = converse(length)
    const wanted = new Map(mails.map(({ id, inReplyTo }) => [id, inReplyTo]))
    fc.assert(
      fc.property(fc.shuffledSubarray(mails, { minLength: length }), (shuffled) => {
        expect(threadByJwz(shuffled)).toEqual(wanted)
      }),
      { numRuns: 20 },
    )
  })
})

const head = Buffer.concat([Buffer.from([1]), Buffer.alloc(21, 7)])
const startMs = (head.readUIntBE(0, 6) * 65_536) / 10_000 - 11_644_473_600_000
const chance = () => 0.5

describe('childThreadIndex', () => {
  test('is that of the parent and five bytes more', () => {
    const child = Buffer.from(childThreadIndex(head.toString('base64'), startMs, chance) ?? '', 'base64')
    expect(child).toHaveLength(27)
    expect(child.subarray(0, 22)).toEqual(head)
  })

  test.for([
    ['a minute', 60_000, 18],
    ['a year', 365 * 86_400_000, 18],
    ['three years', 3 * 365 * 86_400_000, 23],
  ] as const)('holds the time since the conversation began: %s', ([, passedMs, lost]) => {
    const child = Buffer.from(
      childThreadIndex(head.toString('base64'), startMs + passedMs, chance) ?? '',
      'base64',
    )
    const written = child.readUInt32BE(22)
    expect(written >>> 31).toBe(lost === 23 ? 1 : 0)
    const ticks = (written & 0x7fffffff) * 2 ** lost
    expect(Math.abs(ticks - passedMs * 10_000)).toBeLessThan(2 ** (lost + 1))
  })

  test('grows with each answer, to forty of them', () => {
    let index: string | undefined = head.toString('base64')
    let answers = 0
    for (let next: string | undefined = index; next; answers += 1) {
      index = next
      next = childThreadIndex(index, startMs + answers * 60_000, chance)
    }
    expect(answers - 1).toBe(40)
    expect(Buffer.from(index, 'base64')).toHaveLength(22 + 40 * 5)
  })

  test.for(['', 'not base64!', Buffer.alloc(21).toString('base64'), Buffer.alloc(25).toString('base64')])(
    'is none where that of the parent cannot be read: %s',
    (parent) => {
      expect(childThreadIndex(parent, startMs, chance)).toBeUndefined()
    },
  )
})
