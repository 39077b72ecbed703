import { describe, expect, test } from 'vitest'
import { cached, keyOf } from './cached.ts'

const nav = () => ''
const foot = () => ''

describe('keyOf', () => {
  test('tells pieces apart, and what they are given', () => {
    const keys = [
      keyOf(nav, { area: 'store' }),
      keyOf(foot, { area: 'store' }),
      keyOf(nav, { area: 'admin' }),
    ]
    expect(new Set(keys).size).toBe(3)
    expect(keyOf(nav, { area: 'store' })).toBe(keys[0])
  })
})

describe('cached', () => {
  test('gives what was drawn for a key to nobody else', async () => {
    expect(cached.get('a')).toBeUndefined()
    expect(await cached.add('a', Promise.resolve('<nav>'))).toBe('<nav>')
    expect(cached.get('b')).toBeUndefined()
  })
})
