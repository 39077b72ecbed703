import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './rooms.ts'

const isOutside = (path: string) =>
  /^(?:src|packages\/[^/]+\/src)\//.test(path) &&
  !/^packages\/(?:contract|auth-core)\/|^src\/server\/proxy\/prefix\.ts$|^src\/dev\/|\/testing\/|\.test\./.test(
    path,
  )

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the paths of /v1', () => {
  test('stand in the contract and nowhere else', () => {
    const found = listSources()
      .filter(isOutside)
      .filter((path) => /['"`]\/(?:api\/)?v1\//.test(read(path)))
    expect(found).toEqual([])
  })

  test('are those of the contract in auth-core, which knows no contract', () => {
    const known = Object.values(table).map(({ path }) => path.replaceAll(/\{\w+\}/g, '*'))
    const typed = ['auth', 'bearer'].flatMap((name) => {
      const source = read(`packages/auth-core/src/${name}.ts`).replaceAll(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, '')
      const paths = source.matchAll(/['"`](\/(?:api\/)?v1\/[^'"`]*)['"`]/g)
      const ends = source.matchAll(/sendForm\('([\w-]+)'/g)
      return [
        ...[...paths].map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, '*')),
        ...[...ends].map(([, end = '']) => `/v1/auth/${end}`),
      ]
    })
    expect(typed.length).toBeGreaterThan(15)
    expect(typed.filter((path) => path !== '/v1/auth/*' && !known.includes(path))).toEqual([])
  })
})
