import { describe, expect, test } from 'vitest'
import { toys } from '../shops/toys.ts'
import { calibrateRanking } from './calibrate-ranking.ts'

describe('calibrateRanking', () => {
  test('chooses the weights of each shop from the others', () => {
    const other = {
      documents: [{ title: 'Lamps', text: 'A lamp costs 20 euros. We mend each lamp for ten years.' }],
      mails: [
        {
          language: 'en',
          subject: '',
          text: 'What is the price of a lamp?',
          says: ['20 euros'],
          isHostile: false,
        },
      ],
    }
    const rows = calibrateRanking([
      ['toys', toys],
      ['lamps', other],
    ])
    expect(rows.map(({ shop, usual }) => [shop, usual.questions])).toEqual([
      ['toys', 31],
      ['lamps', 1],
      ['all', 32],
    ])
    expect(rows[1]?.chosen).toEqual({ questions: 1, first: 1, firstThree: 1 })
  })
})
