import { describe, expect, test } from 'vitest'
import { destr } from './destr.ts'
import { withBase, withQuery } from './ufo.ts'

describe('withBase', () => {
  test('puts one slash between base and path', () => {
    expect(withBase('/v1/threads', 'https://api.example')).toBe('https://api.example/v1/threads')
    expect(withBase('/v1/threads', 'https://api.example/')).toBe('https://api.example/v1/threads')
  })
})

describe('withQuery', () => {
  test('adds parameters, escaped, and leaves out those without a value', () => {
    expect(withQuery('/v1/threads', { cursor: 'a b&c', filter: undefined })).toBe(
      '/v1/threads?cursor=a+b%26c',
    )
    expect(withQuery('/v1/threads?filter=sent', { page: 2 })).toBe('/v1/threads?filter=sent&page=2')
  })

  test('leaves an address without parameters as it is', () => {
    expect(withQuery('/v1/threads', { cursor: undefined })).toBe('/v1/threads')
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
