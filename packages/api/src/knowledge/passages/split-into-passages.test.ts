import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitIntoPassages } from './split-into-passages.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'

const places = (text: string) =>
  runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body }) => [heading, body])

describe('splitIntoPassages', () => {
  test('cuts at headings of Markdown and names those above', () => {
    expect(
      places('# Returns\n\nWithin 14 days.\n\n## Costs\nYou pay the post.\n\n# Delivery\nTwo days.'),
    ).toEqual([
      ['Returns', 'Within 14 days.'],
      ['Returns › Costs', 'You pay the post.'],
      ['Delivery', 'Two days.'],
    ])
  })

  test('knows headings by how they stand in a plain text', () => {
    const text =
      'Rückgabe\n\nSie haben 14 Tage Zeit.\n\nWER ZAHLT\nDas Porto zahlen wir.\n\nLieferung\n=====\nZwei Tage.'
    expect(places(text)).toEqual([
      ['Rückgabe', 'Sie haben 14 Tage Zeit.'],
      ['WER ZAHLT', 'Das Porto zahlen wir.'],
      ['Lieferung', 'Zwei Tage.'],
    ])
  })

  test('takes the question of a list of questions for the heading of its answer', () => {
    expect(places('Q: Do you ship to Norway?\nA: Yes, for 12 EUR.\n\nQ: How fast?\nA: In six days.')).toEqual(
      [
        ['Do you ship to Norway?', 'Yes, for 12 EUR.'],
        ['How fast?', 'In six days.'],
      ],
    )
  })

  test('takes no placeholder of a template for a heading', () => {
    const mail =
      'Your parcel is on its way.\n\nTrack it here: [URL]\n\nSent to:\n[ADDRESS]\n\n{{shop}}\n\nWrite to us.'
    expect(places(`# Sent\n\n${mail}`)).toEqual([['Sent', mail]])
  })

  test('takes a heading after a mark in brackets for a heading', () => {
    for (const heading of ['[FAQ] RETURNS', '[FAQ] Can I return it?'])
      expect(places(`${heading}\n\nWithin 14 days.`)).toEqual([[heading, 'Within 14 days.']])
    expect(places('[FAQ] Returns\n---\nWithin 14 days.')).toEqual([['[FAQ] Returns', 'Within 14 days.']])
  })

  test('keeps a list with the line that begins it', () => {
    const list = 'Not taken back:\n- Underwear\n- Food\n\n- Vouchers'
    expect(places(`# Returns\n\nWithin 14 days.\n\n${list}`)).toEqual([
      ['Returns', `Within 14 days.\n\n${list.replace('\n\n', '\n')}`],
    ])
  })

  test('keeps the rows of a table together', () => {
    expect(places('# Costs\n\n| Country | Price |\n|---|---|\n| Norway | 12 EUR |')).toEqual([
      ['Costs', '| Country | Price |\n| Norway | 12 EUR |'],
    ])
  })

  test('cuts what is long between its sentences, and what never ends anywhere', () => {
    const long = Array.from({ length: 40 }, (_, index) => `Sentence number ${index} says a thing.`).join(' ')
    for (const text of [long, 'x'.repeat(5000), 'word '.repeat(1000)]) {
      const bodies = runStepsWithoutYielding(splitIntoPassages(text)).map(({ body }) => body)
      expect(Math.max(...bodies.map((body) => body.length))).toBeLessThanOrEqual(850)
      expect(bodies.join(' ').replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''))
    }
    expect(
      runStepsWithoutYielding(splitIntoPassages(long)).every(({ body }) => body.endsWith('thing.')),
    ).toBe(true)
  })

  test('loses no word, whatever a text looks like', () => {
    const line = fc.constantFrom(
      '# Head',
      'Short',
      '',
      '- item',
      'A sentence that ends.',
      'What?',
      'a\tb',
      '  more',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }), (lines) => {
        const cuts = runStepsWithoutYielding(splitIntoPassages(lines.join('\n')))
        const found = cuts.map(({ heading, body }) => `${heading} ${body}`).join(' ')
        // A question without an answer below it is left out.
        const told = lines.filter((each) => !/[?？]\s*$/.test(each)).join(' ')
        for (const word of told.match(/[a-z]{4,}/g) ?? []) expect(found).toContain(word)
      }),
    )
  })

  test('lists the addresses of a passage as they stand there', () => {
    expect(
      runStepsWithoutYielding(
        splitIntoPassages('Write to help@shop.test, or see https://shop.test/returns.'),
      )[0]?.links,
    ).toEqual(['help@shop.test', 'https://shop.test/returns'])
  })

  test('takes a question that nobody has answered yet for no answer', () => {
    expect(runStepsWithoutYielding(splitIntoPassages('## Do you gift wrap presents?\n\n'))).toEqual([])
    expect(
      runStepsWithoutYielding(
        splitIntoPassages('# Wrapping\n\n## Do you gift wrap?\n\n## For how much?\n\n2 EUR.'),
      ),
    ).toMatchObject([{ heading: 'Wrapping › For how much?', body: '2 EUR.' }])
  })

  test('cuts a document of nothing but headings into no more passages than people write', () => {
    const cuts = runStepsWithoutYielding(splitIntoPassages('# a\n'.repeat(100_000)))
    expect(cuts.length).toBeLessThan(3000)
    expect(cuts.map(({ body }) => body).join('').length).toBeGreaterThan(100_000)
  })
})
