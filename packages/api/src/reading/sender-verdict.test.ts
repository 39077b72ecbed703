import { describe, expect, test } from 'vitest'
import { isAuthenticatedSender, decideSenderVerdict } from './sender-verdict.ts'

const gmail = { imapHost: 'imap.gmail.com', address: 'help@shop.test' }
const microsoft = { imapHost: 'outlook.office365.com', address: 'help@shop.test' }
const own = { imapHost: 'mail.shop.test', address: 'help@shop.test' }

describe('decideSenderVerdict', () => {
  test.each([
    ['mx.google.com; dmarc=pass header.from=a.test', gmail, 'verified'],
    [
      'mx.google.com; spf=pass smtp.mailfrom=evil.test; dmarc=fail (p=REJECT) header.from=a.test',
      gmail,
      'failed',
    ],
    ['spf=pass smtp.mailfrom=a.test; dkim=pass; dmarc=pass action=none', microsoft, 'verified'],
    ['spf=fail smtp.mailfrom=a.test; dmarc=fail action=oreject', microsoft, 'failed'],
    ['mx1.shop.test; dkim=none; spf=softfail', own, 'failed'],
    ['mx1.shop.test 1; dkim=pass header.d=a.test', own, 'verified'],
    ['mx1.shop.test; dkim=pass header.i=@a.test header.b=x; spf=none', own, 'verified'],
    ['mx1.shop.test; spf=pass smtp.mailfrom=bounces@a.test', own, 'verified'],
    ['mx1.shop.test; dkim=pass header.d=evil.test; spf=pass smtp.mailfrom=x@evil.test', own, 'unknown'],
    ['mx1.shop.test; dkim=pass header.d=test', own, 'unknown'],
    ['mx1.shop.test; dkim=fail header.d=a.test; spf=pass smtp.mailfrom=evil.test', own, 'unknown'],
    ['mx1.shop.test; none', own, 'unknown'],
    ['mx1.shop.test; spf=none', own, 'unknown'],
  ])('reads %j', (header, provider, verdict) => {
    expect(decideSenderVerdict(header, provider, 'ann@mail.a.test')).toBe(verdict)
  })

  test.each([
    ['mx.evil.test; dmarc=pass', gmail],
    ['google.com.evil.test; dmarc=pass', gmail],
    ['evilgoogle.com; dmarc=pass', gmail],
    ['dmarc=pass', gmail],
    ['(mx.google.com) mx.evil.test; dmarc=pass', gmail],
    ['mx.evil.test (; mx.google.com; dmarc=pass', gmail],
    ['', gmail],
    [undefined, gmail],
  ])('does not believe %j, which anybody may have written', (header, provider) => {
    expect(decideSenderVerdict(header, provider, 'ann@mail.a.test')).toBe('unknown')
  })
})

describe('isAuthenticatedSender', () => {
  test('believes only a provider that writes its verdict above all others', () => {
    const passed = (by: string) => `${by}; dmarc=pass header.from=shop.test`
    expect(isAuthenticatedSender(passed('mx.google.com'), gmail, 'help@shop.test')).toBe(true)
    expect(isAuthenticatedSender(passed('mx.evil.test'), gmail, 'help@shop.test')).toBe(false)
    // A server may write no such header. Then the topmost one is the sender's.
    expect(isAuthenticatedSender(passed('mail.shop.test'), own, 'help@shop.test')).toBe(false)
  })
})
