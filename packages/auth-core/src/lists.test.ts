import { describe, expect, test } from 'vitest'
import { parseLanguages, parseStores } from './auth.ts'

describe('parseStores', () => {
  const json = [{ id: 's1', name: 'One', store_id: 7, role: 'owner' }, { id: 2 }]
  const inside = [
    { id: 's1', name: 'One', storeId: 7, role: 'owner' },
    { id: '2', name: '', storeId: undefined, role: undefined },
  ]

  test('reads a bare list and a wrapped one', () => {
    expect(parseStores(json)).toEqual(inside)
    expect(parseStores({ stores: json })).toEqual(inside)
    expect(parseStores([])).toEqual([])
  })

  test.each([{}, { stores: null }, { stores: {} }, [{}], [null], [['s1']], null, 'stores', 7])(
    'refuses %j',
    (value) => {
      expect(parseStores(value)).toBeUndefined()
    },
  )
})

describe('parseLanguages', () => {
  test('reads codes with names and bare names, in a list or wrapped', () => {
    const german = { code: 'de', name: 'Deutsch' }
    expect(parseLanguages([german, 'English'])).toEqual([german, { code: 'English', name: 'English' }])
    expect(parseLanguages({ languages: [german] })).toEqual([german])
  })

  test.each([{}, [{}], [''], [{ code: 'de' }], [{ name: 'Deutsch' }], [null], null, 'English'])(
    'refuses %j',
    (value) => {
      expect(parseLanguages(value)).toBeUndefined()
    },
  )
})
