import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMisspeltSetting } from '../packages/server-kit/src/settings/find-misspelt-setting.ts'
import { root } from './harness.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The settings that a schema reads: its keys, one a line at the first level. */
function readSchema(path: string): string[] {
  return [...read(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].flatMap(([, name = '']) => name)
}

/** The settings at the start of list items, before the colon. */
function readLists(path: string): string[] {
  const starts = read(path).match(/^- `[A-Z][^:]*:/gm) ?? []
  return starts.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].flatMap(([, name = '']) => name))
}

const site = readSchema('src/server/settings.ts')
const api = readSchema('packages/api/src/platform/api-settings.ts')
const readme = readLists('README.md')
const operations = readLists('docs/operations.md')

/** Settings that commands read without a schema. */
const elsewhere = ['ADMIN_PASSWORD']

describe('the settings of the site and of the API', () => {
  test('are not taken for misspelt ones of each other, since `npm start` gives both all of them', () => {
    const given = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']))
    expect(findMisspeltSetting(site, given([...api, ...elsewhere]))).toBeUndefined()
    expect(findMisspeltSetting(api, given(site))).toBeUndefined()
  })
})

describe('the lists of settings', () => {
  test('the schemas are read', () => {
    expect(site).toContain('SESSION_REDIS_URL')
    expect(api).toContain('ALLOW_PRIVATE_HOSTS')
  })

  test('README.md has every setting of the site', () => {
    expect(site.filter((name) => !readme.includes(name))).toEqual([])
  })

  test('docs/operations.md has every setting of the API', () => {
    expect(api.filter((name) => !operations.includes(name))).toEqual([])
  })

  test('no list has a setting that no schema reads', () => {
    const known = [...site, ...api, ...elsewhere]
    expect([...readme, ...operations].filter((name) => !known.includes(name))).toEqual([])
  })
})
