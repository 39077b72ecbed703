import { describe, expect, test } from 'vitest'
import { answerNormalizers } from './answer-normalizers.ts'
import { calls, getResponseSchema } from '../index.ts'

const read = (name: keyof typeof answerNormalizers, json: unknown) =>
  getResponseSchema(calls[name].answer).safeParse(json)

describe('answerNormalizers', () => {
  const stores = [{ id: 's1', name: 'One', store_id: 7, role: 'owner' }]
  const german = { code: 'de', name: 'Deutsch' }
  const english = { code: 'English', name: 'English' }

  test('takes a list out of the object that other servers wrap it in', () => {
    expect([
      answerNormalizers.stores(stores),
      answerNormalizers.stores({ stores }),
      answerNormalizers.stores([]),
    ]).toEqual([stores, stores, []])
    expect(answerNormalizers.languages({ languages: [german] })).toEqual([german])
  })

  test('gives a language that has only a name that name for its code', () => {
    expect(answerNormalizers.languages([german, 'English'])).toEqual([german, english])
  })

  test('takes a number for the id of a store, and does without its name', () => {
    expect(answerNormalizers.stores([{ id: 7, role: 'owner' }])).toEqual([
      { id: '7', name: '', role: 'owner' },
    ])
  })

  test.each([
    {},
    { stores: null },
    { languages: {} },
    [null],
    [7],
    [{}],
    [{ id: {}, code: {} }],
    'x',
    null,
    7,
  ])('reads no list from %j', (json) => {
    expect([answerNormalizers.stores(json), answerNormalizers.languages(json)]).toEqual([
      undefined,
      undefined,
    ])
    expect(read('stores', json).success || read('languages', json).success).toBe(false)
  })

  test('needs no answer to what a person changed of themselves', () => {
    for (const json of [undefined, null, 'Done', 7]) {
      expect(answerNormalizers.updateUser(json)).toEqual({})
      expect(read('updateUser', json).success).toBe(true)
    }
    expect(answerNormalizers.updateUser({ message: 'Done' })).toEqual({ message: 'Done' })
  })

  test('is how a checked answer is read too', () => {
    expect(read('stores', { stores }).data).toEqual(stores)
    expect(read('languages', { languages: ['English'] }).data).toEqual([english])
    for (const json of [[''], [{ code: 'de' }], [{ name: 'Deutsch' }], [{ code: 'de', name: {} }]])
      expect([answerNormalizers.languages(json), read('languages', json).success]).toEqual([undefined, false])
    expect(read('stores', [{ name: 'No id' }]).success).toBe(false)
  })
})
