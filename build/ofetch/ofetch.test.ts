import { describe, expect, test } from 'vitest'
import { destr } from './destr.ts'
import { withBase, withQuery } from './ufo.ts'

describe('withBase', () => {
  test('puts one slash between base and path', () => {
    expect(withBase('/letters', 'https://api.example')).toBe('https://api.example/letters')
    expect(withBase('/letters', 'https://api.example/')).toBe('https://api.example/letters')
  })
})

describe('withQuery', () => {
  test('adds parameters, escaped, and leaves out those without a value', () => {
    expect(withQuery('/letters', { cursor: 'a b&c', filter: undefined })).toBe('/letters?cursor=a+b%26c')
    expect(withQuery('/letters?filter=sent', { page: 2 })).toBe('/letters?filter=sent&page=2')
  })

  test('leaves an address without parameters as it is', () => {
    expect(withQuery('/letters', { cursor: undefined })).toBe('/letters')
  })
})

describe('destr', () => {
  test('reads JSON, and leaves what is none as it is', () => {
    expect(destr('{"detail":"No"}')).toEqual({ detail: 'No' })
    expect(destr('"text"')).toBe('text')
    expect(destr('<html>')).toBe('<html>')
    expect(destr('')).toBe('')
  })
})
