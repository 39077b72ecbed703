import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './harness.ts'

const text = readFileSync(join(root, 'docs/rules.md'), 'utf8')
const sections = text.split(/^## /m).slice(1)
const links = [...text.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, name = '', path = '']) => ({
  name,
  path,
}))

describe('docs/rules.md', () => {
  test('names a test for every rule', () => {
    const rules = sections.flatMap((section) => section.split(/^- /m).slice(1))
    expect(rules.length).toBeGreaterThan(30)
    expect(rules.filter((rule) => !rule.includes('](../'))).toEqual([])
  })

  test.each(links)('$name is a test of $path', ({ name, path }) => {
    const file = join(root, path)
    expect(existsSync(file)).toBe(true)
    const isNamed = [`'${name}'`, `\`${name}\``, `"${name}"`].some((quoted) =>
      readFileSync(file, 'utf8').includes(quoted),
    )
    expect(isNamed).toBe(true)
  })
})
