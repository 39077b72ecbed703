import { describe, expect, test } from 'vitest'
import { stories, type Grounded } from './mail.ts'
import { demoPolicies } from './policies.ts'

const parts = stories.flatMap(({ draft }) => draft ?? [])
const grounded = parts.filter((part): part is Grounded => typeof part !== 'string')
const courtesies = parts.filter((part) => typeof part === 'string')
const numbers = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|free|nothing)\b/gi

describe('the drafts of the demo', () => {
  test('rest on what a document of their store says, word for word', () => {
    const holds = (text: string) => demoPolicies.some(({ content }) => content.includes(text))
    expect(grounded.length).toBeGreaterThan(0)
    expect(grounded.filter(([, rests]) => !holds(rests))).toEqual([])
  })

  test('name no number that the sentence they rest on does not name', () => {
    const wrong = grounded.filter(([says, rests]) =>
      (says.match(numbers) ?? []).some((number) => !rests.toLowerCase().includes(number.toLowerCase())),
    )
    expect(wrong).toEqual([])
  })

  test('state nothing else: what rests on nothing is a greeting, a thank-you, an apology', () => {
    expect([...new Set(courtesies.map((text) => text.trim()))]).toEqual([
      'Hi Mara,\n\nThank you for writing.',
      'Kind regards\nOlga',
      'Hello Daniel,\n\nI am sorry about the mix-up.',
      'Bonjour Hélène,\n\nGood to hear that the refund arrived.',
      'Hi Tom,\n\nThat should not happen.',
      'Hello Ana,\n\nYes:',
    ])
  })
})
