import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { createSample } from './sample.ts'

describe('createSample', () => {
  test.each(Object.entries(calls))('makes an answer of %s', (_name, { answer }) => {
    for (const isLeast of [false, true])
      expect(answer.safeParse(createSample(answer, isLeast)).error).toBeUndefined()
  })
})
