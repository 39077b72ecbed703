import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './harness.ts'

/** A row of a guide's table: the file, what goes there, and what to look for in it. */
const row = /^\| \[([^|]+)\]\(<?\.\.\/[^|]+?>?\) +\|.*\| `([^`|]+)` +\|$/gm

// docs/add-a-job.md has a form of its own, and tests/add-a-job.test.ts.
const guides = ['docs/add-a-page.md', 'docs/add-an-island.md', 'docs/add-a-call.md'].map((guide) => ({
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
