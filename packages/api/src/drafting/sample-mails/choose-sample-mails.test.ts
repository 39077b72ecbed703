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
  test.each(Object.entries(sampleMailsByLanguage))('asks the same in %s as in English', (language, mails) => {
    const english = new Map(englishSampleMails.map((mail) => [mail.id, mail]))
    expect(mails.length).toBeGreaterThanOrEqual(13)
    for (const { id, document, text, ...mail } of mails) {
      expect(document).toBe(english.get(id)?.document)
      if (language !== 'en') expect([id, mail.language, findLanguage(text)]).toEqual([id, language, language])
    }
  })
})
