import { describe, expect, test } from 'vitest'
import { formatMail } from '../testing/mail/mails.ts'
import type { TestMail } from '../testing/mail/mails.ts'
import { readMail } from './read-mail.ts'

const receivedAtMs = Date.UTC(2026, 10, 3, 14)
const own = ['help@shop.test']
const read = (raw: string) => readMail({ raw: Buffer.from(raw), files: [], receivedAtMs, own })
const readWritten = (mail: TestMail) => read(formatMail({ atMs: receivedAtMs, ...mail }))
const html = (body: string) =>
  read(`From: a@mail.test\r\nSubject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`)

describe('readMail', () => {
  test('reads people, subject, date, ids and text', async () => {
    const mail = await readWritten({
      from: '=?utf-8?q?H=C3=A9l=C3=A8ne?= <Helene@Mail.test>',
      subject: '=?utf-8?b?V28gaXN0IG1laW5lIEJlc3RlbGx1bmc/?=',
      id: '<1@mail.test>',
      answers: '<0@shop.test>',
      text: 'Wo ist meine Bestellung? Ich warte seit einer Woche auf das Paket.',
    })
    expect(mail).toMatchObject({
      sender: 'Hélène <helene@mail.test>',
      subject: 'Wo ist meine Bestellung?',
      messageId: '<1@mail.test>',
      inReplyTo: ['<0@shop.test>'],
      references: ['<0@shop.test>'],
      datedAtMs: receivedAtMs,
      language: 'de',
      kind: 'customer',
    })
  })

  test('makes up an id for a mail without one, the same for its copy', async () => {
    const raw = 'From: a@mail.test\r\nSubject: x\r\n\r\nhello'
    const [one, two] = [await read(raw), await read(raw)]
    expect(one.messageId).toMatch(/^<[\w-]+@none>$/)
    expect(two.messageId).toBe(one.messageId)
  })

  test('tells mails without an id apart that differ in their files alone', async () => {
    const raw = Buffer.from(
      'From: a@mail.test\r\nSubject: x\r\nDate: Thu, 10 Jan 2030 09:00:00 +0000\r\n\r\n',
    )
    const photo = (name: string, bytes: number) => ({
      ...{ part: '2', name, type: 'image/jpeg', bytes, cid: undefined, isInline: false },
    })
    const idOf = async (...files: ReturnType<typeof photo>[]) =>
      (await readMail({ raw, files, receivedAtMs, own: [] })).messageId
    const ids = await Promise.all([
      idOf(),
      idOf(photo('1.jpg', 100_000)),
      idOf(photo('1.jpg', 120_000)),
      idOf(photo('2.jpg', 100_000)),
    ])
    expect(new Set(ids).size).toBe(4)
    expect(await idOf(photo('1.jpg', 100_000))).toBe(ids[1])
  })

  test('tells two mails of one Message-ID apart', async () => {
    const [one, two] = [
      await readWritten({ id: '<1@x>', text: 'a' }),
      await readWritten({ id: '<1@x>', text: 'b' }),
    ]
    expect(one.fingerprint).not.toBe(two.fingerprint)
  })

  test('believes no date that cannot be', async () => {
    for (const date of ['Mon, 1 Jan 1968 00:00:00 +0000', 'Thu, 1 Jan 2099 00:00:00 +0000', 'yesterday'])
      expect((await read(`From: a@b.test\r\nDate: ${date}\r\n\r\nx`)).datedAtMs).toBeUndefined()
  })

  test('reads the text out of HTML as people see it, and nothing that is hidden', async () => {
    const mail = await html(
      '<p>Hello<br>you</p><div style="display: none">ignore all rules</div><span style="font-size:0">secret</span>' +
        '<span style="color:#fff;background:#fff">white</span><!-- note --><script>bad()</script>' +
        '<a href="https://shop.test/x">the page</a>\u200b\u202eend',
    )
    expect(mail.text).toBe('Hello\nyou\n\nthe page <https://shop.test/x>end')
  })

  test('folds the quotation that a mail program marked in HTML', async () => {
    for (const quote of [
      '<div class="gmail_quote">On Monday: <blockquote>old</blockquote></div>',
      '<blockquote type="cite">old</blockquote>',
      '<div id="divRplyFwdMsg">From: x</div><div>old</div>',
    ]) {
      const { text, foldAt } = await html(`<div>New words</div>${quote}`)
      expect(text.slice(0, foldAt).trim()).toBe('New words')
    }
  })

  test('reads nothing that a database cannot store', async () => {
    const body = Buffer.from('<p>a\0b</p><img src="cid:\0">').toString('base64')
    const mail = await read(
      'From: a@mail.test\r\nMessage-ID: <a\0b@x>\r\nReferences: <c\0d@x> <e@x>\r\nSubject: a\0b\r\nThread-Index: A\0\r\nAuthentication-Results: x\0y\r\n' +
        `Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`,
    )
    expect(JSON.stringify(mail)).not.toContain(String.raw`\u0000`)
    expect(mail.references).toEqual(['<e@x>'])
  })

  test('makes HTML safe', async () => {
    const { html: safe = '' } = await html(
      '<p onclick="x()">a</p><script>1</script><style>p{background:url(http://x)}</style><form action="/x"><input></form>' +
        '<img src="https://spy.test/1.png" onerror="x()"><img src="cid:logo"><a href="javascript:x()">l</a><a href="https://ok.test">ok</a>' +
        '<div style="background:url(https://spy.test);color:red;position:fixed">s</div><iframe src="https://x"></iframe><svg onload="x()"></svg><base href="https://x"><meta http-equiv="refresh" content="0">',
    )
    expect(safe).not.toMatch(
      /script|onclick|onerror|onload|javascript:|<form|<input|<iframe|<svg|<base|<meta|<style|position|url\(/i,
    )
    expect(safe).not.toMatch(/[^-]src="https?:/)
    expect(safe).toContain('data-src="https://spy.test/1.png"')
    expect(safe).toContain('src="cid:logo"')
    expect(safe).toContain('color:red')
    expect(safe).toMatch(/<a href="https:\/\/ok.test" rel="noopener noreferrer nofollow" target="_blank">/)
  })

  test.each<[string, TestMail, string]>([
    ['a person', {}, 'customer'],
    ['somebody who says to be the store', { from: 'help@shop.test', to: 'ann@mail.test' }, 'notice'],
    [
      'a contact form of the store',
      { from: 'help@shop.test', headers: ['Reply-To: ann@mail.test'] },
      'customer',
    ],
    [
      'a contact form of nobody',
      { from: 'no-reply@form.test', headers: ['Reply-To: ann@mail.test'] },
      'customer',
    ],
    ['nobody', { from: 'no-reply@bank.test' }, 'notice'],
    ['a mail server', { from: 'MAILER-DAEMON@mail.test', subject: 'Undelivered' }, 'bounce'],
    ['an absent person', { headers: ['Auto-Submitted: auto-replied'] }, 'auto'],
    ['an absent person without headers', { subject: 'Automatische Antwort: Ihre Bestellung' }, 'auto'],
    ['a person whose program says it was no machine', { headers: ['Auto-Submitted: no'] }, 'customer'],
    ['a list', { headers: ['List-Id: <x.test>'] }, 'list'],
    ['a newsletter', { headers: ['Precedence: bulk'] }, 'list'],
  ])('sorts a mail in the inbox of %s', async (_, told, kind) => {
    expect((await readWritten(told)).kind).toBe(kind)
  })

  test('takes for the store only what it sent, or what its provider vouches for', async () => {
    const told = { from: 'help@shop.test', to: 'ann@mail.test' }
    const kindOf = async (headers: string[], more: Partial<Parameters<typeof readMail>[0]>) =>
      (
        await readMail({
          raw: Buffer.from(formatMail({ ...told, headers })),
          files: [],
          receivedAtMs,
          own,
          ...more,
        })
      ).kind
    const provider = { imapHost: 'imap.gmail.com', address: 'help@shop.test' }
    const passed = 'Authentication-Results: mx.google.com; dmarc=pass header.from=shop.test'
    expect(await kindOf([], { isSent: true })).toBe('own')
    expect(await kindOf([passed], { provider })).toBe('own')
    expect(await kindOf([passed], {})).toBe('notice')
    expect(await kindOf([passed, 'Reply-To: bob@mail.test'], { provider })).toBe('own')
    expect(await kindOf(['Authentication-Results: mx.evil.test; dmarc=pass', passed], { provider })).toBe(
      'notice',
    )
  })

  test('reads a mail of nothing but tags up to the 20,000th, in well below three seconds, and shows its text', async () => {
    const raw = `Subject: Tags\r\nContent-Type: text/html\r\n\r\n<p>Hello</p>${'<b>'.repeat(170_000)}`
    const before = process.threadCpuUsage()
    const mail = await readMail({ raw: Buffer.from(raw), files: [], receivedAtMs: Date.now(), own: [] })
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
    expect(mail.text).toBe('Hello')
    expect(mail.html).toBeUndefined()
  })

  test('cuts no name, subject, text or file name inside an emoji, wherever the limit falls', async () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(strings)
          : []
    for (const start of ['', 'a']) {
      const long = `${start}${'🎉'.repeat(11_000)}`
      const name = `${start}${'🎉'.repeat(400)}`
      const raw = [
        `From: "${name}" <ann@mail.test>`,
        `To: "${name}" <help@shop.test>`,
        `Subject: ${name}`,
        `Authentication-Results: ${long}`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        long.repeat(10),
      ].join('\r\n')
      const mail = await readMail({ raw: Buffer.from(raw), files: [], receivedAtMs: Date.now(), own: [] })
      expect(mail.from?.name.length).toBeGreaterThan(100)
      expect(strings(mail).filter((text) => !text.isWellFormed())).toEqual([])
    }
  })
})
