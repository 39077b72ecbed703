import { describe, expect, test } from 'vitest'
import { measureLowest } from '../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../testing/measure/measure-longest-step.ts'
import { parseEmbeddings, toUnitVectors } from './parse-embeddings.ts'

const answer = (...data: unknown[]) => JSON.stringify({ data, usage: { prompt_tokens: 3 } })

describe('parseEmbeddings', () => {
  test('answers the vectors in the order of the texts, and the tokens as the server says them', () => {
    const json = answer({ index: 0, embedding: [1, 2] }, { index: 1, embedding: [3, -4e-5] })
    expect(parseEmbeddings(json, 2)).toEqual({
      vectors: [
        [1, 2],
        [3, -4e-5],
      ],
      tokens: 3,
    })
  })

  test.for([
    ['no JSON', '<!doctype html>'],
    ['null', 'null'],
    ['another shape', '{"data":{"0":{"embedding":[1]}}}'],
    ['too few vectors', answer()],
    ['too many vectors', answer({ embedding: [1] }, { embedding: [1] })],
    ['an entry that is none', answer(null)],
    ['a vector in base64', answer({ embedding: 'AACAPw==' })],
    ['a text among the numbers', answer({ embedding: [1, '2'] })],
    ['more numbers than models make', answer({ embedding: Array(4097).fill(1) })],
  ] as const)('refuses %s', ([, json]) => {
    expect(() => parseEmbeddings(json, 1)).toThrow()
  })

  test.for([
    ['numbers', `{"data":[{"embedding":[${'1,'.repeat(1_000_000)}1]}]}`],
    ['texts in place of numbers', `{"data":[{"embedding":[${'"",'.repeat(650_000)}1]}]}`],
    ['numbers in place of vectors', `{"data":[${'1,'.repeat(1_000_000)}1]}`],
    ['lists in lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['vectors', `{"data":[${'{"embedding":[]},'.repeat(117_000)}{}]}`],
  ] as const)('refuses 2 MB of %s in time', async ([, json]) => {
    const reading = () => {
      expect(() => parseEmbeddings(json, 64)).toThrow()
    }
    expect(await measureLowest(() => measureLongestStep(reading), 150)).toBeLessThanOrEqual(150)
  })
})

describe('toUnitVectors', () => {
  test('makes vectors of length 1', () => {
    expect(toUnitVectors([[3, 4]])).toEqual([Float32Array.from([0.6, 0.8])])
  })

  test.for([
    ['of different lengths', [[1], [1, 2]]],
    ['without a direction', [[0, 0]]],
    ['without an end', [[1.7e308, 1.7e308]]],
  ] as const)('refuses vectors %s', ([, vectors]) => {
    expect(() => toUnitVectors(vectors)).toThrow()
  })
})
