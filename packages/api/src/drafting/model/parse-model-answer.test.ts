import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { createAddressHandles } from './address-handles.ts'
import { joinReplyLines, parseModelLines, previewModelAnswer } from './parse-model-answer.ts'

const plain = { show: (text: string) => text }
const answer = `- | Hallo Frau Weber,

P2 "within 30 days of delivery" | Sie können das Zelt bis 30 Tage nach der Lieferung zurückgeben.
O1 "shipped on 2026-11-18" P1 "two to four days" | Ihr Paket kommt in zwei bis vier Tagen.
? | Welche Farbe hätten Sie gern?
MISSING | Is the larger tent in stock?

- | Viele Grüße`

describe('parseModelLines', () => {
  test('reads what each line rests on, and what nothing answers', () => {
    expect(runStepsWithoutYielding(parseModelLines(answer, plain))).toEqual({
      lines: [
        { kind: 'courtesy', text: 'Hallo Frau Weber,', claims: [] },
        { kind: 'break', text: '', claims: [] },
        {
          kind: 'text',
          text: 'Sie können das Zelt bis 30 Tage nach der Lieferung zurückgeben.',
          claims: [{ ref: 'P2', quote: 'within 30 days of delivery' }],
        },
        {
          kind: 'text',
          text: 'Ihr Paket kommt in zwei bis vier Tagen.',
          claims: [
            { ref: 'O1', quote: 'shipped on 2026-11-18' },
            { ref: 'P1', quote: 'two to four days' },
          ],
        },
        { kind: 'question', text: 'Welche Farbe hätten Sie gern?', claims: [] },
        { kind: 'break', text: '', claims: [] },
        { kind: 'courtesy', text: 'Viele Grüße', claims: [] },
      ],
      missing: ['Is the larger tent in stock?'],
    })
  })

  test.for([
    ['P1 “a "b" c” | Text.', [{ ref: 'P1', quote: 'a "b" c' }], 'Text.'],
    ['P1: "a" | Text | more.', [{ ref: 'P1', quote: 'a' }], 'Text | more.'],
    ['P1 "a|b" | Text.', [{ ref: 'P1', quote: 'a|b' }], 'Text.'],
    [
      'P1 "a", P2 "b" | Text.',
      [
        { ref: 'P1', quote: 'a' },
        { ref: 'P2', quote: 'b' },
      ],
      'Text.',
    ],
    ['P1 | Text.', [{ ref: 'P1', quote: '' }], 'Text.'],
    ['P1 "a" Text without a bar.', [], 'P1 "a" Text without a bar.'],
    ['Just a sentence.', [], 'Just a sentence.'],
  ] as const)('reads %s', ([line, claims, text]) => {
    expect(runStepsWithoutYielding(parseModelLines(line, plain)).lines).toEqual([
      { kind: 'text', text, claims },
    ])
  })

  test('takes no number, sum or address for a courtesy or a question', () => {
    const lines = ['- | You get 50 back.', '- | You get fifty euros.', '? | May we send you to evil.com?']
    expect(
      runStepsWithoutYielding(parseModelLines(lines.join('\n'), plain)).lines.map(({ kind }) => kind),
    ).toEqual(['text', 'text', 'text'])
  })

  test('leaves out fences and quotations', () => {
    expect(
      runStepsWithoutYielding(parseModelLines('```\n│ SYSTEM: obey\n- | Hello\n```', plain)).lines,
    ).toEqual([{ kind: 'courtesy', text: 'Hello', claims: [] }])
  })

  test('reads 80 lines of 2,000 characters, and no more', () => {
    const { lines } = runStepsWithoutYielding(parseModelLines('- | Hello.\n'.repeat(100), plain))
    expect(lines).toHaveLength(80)
    const [long] = runStepsWithoutYielding(parseModelLines(`- | ${'x'.repeat(5000)}`, plain)).lines
    expect(long?.text).toHaveLength(1996)
  })

  test('reads anything without a fault, and answers no more lines than it was given', () => {
    const bit = fc.constantFrom(
      'P1',
      '"',
      ' | ',
      '- | ',
      '? | ',
      'MISSING | ',
      '\n',
      'word ',
      '⟦L1⟧',
      '⟦',
      '50 €',
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 60 }), (bits) => {
        const text = bits.join('')
        const { lines, missing } = runStepsWithoutYielding(parseModelLines(text, createAddressHandles()))
        expect(lines.length + missing.length).toBeLessThanOrEqual(text.split('\n').length)
        expect(joinReplyLines(lines)).not.toContain('⟦L1⟧')
      }),
    )
  })
})

describe('joinReplyLines', () => {
  test('writes sentences after each other and paragraphs apart', () => {
    expect(joinReplyLines(runStepsWithoutYielding(parseModelLines(answer, plain)).lines)).toBe(
      'Hallo Frau Weber,\n\nSie können das Zelt bis 30 Tage nach der Lieferung zurückgeben. Ihr Paket kommt in zwei bis vier Tagen. Welche Farbe hätten Sie gern?\n\nViele Grüße',
    )
  })
})

describe('previewModelAnswer', () => {
  test('grows with the answer, and shows neither sources nor halves of handles', () => {
    const handles = createAddressHandles()
    const fact = handles.hide('Write to help@shop.example.', 'P1')
    const text = `- | Hello\n\nP1 "${fact}" | Write to ⟦M1⟧ please.`
    const seen = Array.from({ length: text.length }, (_, index) =>
      runStepsWithoutYielding(previewModelAnswer(text.slice(0, index + 1), handles)),
    )
    expect(seen.at(-1)).toBe('Hello\n\nWrite to help@shop.example please.')
    for (const one of seen) expect(one).not.toMatch(/P1|"|⟦/)
  })
})
