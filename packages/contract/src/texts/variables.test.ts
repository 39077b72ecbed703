import { describe, expect, test } from 'vitest'
import { findPlaceholder } from './placeholders.ts'
import { fillVariables, hasVariableWithPrefix, replyVariables, formatVariable } from './variables.ts'

describe('fillVariables', () => {
  test('fills each variable, with and without spaces', () => {
    const text = 'Hi {{customer.first_name}}, {{ order.number }} is on its way. {{agent.name}}'
    const values = { 'customer.first_name': 'Ann', 'order.number': '#1042', 'agent.name': 'Olga' }
    expect(fillVariables(text, values)).toBe('Hi Ann, #1042 is on its way. Olga')
  })

  test('leaves what is unknown or empty, and takes no value as a pattern', () => {
    const text = '{{order.state}} {{order.price}} {{store.name}}'
    expect(fillVariables(text, { 'order.state': '', 'store.name': '$& {{agent.name}}' })).toBe(
      '{{order.state}} {{order.price}} $& {{agent.name}}',
    )
  })
})

describe('formatVariable', () => {
  test.each(replyVariables)('writes %s so that Send stops at it', (name) => {
    expect(findPlaceholder(`Hello ${formatVariable(name)}`)?.text).toBe(formatVariable(name))
  })
})

describe('hasVariableWithPrefix', () => {
  test('knows the subject of a variable', () => {
    expect(hasVariableWithPrefix('It is {{order.number}}.', 'order.')).toBe(true)
    expect(hasVariableWithPrefix('It is {{agent.name}}.', 'order.')).toBe(false)
    expect(hasVariableWithPrefix('It is {{order.price}}.')).toBe(false)
  })
})
