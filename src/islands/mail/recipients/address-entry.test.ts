import { describe, expect, test } from 'vitest'
import { completeAddressEntry, findAddressEntry, matchRecipients } from './address-entry.ts'

const ann = { name: 'Ann Archer', address: 'ann@mail.test' }
const atEnd = (text: string) => findAddressEntry(text, text.length)

describe('findAddressEntry', () => {
  test('is the text after the last separator', () => {
    expect(atEnd('bo@mail.test, an')).toEqual({ from: 13, to: 16, query: 'an' })
    expect(atEnd('an')?.query).toBe('an')
    expect(atEnd('"Doe, Jo" <jo@mail.test>; an')?.query).toBe('an')
  })

  test('is none in an empty place, a finished address or the middle of a word', () => {
    for (const text of ['', 'bo@mail.test, ', 'Ann <ann@mail'])
      expect([text, atEnd(text)]).toEqual([text, undefined])
    expect(findAddressEntry('anna', 2)).toBeUndefined()
  })
})

describe('completeAddressEntry', () => {
  test('puts the person in place of the letters and keeps the others', () => {
    const text = 'bo@mail.test,an, cy@mail.test'
    const entry = findAddressEntry(text, 15)
    expect(entry && completeAddressEntry(text, entry, ann)).toEqual({
      text: 'bo@mail.test, Ann Archer <ann@mail.test>, cy@mail.test',
      caret: 42,
    })
  })
})

describe('matchRecipients', () => {
  test('leaves out who is named, and who is typed whole', () => {
    const bo = { name: '', address: 'bo@mail.test' }
    const text = 'Ann <ann@mail.test>, b'
    const entry = atEnd(text)
    expect(entry && matchRecipients([ann, bo], text, entry)).toEqual([bo])
    const whole = atEnd('BO@mail.test')
    expect(whole && matchRecipients([bo], 'BO@mail.test', whole)).toEqual([])
  })
})
