import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

const changing = Object.entries(table).flatMap(([name, { method }]) => (method === 'GET' ? [] : name))

/** The names of the calls in a file. */
const listNames = (path: string): string[] => [
  ...new Set(
    [...readFileSync(join(root, path), 'utf8').matchAll(/\b(?:buildCall|call)\(\s*'(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
]

describe('a call that changes something', () => {
  test('is built in one file of the site, for its loader and its store alike', () => {
    const sources = listSources().filter(
      (path) =>
        /^src\/(?:models|stores|islands|page-scripts|server\/pages)\//.test(path) &&
        !/\.test\.|\/testing\//.test(path),
    )
    const built = sources.flatMap((path) => listNames(path).map((name) => ({ name, path })))
    const byName = Map.groupBy(
      built.filter(({ name }) => changing.includes(name)),
      ({ name }) => name,
    )
    const twice = [...byName].filter(([, found]) => found.length > 1)
    expect(byName.size).toBeGreaterThan(20)
    expect(twice.map(([name, found]) => [name, ...found.map(({ path }) => path)])).toEqual([])
  })
})
