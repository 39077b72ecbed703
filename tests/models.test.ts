import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './rooms.ts'

/** Loaders and stores: what both do stands once in src/models. */
const isDoor = (path: string) =>
  /^src\/(?:server\/pages|stores|islands|page-scripts)\//.test(path) && !/\.test\.|\/testing\//.test(path)

const changing = Object.entries(table).flatMap(([name, { method }]) => (method === 'GET' ? [] : name))

/** The calls that a file makes by their names. */
const namesIn = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\b(?:buildCall|call)\(\s*'(\w+)'/g)].map(
    ([, name = '']) => name,
  )

describe('src/models', () => {
  test('holds every doing that a loader or a store asks for', () => {
    const doors = listSources().filter(isDoor)
    const found = doors.flatMap((path) =>
      namesIn(path).flatMap((name) => (changing.includes(name) ? `${path}: ${name}` : [])),
    )
    expect(doors.flatMap(namesIn).length).toBeGreaterThan(20)
    expect(found).toEqual([])
  })
})
