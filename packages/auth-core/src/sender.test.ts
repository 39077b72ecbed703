import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSender } from './sender.ts'
import { anyString } from './properties/any-string.ts'

const ada = { name: 'Ada Lovelace', address: 'ada@example.com' }

describe('parseSender', () => {
  test.each([
    ['Ada Lovelace <ada@example.com>', ada],
    ['  Ada   Lovelace\t< ada@example.com > ', ada],
    ['"Lovelace, Ada" <ada@example.com>', { ...ada, name: 'Lovelace, Ada' }],
    ["'Ada Lovelace' <ada@example.com>", ada],
    ['Ada <the first> <ada@example.com>', { ...ada, name: 'Ada <the first>' }],
    ['O"Brien <ada@example.com>', { ...ada, name: 'O"Brien' }],
    ['"Ada <ada@example.com>', { ...ada, name: '"Ada' }],
    ['Ada\u202e Lovelace <ada@example.com>', ada],
    ['ada@example.com', { name: 'ada@example.com', address: 'ada@example.com' }],
    ['<ada@example.com>', { name: 'ada@example.com', address: 'ada@example.com' }],
    ['"" <ada@example.com>', { name: 'ada@example.com', address: 'ada@example.com' }],
    ['Ada Lovelace <>', { name: 'Ada Lovelace', address: undefined }],
    ['Ada Lovelace', { name: 'Ada Lovelace', address: undefined }],
    ['Ada ada@example.com', { name: 'Ada ada@example.com', address: undefined }],
    ['@ada', { name: '@ada', address: undefined }],
    ['Ada < 7', { name: 'Ada < 7', address: undefined }],
    [{ emailAddress: { name: 'Ada Lovelace', address: 'ada@example.com' } }, ada],
    [{ emailAddress: { address: 'ada@example.com' } }, { ...ada, name: 'ada@example.com' }],
    [{ emailAddress: { name: 'Ada Lovelace', address: null } }, { name: 'Ada Lovelace', address: undefined }],
  ])('reads %j', (value, sender) => {
    expect(parseSender(value)).toEqual(sender)
  })

  test.each([
    ['"Ada \\"The Enchantress\\" Lovelace" <ada@example.com>', 'Ada "The Enchantress" Lovelace'],
    ['"Ada \\\\ Lovelace" <ada@example.com>', 'Ada \\ Lovelace'],
    ['"Ada \\<x\\> Lovelace" <ada@example.com>', 'Ada <x> Lovelace'],
    ['"Ada" "B." Lovelace <ada@example.com>', 'Ada B. Lovelace'],
    ['"Support (EU)" <ada@example.com>', 'Support (EU)'],
    ['Ada (at work) Lovelace <ada@example.com>', 'Ada Lovelace'],
    ['Ada Lovelace (a (nested \\) one)) <ada@example.com>', 'Ada Lovelace'],
    ['(Ada Lovelace) <ada@example.com>', 'Ada Lovelace'],
    ['ada@example.com (Ada Lovelace)', 'Ada Lovelace'],
    ['Ada :) <ada@example.com>', 'Ada :)'],
    ['Ada Lovelace <ada@example.com>, Bob <bob@example.com>', 'Ada Lovelace'],
    ['Ada Lovelace <ada@example.com>; Bob <bob@example.com>', 'Ada Lovelace'],
    ['"Lovelace, Ada" <ada@example.com>, Bob <bob@example.com>', 'Lovelace, Ada'],
    ['Lovelace, Ada <ada@example.com>', 'Lovelace, Ada'],
    [', Ada <ada@example.com>', 'Ada'],
    ['ada@example.com, bob@example.com', 'ada@example.com'],
    ['Team: Ada <ada@example.com>, Bob <bob@example.com>;', 'Ada'],
    ['Team: ada@example.com, bob@example.com;', 'ada@example.com'],
    ['"Team: one" <ada@example.com>', 'Team: one'],
    ['Screens 5"x7" <ada@example.com>', 'Screens 5"x7"'],
    ['Ada: the first <ada@example.com>', 'Ada: the first'],
    ['Ada <ada@example.com> wrote', 'Ada'],
    ['Ada <<ada@example.com>>', 'Ada'],
    ['Ada <ada@example.com (home)>', 'Ada'],
    ['Ada <@relay.example,@two.example:ada@example.com>', 'Ada'],
    ['<ada@example.com> (Ada Lovelace)', 'Ada Lovelace'],
    ['Ada\r\n Lovelace <ada@example.com>', 'Ada Lovelace'],
    ['Ada\u0000\u0007Lovelace <ada@example.com>', 'Ada Lovelace'],
    ['\u2066Ada\u2069 \u200fLove\u00adlace\ufeff <ada@example.com>', 'Ada Lovelace'],
    ['Ada \u{1f469}\u200d\u{1f4bb} <ada@example.com>', 'Ada \u{1f469}\u200d\u{1f4bb}'],
    [
      '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 <ada@example.com>',
      '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    ],
    ['\u200dAda\u200c \u200d Lovelace\u200d <ada@example.com>', 'Ada Lovelace'],
    ['=?utf-8?Q?J=C3=BCrgen_M=c3=bcller?= <ada@example.com>', 'J\u00fcrgen M\u00fcller'],
    ['=?UTF-8?B?SsO8cmdlbg==?= <ada@example.com>', 'J\u00fcrgen'],
    ['=?iso-8859-1*de?q?J=FCrgen?= <ada@example.com>', 'J\u00fcrgen'],
    ['=?utf-8?q?J=C3?= \r\n =?utf-8?q?=BCrgen?= M <ada@example.com>', 'J\u00fcrgen M'],
    ['=?utf-8?q?Ada?= =?iso-8859-1?q?=FC?= <ada@example.com>', 'Ada\u00fc'],
    ['=?gb2312?B?xOO6ww==?= <ada@example.com>', '\u4f60\u597d'],
    ['"=?utf-8?q?J=C3=BCrgen?=" <ada@example.com>', 'J\u00fcrgen'],
    ['Dr. =?utf-8?q?J=C3=BCrgen?= X <ada@example.com>', 'Dr. J\u00fcrgen X'],
    ['=?utf-8?q?Bob=20=3Cbob=40example.com=3E?= <ada@example.com>', 'Bob <bob@example.com>'],
    ['=?utf-8?q?Ada=E2=80=AE=0AX?= <ada@example.com>', 'Ada X'],
    ['=?utf-8?q?=22Ada=22?= <ada@example.com>', 'Ada'],
    ['ada@example.com (=?utf-8?q?J=C3=BCrgen?=)', 'J\u00fcrgen'],
    ['=?nowhere?q?Ada?= <ada@example.com>', '=?nowhere?q?Ada?='],
    ['=?utf-8?b?%%%?= <ada@example.com>', '=?utf-8?b?%%%?='],
    ['=?utf-8?x?Ada?= <ada@example.com>', '=?utf-8?x?Ada?='],
    ['=?utf-8?q?=ZZ?= <ada@example.com>', '=ZZ'],
    ['=?utf-8?q?=C3?= <ada@example.com>', '\ufffd'],
    ['=?utf-8?q?\u4f60?= <ada@example.com>', '=?utf-8?q?\u4f60?='],
    [{ emailAddress: { name: '"Ada \\"A\\" Lovelace"', address: '<ada@example.com>' } }, 'Ada "A" Lovelace'],
    [{ emailAddress: { name: '', address: 'Ada Lovelace <ada@example.com>' } }, 'Ada Lovelace'],
    [{ emailAddress: { name: 'Ada', address: 'Bob <ada@example.com>' } }, 'Ada'],
    [{ emailAddress: { name: 'Ada <the first>', address: 'ada@example.com' } }, 'Ada <the first>'],
    [{ emailAddress: { name: '=?utf-8?q?J=C3=BCrgen?=', address: 'ada@example.com' } }, 'J\u00fcrgen'],
  ])('finds who wrote %j', (value, name) => {
    expect(parseSender(value)).toEqual({ name, address: 'ada@example.com' })
  })

  test.each([
    ['"ada lovelace"@example.com', '"ada lovelace"@example.com'],
    ['Ada <"ada lovelace"@example.com>', '"ada lovelace"@example.com'],
    ['Ada <"a>b, (c)"@example.com>, Bob <b@example.com>', '"a>b, (c)"@example.com'],
    ['"a\\"b"@example.com, b@example.com', '"a\\"b"@example.com'],
    ['ada@[127.0.0.1]', 'ada@[127.0.0.1]'],
    ['ada@[IPv6:::1]; bob@example.com', 'ada@[IPv6:::1]'],
    ['Ada <root>', 'root'],
    ['Ada <ada\u202e@example.com>', 'ada@example.com'],
    [{ emailAddress: { name: 'Ada', address: 'EX:/o=shop/cn=ada' } }, 'EX:/o=shop/cn=ada'],
    [{ emailAddress: { name: 'Ada', address: '<>' } }, undefined],
    ['undisclosed-recipients:;', undefined],
    ['Ada; Bob', undefined],
    ['Ada <ada@example.com', undefined],
    ['@example.com', undefined],
  ])('finds the address in %j', (value, address) => {
    expect(parseSender(value)?.address).toBe(address)
  })

  test.each([
    'Ada <a@b@c>',
    'Ada <a@@b>',
    'Ada <@b>',
    'Ada <a@>',
    'Ada <@>',
    'Ada <a b@c.d>',
    'Ada <a@b c>',
    'Ada <a@b,c@d>',
    'Ada <a@b;c@d>',
    'Ada <a@b..c>',
    'Ada <a@.b.c>',
    'Ada <a@b.c.>',
    'Ada <a@-b.c>',
    'Ada <a@b.c/x>',
    'Ada <a@b.c?subject=x>',
    'Ada <a@b:25>',
    'Ada <https://a@b.c/>',
    'Ada <:a@b.c>',
    'Ada <@x:a@b@c>',
    'Ada <a"b@c.d>',
    'Ada <"a"b@c.d>',
    'Ada <a\\b@c.d>',
    'Ada <a@[127.0.0.1>',
    'Ada <\ud800@b.c>',
    'Ada <a@b.c\r\nBcc: x@y>',
    { emailAddress: { name: 'Ada', address: 'a@b@c' } },
    { emailAddress: { name: 'Ada', address: 'a b@c.d' } },
    { emailAddress: { name: 'Ada', address: 'a@b.c>' } },
    { emailAddress: { name: 'Ada', address: '@' } },
    { emailAddress: { name: 'Ada', address: 'javascript:alert(1)' } },
  ])('takes nothing for an address that nobody can write to: %j', (value) => {
    expect(parseSender(value)).toEqual({ name: 'Ada', address: undefined })
  })

  test.each([
    'a@b@c',
    ':a@b.c',
    'x:a@b.c',
    'Ada <the first>',
    'Ada <javascript:x>',
    'Ada <a\uff20b.c>',
    '<script>alert(1)</script>',
  ])('shows %j as it is', (value) => {
    expect(parseSender(value)).toEqual({ name: value, address: undefined })
  })

  test.each([
    ['Ada < ada @ example . com >', 'Ada'],
    ['Ada <ada(home)@example.com>', 'Ada'],
    ['Ada <mailto:ada@example.com>', 'Ada'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ["'ada@example.com'", 'ada@example.com'],
    ["'Ada' 'Bob' <ada@example.com>", "'Ada' 'Bob'"],
    ['\ud800 <ada@example.com>', '\ufffd'],
    ['\u2800 <ada@example.com>', 'ada@example.com'],
    ['\u0301\ufe0f <ada@example.com>', 'ada@example.com'],
    ['=?utf-16?B?AEEAZABh?= <ada@example.com>', 'Ada'],
    ['=?utf-16le?B?QQBkAGEA?= <ada@example.com>', 'Ada'],
    [{ emailAddress: { name: 'Ada', address: 'mailto:ada@example.com' } }, 'Ada'],
  ])('reads %j as a person would', (value, name) => {
    expect(parseSender(value)).toEqual({ name, address: 'ada@example.com' })
  })

  test('shows what has no address without its quotes', () => {
    expect(parseSender('"Lovelace, \\"Ada\\""')).toEqual({ name: 'Lovelace, "Ada"', address: undefined })
  })

  test.each([
    {
      get emailAddress(): never {
        throw new Error('getter')
      },
    },
    {
      emailAddress: {
        get name(): never {
          throw new Error('getter')
        },
      },
    },
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('proxy')
        },
      },
    ),
    Symbol('Ada'),
    7n,
    () => 'Ada',
  ])('knows nobody in what cannot be looked at (%#)', (value) => {
    expect(parseSender(value)).toBeUndefined()
  })

  test.each([
    '',
    '  ',
    '<>',
    '"" <>',
    undefined,
    null,
    7,
    [],
    {},
    ['Ada <ada@example.com>'],
    { emailAddress: {} },
    { emailAddress: null },
    { emailAddress: 'ada@example.com' },
    { emailAddress: { name: 7, address: [] } },
  ])('knows nobody in %j', (value) => {
    expect(parseSender(value)).toBeUndefined()
  })

  test('always has a name to show, on one line', () => {
    fc.assert(
      fc.property(fc.oneof(anyString(), fc.anything()), (value) => {
        const sender = parseSender(value)
        return sender === undefined || (sender.name.trim() === sender.name && /^.+$/u.test(sender.name))
      }),
    )
  })
})
