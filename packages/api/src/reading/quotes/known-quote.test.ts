import { describe, expect, test } from 'vitest'
import { findKnownQuote } from './known-quote.ts'

const shop = 'Guten Tag,\n\nIhre Bestellung ist unterwegs. Sie kommt am Freitag an.\n\nIhr Shop'
const question = 'Hello,\n\nwhere is the tent of my order 1042? I need it on Friday.\n\nAnn'

/** The part of a text above the fold. */
const shown = (text: string, ofOthers: readonly string[], ofAuthor: readonly string[] = []) =>
  text.slice(0, findKnownQuote(text, ofOthers, ofAuthor)).trim()

describe('findKnownQuote', () => {
  const wrapped = 'Ihre Bestellung ist unterwegs. Sie\nkommt am Freitag an.\n\nIhr Shop'

  test.each([
    wrapped,
    `Guten Tag,\n\n${wrapped}`,
    `Shop skrifaði 3. nóv 2026:\n| ${wrapped.replaceAll('\n', '\n| ')}`,
    `From: Shop\nSubject: Order\n\n${wrapped}`,
  ])('folds the words of others however they are marked and wrapped: %j', (quote) => {
    expect(shown(`Danke!\n\n${quote}`, [shop])).toBe('Danke!')
  })

  test('folds own earlier words below the words of others', () => {
    const text = `Danke!\n\n${wrapped}\n\nAnn hat geschrieben\n${question}`
    expect(shown(text, [`${shop}\n\nAnn hat geschrieben\n${question}`], [question])).toBe('Danke!')
  })

  test.each([
    `Nobody has answered me yet.\n\n${question}`,
    `I ask again:\n\nwhere is the tent of my order 1042? I need it on Friday.`,
    `Second try.\n\nwhere is the tent of my order 1042? I need it on Friday.\n\nBest wishes,\nAnn`,
  ])('leaves own words open that a person says again: %j', (text) => {
    expect(findKnownQuote(text, [], [question])).toBeUndefined()
    expect(findKnownQuote(text, [shop], [question])).toBeUndefined()
  })

  test.each([
    `Still nothing.\n\n> ${question.replaceAll('\n', '\n> ')}`,
    `Still nothing.\n\nAm 3.11.2026 um 14:20 schrieb Ann <ann@mail.test>:\n\n${question}`,
  ])('folds own earlier words behind a mark or an introduction: %j', (text) => {
    expect(shown(text, [], [question])).toBe('Still nothing.')
  })

  test.each([
    'Danke, aber wo ist sie?',
    'Ihre Bestellung ist unterwegs.\nNein, sie ist es nicht!',
    'Guten Tag,\n\nwo ist sie?\n\nIhr Shop',
    'Subject: the tent\n\nIhr Shop',
  ])('folds nothing that is new, and nothing behind which something new follows: %j', (text) => {
    expect(findKnownQuote(text, [shop], [])).toBeUndefined()
  })

  test('compares a bounded part of the earlier mails', () => {
    const far = `${'x'.repeat(20_000)}\n${shop}`
    expect(findKnownQuote(`Danke!\n\n${wrapped}`, [far], [])).toBeUndefined()
    const low = `${'x\n'.repeat(2000)}${shop}`
    expect(findKnownQuote(`Danke!\n\n${wrapped}`, [low], [])).toBeUndefined()
  })

  test('takes no longer than a blink for lines that almost match', () => {
    for (const [line, known] of [
      ['>abac\n', 'ab'.repeat(50_000)],
      ['>aaaaaaaaaaaaaaaaaaab\n', 'a'.repeat(100_000)],
      ['On 3 Nov 2026 at 14:20 a@b.test wrote:\n', 'On 3 Nov 2026 at 14:20 a@b.test wrote: '.repeat(3000)],
      ['From: a@b.test\n', 'x'.repeat(100_000)],
      ['> 4 5 6 7 8 9 a b c d\n', Array.from({ length: 9000 }, (_, at) => at.toString(36)).join(' ')],
    ] as const)
      for (const length of [48_000, 200_000]) {
        const text = line.repeat(length / line.length)
        const startedMs = performance.now()
        findKnownQuote(text, Array<string>(5).fill(known), [])
        expect(performance.now() - startedMs).toBeLessThan(1000)
      }
  })
})
