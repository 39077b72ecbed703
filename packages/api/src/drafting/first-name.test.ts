import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test('firstName finds what a reply calls somebody', () => {
  const names = ['Daniel Okafor', 'Okafor, Daniel', 'Hélène', 'help@shop.test', '', '24 Shop', 'sales team']
  expect(names.map(firstName)).toEqual(['Daniel', 'Daniel', 'Hélène', '', '', '', ''])
})
