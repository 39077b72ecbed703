import { describe, expect, test } from 'vitest'
import { aquatics } from '../shops/aquatics.ts'
import { clothing } from '../shops/clothing.ts'
import { furniture } from '../shops/furniture.ts'
import { music } from '../shops/music.ts'
import { nursery } from '../shops/nursery.ts'
import { optician } from '../shops/optician.ts'
import { pottery } from '../shops/pottery.ts'
import { toys } from '../shops/toys.ts'
import { twoQuestionLabels } from '../shops/two-questions.ts'
import type { WrittenReply } from '../../drafting/reply-types.ts'
import { labelShop } from './measure-answers.ts'
import { judgeQuestion, measureTwoQuestions } from './two-questions.ts'

describe('twoQuestionLabels', () => {
  test('quote the words of a mail and of its answer', () => {
    const mails = [nursery, furniture, toys, clothing, aquatics, music, optician].flatMap(
      (shop) => shop.mails,
    )
    for (const [text, questions] of Object.entries(twoQuestionLabels)) {
      const mail = mails.find((each) => each.text === text)
      expect(mail, text).toBeDefined()
      for (const { words } of questions) expect(text).toContain(words)
      const said = questions.flatMap(({ says }) => says)
      expect(said).toEqual(expect.arrayContaining([...(mail?.says ?? [])]))
    }
  })
})

describe('judgeQuestion', () => {
  const question = { words: 'What does it cost?', says: ['5 EUR'] }
  const judge = (changes: Partial<WrittenReply>) =>
    judgeQuestion(question, {
      ...{ body: '', sentences: [], missing: [], reasons: [], level: 'look' },
      ...changes,
    } as unknown as WrittenReply)

  test.each([
    ['answered', { body: 'It costs 5 EUR.' }],
    ['named', { missing: ['What does it cost?'] }],
    ['named', { reasons: ['The draft names no amount for “What does it cost?”.'] }],
    ['named', { reasons: ['The draft may not answer “What does it c…”.'] }],
    ['no draft', { level: 'notes', reasons: ['2 of 2 questions have no answer in the store’s texts.'] }],
    ['passed over', { reasons: ['The draft may not answer “Is it blue?”.'] }],
    ['passed over', { level: 'ready' }],
  ] as const)('finds it %s: %j', (outcome, changes) => {
    expect(judge(changes)).toBe(outcome)
  })
})

describe('measureTwoQuestions', () => {
  test.each(['an honest model', 'a model that forgets a question'] as const)(
    'finds each question answered or named: %s',
    async (writer) => {
      const { counts, passedOver } = await measureTwoQuestions(labelShop(pottery), writer)
      expect(passedOver).toEqual([])
      expect(counts.named).toBeGreaterThan(0)
    },
  )
})
