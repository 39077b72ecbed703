import { describe, expect, test } from 'vitest'
import { findLanguage } from '../../reading/find-language.ts'
import { bicycles } from '../../testing/shops/bicycles.ts'
import { pottery } from '../../testing/shops/pottery.ts'
import type { TestShop } from '../../testing/shops/test-shop.ts'
import { splitIntoPassages } from '../passages/split-into-passages.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { indexKnowledge, retrievePieces } from './retrieve.ts'

const know = ({ documents }: TestShop) =>
  indexKnowledge(
    '',
    documents.flatMap(({ title, text }) =>
      runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body, links }, at) => ({
        kind: 'passage' as const,
        ...{ id: `${title} ${at}`, title: `${title} › ${heading}`, text: body, asked: '', links },
        ...{ language: findLanguage(text), documentId: title },
      })),
    ),
  )

describe.each([
  ['a pottery', pottery],
  ['a bicycle shop', bicycles],
])('what customers of %s ask in three languages', (_, shop) => {
  const knowledge = know(shop)

  test('finds its answer in the first three passages for most', () => {
    const missed = shop.asked.filter(([language, question, answer]) => {
      const found = retrievePieces(knowledge, question, { language })
      return !found.slice(0, 3).some(({ text }) => text.includes(answer))
    })
    expect(1 - missed.length / shop.asked.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.8)
  })

  test('is near to nothing where no document answers it, for most', () => {
    const near = shop.unanswered.filter(([language, question]) =>
      retrievePieces(knowledge, question, { language }).some(({ isNear }) => isNear),
    )
    expect(near.length / shop.unanswered.length, JSON.stringify(near)).toBeLessThanOrEqual(0.25)
  })
})
