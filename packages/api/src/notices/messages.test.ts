import { describe, expect, test } from 'vitest'
import { codeMail, inviteMail, knownMail, resetMail } from './messages.ts'

const mail = codeMail('ann@example.com', '012345', 15)

describe('messages', () => {
  test('keep the code and the links on lines of their own', () => {
    const link = 'https://app.example/x?token=abc'
    expect(mail.text.split('\n')).toContain('012345')
    expect(resetMail('a@b.co', link, 60).text.split('\n')).toContain(link)
    expect(
      inviteMail({ email: 'a@b.co', storeName: 'Shop', invitedBy: 'Ann' }, link, 7).text.split('\n'),
    ).toContain(link)
    expect(knownMail('a@b.co', 'https://app.example').text).toContain('https://app.example/signin')
  })

  test('keep a store’s name on one line of the subject', () => {
    expect(
      inviteMail({ email: 'a@b.co', storeName: 'Shop\r\nBcc: x@y.z', invitedBy: null }, 'link', 7).subject,
    ).not.toMatch(/[\r\n]/)
  })
})
