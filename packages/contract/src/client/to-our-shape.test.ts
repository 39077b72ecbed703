import { describe, expect, test } from 'vitest'
import { toOurShape } from './to-our-shape.ts'
import { calls, getReadingSchema } from '../index.ts'

const read = (name: keyof typeof toOurShape, json: unknown) =>
  getReadingSchema(calls[name].answer).safeParse(json)

describe('toOurShape', () => {
  const stores = [{ id: 's1', name: 'One', store_id: 7, role: 'owner' }]
  const german = { code: 'de', name: 'Deutsch' }
  const english = { code: 'English', name: 'English' }

  test('takes a list out of the object that other servers wrap it in', () => {
    expect([toOurShape.stores(stores), toOurShape.stores({ stores }), toOurShape.stores([])]).toEqual([
      stores,
      stores,
      [],
    ])
    expect(toOurShape.languages({ languages: [german] })).toEqual([german])
  })

  test('gives a language that has only a name that name for its code', () => {
    expect(toOurShape.languages([german, 'English'])).toEqual([german, english])
  })

  test('takes a number for the id of a store, and does without its name', () => {
    expect(toOurShape.stores([{ id: 7, role: 'owner' }])).toEqual([{ id: '7', name: '', role: 'owner' }])
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
    expect([toOurShape.stores(json), toOurShape.languages(json)]).toEqual([undefined, undefined])
    expect(read('stores', json).success || read('languages', json).success).toBe(false)
  })

  test('needs no answer to what a person changed of themselves', () => {
    for (const json of [undefined, null, 'Done', 7]) {
      expect(toOurShape.updateUser(json)).toEqual({})
      expect(read('updateUser', json).success).toBe(true)
    }
    expect(toOurShape.updateUser({ message: 'Done' })).toEqual({ message: 'Done' })
  })

  test('is how a checked answer is read too', () => {
    expect(read('stores', { stores }).data).toEqual(stores)
    expect(read('languages', { languages: ['English'] }).data).toEqual([english])
    for (const json of [[''], [{ code: 'de' }], [{ name: 'Deutsch' }], [{ code: 'de', name: {} }]])
      expect([toOurShape.languages(json), read('languages', json).success]).toEqual([undefined, false])
    expect(read('stores', [{ name: 'No id' }]).success).toBe(false)
  })
})
