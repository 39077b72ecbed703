import { expect, test } from 'vitest'
import { formatFullName } from './full-name.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', 'Lovelace', 'Lovelace'],
  ['', '', ''],
])('the name of %j %j is %j', (firstName, lastName, name) => {
  expect(formatFullName({ firstName, lastName })).toBe(name)
})
