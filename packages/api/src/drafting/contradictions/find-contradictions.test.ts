import { describe, expect, test } from 'vitest'
import { splitIntoPassages } from '../../knowledge/passages/split-into-passages.ts'
import { joinTitleAndHeading } from '../../knowledge/passages/load-knowledge.ts'
import type { KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { aquatics } from '../../testing/shops/aquatics.ts'
import { bicycles } from '../../testing/shops/bicycles.ts'
import { clothing } from '../../testing/shops/clothing.ts'
import { coffee } from '../../testing/shops/coffee.ts'
import { agreeingSentences, plantedContradictions } from '../../testing/shops/contradictions.ts'
import { furniture } from '../../testing/shops/furniture.ts'
import { music } from '../../testing/shops/music.ts'
import { nursery } from '../../testing/shops/nursery.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import { toys } from '../../testing/shops/toys.ts'
import {
  findContradictions,
  maxStatements,
  findSentenceStatements,
  findComparableStatements,
} from './find-contradictions.ts'

const shops = { aquatics, bicycles, clothing, coffee, furniture, music, nursery, pottery, toys }

const readPieces = ({ documents }: (typeof shops)[keyof typeof shops]): KnowledgePiece[] =>
  documents.flatMap(({ title, text }, document) =>
    runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body }, at): KnowledgePiece => ({
      ...{ kind: 'passage', id: `${String(document)}-${String(at)}`, documentId: String(document) },
      ...{ title: joinTitleAndHeading(title, heading), text: body, asked: '', links: [] },
      language: findLanguage(body) ?? findLanguage(text),
    })),
  )

const compare = (language: string, one: string, other: string) =>
  runStepsWithoutYielding(
    findContradictions(
      [one, other].flatMap((text, at) => findSentenceStatements(text, { sourceId: String(at), language })),
    ),
  )

describe('findContradictions', () => {
  test('finds most of the contradictions that people leave in documents', () => {
    const found = plantedContradictions.filter(
      ({ language, one, other }) => compare(language, one, other).length === 1,
    )
    expect(plantedContradictions).toHaveLength(42)
    expect(found.length).toBeGreaterThanOrEqual(38)
  })

  test.each([
    ['en', 'The return postage is paid by you.', 'The return postage is paid by us.'],
    ['de', 'Die Rücksendung geht auf unsere Kosten.', 'Die Rücksendung geht auf Ihre Kosten.'],
    ['de', 'Wir tragen die Kosten der Rücksendung.', 'Sie tragen die Kosten der Rücksendung.'],
  ])('compares who acts (%s): %s %s', (language, one, other) => {
    expect(compare(language, one, other)).toMatchObject([{ kind: 'actor' }])
  })

  test.each(agreeingSentences)('knows that two sentences agree (%s): %s %s', (language, one, other) => {
    expect(compare(language, one, other)).toEqual([])
  })

  test.each(Object.entries(shops))('raises no alarm in the documents of a shop: %s', (_, shop) => {
    const statements = runStepsWithoutYielding(findComparableStatements(readPieces(shop)))
    expect(statements.length).toBeGreaterThan(20)
    expect(runStepsWithoutYielding(findContradictions(statements))).toEqual([])
  })

  test('finds as many open contradictions as without the ones that people keep', () => {
    const statements = [2, 3].flatMap((days) =>
      ['lantern', 'saddle', 'kettle'].flatMap((product) =>
        findSentenceStatements(`The ${product} arrives within ${String(days)} days.`, {
          ...{ sourceId: String(days), language: 'en' },
        }),
      ),
    )
    const find = (isKept: () => boolean) =>
      runStepsWithoutYielding(findContradictions(statements, { most: 2, isKept })).length
    expect([find(() => false), find(() => true)]).toEqual([2, 3])
  })

  test('compares no sentences of the same document, and no languages with each other', () => {
    const text = 'Shipping costs 4 EUR. Shipping costs 5 EUR.'
    expect(
      runStepsWithoutYielding(
        findContradictions(findSentenceStatements(text, { sourceId: 'a', language: 'en' })),
      ),
    ).toEqual([])
  })

  test('compares as many sentences as a large store has, in a bounded number of steps', () => {
    const statements = Array.from({ length: maxStatements }, (_, at) => at).flatMap((at) =>
      findSentenceStatements(`Delivery of the large tent takes ${String((at % 5) + 2)} days.`, {
        ...{ sourceId: String(at), language: 'en' },
      }),
    )
    const steps = findContradictions(statements)
    let count = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) count += 1
    expect(count).toBeLessThan(2 * maxStatements)
    expect(step.value.length).toBeLessThan(400)
  })

  test('reads a country of the heading where a sentence names none', () => {
    const piece = (documentId: string, title: string, text: string): KnowledgePiece => ({
      ...{ kind: 'passage', id: documentId, documentId, title, text, asked: '', links: [], language: 'en' },
    })
    const find = (...pieces: KnowledgePiece[]) =>
      runStepsWithoutYielding(findContradictions(runStepsWithoutYielding(findComparableStatements(pieces))))
    const austria = piece('a', 'Delivery › Austria', 'Express delivery costs 9 EUR.')
    const france = piece('b', 'Delivery › France', 'Express delivery costs 12 EUR.')
    expect(find(austria, france)).toEqual([])
    expect(find(austria, { ...france, title: austria.title })).toMatchObject([{ kind: 'value' }])
  })
})
