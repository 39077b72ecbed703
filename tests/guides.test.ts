import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './harness.ts'

/** A row of a guide's table: the file, what goes there, and what to look for in it. */
const row = /^\| \[([^|]+)\]\(<?\.\.\/[^|]+?>?\) +\|.*\| `([^`|]+)` +\|$/gm

const guides = globSync('docs/add-a*.md', { cwd: root })
  .sort()
  .map((guide) => ({
    guide,
    steps: [...readFileSync(join(root, guide), 'utf8').matchAll(row)].map(([, file = '', sign = '']) => ({
      file,
      sign,
    })),
  }))

describe.each(guides)('$guide', ({ guide, steps }) => {
  test('names the files to touch, all of them by its table', () => {
    const links = readFileSync(join(root, guide), 'utf8').match(/\]\(<?\.\.\/(?!\.)/g) ?? []
    expect(steps.length).toBeGreaterThan(4)
    expect(links).toHaveLength(steps.length)
  })

  test.each(steps)('is true of $file', ({ file, sign }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(sign)
  })
})
