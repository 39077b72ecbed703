import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { sampleOf } from './sample.ts'

describe('sampleOf', () => {
  test.each(Object.entries(calls))('makes an answer of %s', (_name, { answer }) => {
    for (const isLeast of [false, true])
      expect(answer.safeParse(sampleOf(answer, isLeast)).error).toBeUndefined()
  })
})
