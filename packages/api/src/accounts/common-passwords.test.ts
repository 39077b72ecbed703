import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { measureCost, measureLowest } from '../testing/measure/measure-cost.ts'

describe('isCommonPassword', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'Passw0rd!',
    'P@$$w0rd2024',
    'Qwerty123!',
    'Welcome1!',
    'Summer2024!',
    '!Iloveyou1',
    'Abcd1234!',
    'Dragon#99',
    'Monkey.123',
    '$unshine9',
    ...[
      'Sunsh1ne#9',
      'Sunsh!ne9',
      'We|come#1',
      'Dr4gon#99',
      'Dr@gon#99',
      '5unshine#9',
      'Monk3y.123',
      'Le7mein#9',
    ],
    'Love#8!7?',
  ])('knows %s', (common) => {
    expect(isCommonPassword(common)).toBe(true)
  })

  test.each([
    'Correct-horse-1',
    'Demo-pass-1',
    'Renewed-pass-9',
    'kT7$wq2Lm-vz',
    'Quiet-otter-sings-4',
    '12-Ab-34-Cd',
    'Cat#8!7?',
    'Password#8!7?2',
    '#%&#%&#%&',
  ])('leaves %s alone', (own) => {
    expect(isCommonPassword(own)).toBe(false)
  })

  test('is quick with the longest text that is let in', async () => {
    const check = () => {
      for (const letter of ['a', '1', '!', '$a']) isCommonPassword(letter.repeat(1024))
    }
    expect(await measureLowest(() => measureCost(check), 100)).toBeLessThanOrEqual(100)
  })
})
