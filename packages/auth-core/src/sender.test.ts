import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSender } from './index.ts'
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
