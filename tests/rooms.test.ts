import { describe, expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { findRoom, findTarget, listSources, readImports, rooms } from './rooms.ts'
import type { Import } from './rooms.ts'

const sources = listSources()
const imports = sources.flatMap(readImports)
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`

describe('rooms', () => {
  test('hold every source file', () => {
    expect(sources.filter((path) => !findRoom(path))).toEqual([])
  })

  test('import only from the rooms they may', () => {
    const wrong = imports.filter((found) => {
      const target = findTarget(found)
      const room = findRoom(found.from)
      const isTest = /\.test\.tsx?$/.test(found.from)
      return target !== undefined && room !== undefined && !isTest && !rooms[room]?.may.includes(target)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('let no island import another island', () => {
    const island = (path: string | undefined) => /^src\/islands\/([^/]+)/.exec(path ?? '')?.[1]
    const wrong = imports.filter(({ from, to }) => island(from) && island(to) && island(from) !== island(to))
    expect(wrong.map(show)).toEqual([])
  })

  test('import no package that another room hides', () => {
    const wrong = imports.filter(
      ({ from, specifier }) =>
        (/^react(?:-dom)?(?:\/|$)|^@radix-ui/.test(specifier) && !/^src\/(?:islands|ui)\//.test(from)) ||
        (/^nanostores$|^@nanostores/.test(specifier) && !/^src\/(?:stores|islands)\//.test(from)),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('import in no circle', () => {
    const next = new Map(sources.map((path) => [path, imports.filter(({ from, to }) => from === path && to)]))
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (path: string, way: readonly string[]) => {
      const start = way.indexOf(path)
      if (start >= 0) circles.push([...way.slice(start), path].join(' -> '))
      if (start >= 0 || done.has(path)) return
      for (const { to = '' } of next.get(path) ?? []) walk(to, [...way, path])
      done.add(path)
    }
    for (const path of sources) walk(path, [])
    expect(circles).toEqual([])
  })
})

describe('routes', () => {
  const pages = sources
    .filter((path) => /^src\/pages\/.*\.astro$/.test(path))
    .map((path) => `/${path.slice('src/pages/'.length, -'.astro'.length)}`.replace(/\/index$/, '') || '/')

  test('name every page', () => {
    const patterns: string[] = Object.values(routes).map((route) => route.pattern)
    expect(pages.filter((pattern) => !patterns.includes(pattern))).toEqual([])
  })

  test('name only pages that exist', () => {
    const patterns = Object.values(routes).map((route) => route.pattern)
    expect(patterns.filter((pattern) => !pages.includes(pattern))).toEqual([])
  })
})
