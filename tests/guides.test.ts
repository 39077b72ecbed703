import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './rooms.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A row of a guide's tables: the file, what goes there, and what to look for in it. */
const row = /^\| \[([^|]+)\]\(<?\.\.\/[^|]+?>?\) +\|.*\| `([^`|]+)` +\|$/gm

/** Where the text of a guide names a file. */
const link = /\]\(<?\.\.\/(?!\.)/g

const isTest = (path: string) => /\.(?:test|spec)\.ts$|\/testing\//.test(path)

/** The sources by what stands in them; the guides and this test aside. */
const sources = listSources().map((path) => ({ path, text: read(path) }))

/** True when a text contains a name as a whole word. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text)

const guides = ['page', 'island', 'call', 'job'].map((subject) => {
  const guide = `docs/add-a${subject === 'island' ? 'n' : ''}-${subject}.md`
  const text = read(guide)
  const rowsOf = (part: string) => [...part.matchAll(row)].map(([, file = '', sign = '']) => ({ file, sign }))
  const [, product = '', tests = ''] = text.split(/^## (?:The product, in order|The tests)$/m)
  return {
    ...{ guide, text, rows: rowsOf(text), product: rowsOf(product) },
    tests: rowsOf(tests.replace(/^## Generated$[^]*/m, '')),
    /** The names of the guide's example. */
    called: [...(/^Names: (.+)$/m.exec(text)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }
})

describe.each(guides)('$guide', ({ text, rows, product, tests, called }) => {
  test('names files by its tables alone, tests apart from the product', () => {
    expect(text.match(link)).toHaveLength(rows.length)
    expect(product.length).toBeGreaterThan(7)
    expect(product.map(({ file }) => file).filter(isTest)).toEqual([])
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.map(({ file }) => file).filter((file) => !isTest(file))).toEqual([])
  })

  test('names every file that names its example', () => {
    expect(called.length).toBeGreaterThan(1)
    const listed = rows.map(({ file }) => file)
    const found = sources.filter((source) => called.some((name) => names(source.text, name)))
    expect(found.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([])
    expect(called.filter((name) => !found.some((source) => names(source.text, name)))).toEqual([])
  })

  test.each(rows)('is true of $file', ({ file, sign }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(read(file)).toContain(sign)
  })

  test('lists no file that has nothing to do with its example', () => {
    const strangers = rows.filter(
      ({ file, sign }) =>
        !called.some((name) => names(read(file), name)) &&
        // A listed file may also use, or generate, the content of another one.
        !rows.some((other) => other.file !== file && read(other.file).toLowerCase().includes(stem(sign))),
    )
    expect(strangers).toEqual([])
  })
})

/** The letters of a sign, without punctuation and case. */
const stem = (sign: string): string => sign.replaceAll(/[^\w/-]/g, '').toLowerCase()

describe('docs/operations.md', () => {
  test('has systemd units that start again until their database is there', () => {
    const units = [...read('docs/operations.md').matchAll(/^```ini\n([^`]+)^```$/gm)].map(
      ([, unit = '']) => unit,
    )
    expect(units).toHaveLength(2)
    for (const unit of units) {
      expect(unit).toMatch(/^\[Unit\]$[^[]+^StartLimitIntervalSec=0$/m)
      expect(unit).toMatch(/^\[Service\]$[^[]+^Restart=always\nRestartSec=\d$/m)
    }
  })
})
