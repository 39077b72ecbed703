import { describe, expect, test } from 'vitest'
import { findLanguage } from '../../reading/find-language.ts'
import { chooseSampleMails, sampleMailsByLanguage } from './choose-sample-mails.ts'
import { englishSampleMails } from './english-mails.ts'
import { germanSampleMails } from './german-mails.ts'

const toPassages = (...languages: (string | undefined)[]) => languages.map((language) => ({ language }))

describe('chooseSampleMails', () => {
  test('takes the language of most passages', () => {
    expect(chooseSampleMails(toPassages('en', 'de', undefined, undefined, 'de'))).toBe(germanSampleMails)
  })

  test('takes English when the language is unknown or has no sample mails', () => {
    expect(chooseSampleMails([])).toBe(englishSampleMails)
    expect(chooseSampleMails(toPassages(undefined))).toBe(englishSampleMails)
    expect(chooseSampleMails(toPassages('fi'))).toBe(englishSampleMails)
  })
})

describe('sampleMailsByLanguage', () => {
  test.each(Object.entries(sampleMailsByLanguage))(
    'has in %s the ids and documents of the English mails',
    (language, mails) => {
      const listDocuments = (list: typeof mails) => new Map(list.map(({ id, document }) => [id, document]))
      expect(listDocuments(mails)).toEqual(listDocuments(englishSampleMails))
      for (const { id, text, ...mail } of mails)
        expect([id, mail.language, findLanguage(text)]).toEqual([id, language, language])
    },
  )
})
