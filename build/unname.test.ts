import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { unname } from './unname.ts'

const clean = (code: string) => unname(code, (text) => parseSync('module.js', text).program)

describe('unname', () => {
  test('leaves what was named', () => {
    expect(clean('const a = __name(() => 1, "a")')).toBe('const a = (() => 1)')
  })

  test('reaches names inside of named functions', () => {
    expect(clean('__name(function b() { return __name((x) => x, "c") }, "b")')).toBe(
      '(function b() { return ((x) => x) })',
    )
  })

  test('leaves the helper itself and other calls alone', () => {
    const code = 'var __name = (target, value) => define(target, "name", { value })\nother("a", "b")'
    expect(clean(code)).toBe(code)
  })
})
