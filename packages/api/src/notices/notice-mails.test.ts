import { pageLanguages } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { describe, expect, test } from 'vitest'
import {
  createAccountDeletionMail,
  createChoosePasswordMail,
  createVerificationCodeMail,
  createDataRequestMail,
  createCodeGuessingMail,
  createInviteMail,
  createAlreadyRegisteredMail,
  createPasswordChangedMail,
  createReauthenticationCodeMail,
  createResetPasswordMail,
  createMailboxStoppedMail,
  createStoreDeletionMail,
  createSendingStuckMail,
  createTwoStepChangeMail,
} from './notice-mails.ts'
import { toNoticeRecipient } from './notice-recipient.ts'

const siteUrl = 'https://app.example'
const link = `${siteUrl}/x?token=abc`
const at = new Date('2026-12-09T23:59:00Z')
const languages = Object.keys(pageLanguages) as PageLanguage[]
const inEnglish = { email: 'a@b.co', language: 'en' } as const

/** Every mail to a person in a language. */
const listMails = (language: PageLanguage) => {
  const to = { email: 'a@b.co', language }
  return [
    createVerificationCodeMail(to, '012345', 15),
    createAlreadyRegisteredMail(to, siteUrl),
    createResetPasswordMail(to, link, 60),
    createChoosePasswordMail(to, link, 60),
    createMailboxStoppedMail(to, { store: 'Shop', address: 'x@y.z', link }),
    createMailboxStoppedMail(to, { store: 'Shop', address: 'x@y.z', link, hasConsent: true }),
    createSendingStuckMail(to, { store: 'Shop', address: 'x@y.z', link, reason: 'Why.' }),
    createDataRequestMail(to, { store: 'Shop', link }),
    createPasswordChangedMail(to, siteUrl),
    ...(['on', 'off', 'codesRenewed', 'codeUsed', 'reset'] as const).map((change) =>
      createTwoStepChangeMail(to, { change, codesLeft: 3, siteUrl }),
    ),
    ...(['owner', 'admin'] as const).map((by) =>
      createStoreDeletionMail(to, { store: 'Shop', at, by, siteUrl }),
    ),
    createCodeGuessingMail(to, siteUrl),
    createReauthenticationCodeMail(to, '543210', 15),
    createAccountDeletionMail(to, { at, siteUrl }),
    createInviteMail(to, { storeName: 'Shop', invitedBy: 'Ann' }, link, 7),
    createInviteMail(to, { storeName: 'Shop', invitedBy: null }, link, 7),
  ]
}

describe('messages', () => {
  test.each(languages)('keep the code and the links on lines of their own in %s', (language) => {
    for (const { hint, text } of listMails(language).slice(2)) expect(text.split('\n')).toContain(hint)
    const [code, known] = listMails(language)
    expect(code?.text.split('\n')).toContain('012345')
    expect(known?.text).toContain(`${siteUrl}/signin\n`)
  })

  test('are written anew in each language', () => {
    const subjects = listMails('en').map((_, index) => languages.map((one) => listMails(one)[index]))
    for (const mails of subjects) {
      expect(new Set(mails.map((mail) => mail?.text)).size).toBe(languages.length)
      expect(new Set(mails.map((mail) => mail?.subject)).size).toBe(languages.length)
    }
  })

  test.each(languages)('name the day of a deletion as dd/mm/yyyy in %s', (language) => {
    const to = { email: 'a@b.co', language }
    expect(createAccountDeletionMail(to, { at, siteUrl }).subject).toContain('09/12/2026')
    expect(createStoreDeletionMail(to, { store: 'Shop', at, by: 'owner', siteUrl }).text).toContain(
      '09/12/2026',
    )
  })

  test('count as the language does', () => {
    const left = (language: PageLanguage, codesLeft: number) =>
      createTwoStepChangeMail({ email: 'a@b.co', language }, { change: 'codeUsed', codesLeft, siteUrl }).text
    expect(left('en', 0)).toContain('You have no recovery code left.')
    expect(left('en', 1)).toContain('You have 1 recovery code left.')
    expect(left('de', 2)).toContain('noch 2 Wiederherstellungscodes.')
    expect([1, 3, 7].map((count) => /Został\S* \d \S+/.exec(left('pl', count))?.[0])).toEqual([
      'Został 1 kod',
      'Zostały 3 kody',
      'Zostało 7 kodów',
    ])
  })

  test('keep a store’s name on one line of the subject', () => {
    const text = { storeName: 'Shop\r\nBcc: x@y.z', invitedBy: null }
    expect(createInviteMail(inEnglish, text, 'link', 7).subject).not.toMatch(/[\r\n]/)
  })
})

describe('toNoticeRecipient', () => {
  test('prefers the person’s language, then that of the request, then English', () => {
    const of = (preferedLanguage: string | null) => ({ email: 'a@b.co', preferedLanguage })
    expect(toNoticeRecipient(of('pl'), 'de').language).toBe('pl')
    expect(toNoticeRecipient(of('it'), 'de').language).toBe('de')
    expect(toNoticeRecipient(of(null)).language).toBe('en')
  })
})
