import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { findRoom, findImportedRoom, browserFiles, lightDoors, rooms, formatRoomTable } from './rooms.ts'
import { listSources, readImports, root } from './sources.ts'
import type { SourceImport } from './sources.ts'

const sources = listSources()
const imports = sources.flatMap(readImports)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const describeImport = ({ from, specifier }: SourceImport) => `${from} imports ${specifier}`

/** Finds import cycles, each as its list of files. */
function findCircles(
  places: readonly string[],
  steps: readonly (readonly [from: string, to: string | undefined])[],
): string[] {
  const next = Map.groupBy(steps, ([from]) => from)
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (place: string, way: readonly string[]) => {
    const start = way.indexOf(place)
    if (start >= 0) circles.push([...way.slice(start), place].join(' -> '))
    if (start >= 0 || done.has(place)) return
    for (const [, to] of next.get(place) ?? []) if (to !== undefined) walk(to, [...way, place])
    done.add(place)
  }
  for (const place of places) walk(place, [])
  return [...new Set(circles)]
}

/** True when a file, or one of its imports, imports a package that runs. */
function bringsPackage(path: string, name: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  return readImports(path).some(
    ({ specifier, to, isType }) =>
      !isType &&
      (specifier === name ||
        specifier.startsWith(`${name}/`) ||
        (to !== undefined && bringsPackage(to, name, seen))),
  )
}

/** True when an entry of the contract, or one of its imports, runs zod code. */
function bringsZod(door: string): boolean {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  }
  const walk = (path: string): boolean =>
    readImports(path).some(
      ({ specifier, to, isType }) =>
        !isType && (/^zod(?:\/|$)/.test(specifier) || (to !== undefined && walk(to))),
    )
  return walk(join('packages/contract', manifest.exports[`./${door}`] ?? ''))
}

describe('rooms', () => {
  test('hold every source file', () => {
    expect(sources.filter((path) => !findRoom(path))).toEqual([])
  })

  test('import only from the rooms they may', () => {
    const wrong = imports.filter((found) => {
      const target = findImportedRoom(found)
      const room = findRoom(found.from)
      return (
        target !== undefined &&
        room !== undefined &&
        !isTest(found.from) &&
        !rooms[room]?.may.includes(target)
      )
    })
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('stand in the documentation with what each may import', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const [, written] = /## Who may import whom[^]*?```\n([^]*?)\n```/.exec(text) ?? []
    expect(written).toBe(formatRoomTable())
  })

  test('let a subject import of another only its words and its view model', () => {
    const subject = (path: string | undefined) => /^src\/islands\/([^/]+)\//.exec(path ?? '')?.[1]
    const isPure = (path: string | undefined) => /\/(?:words|view)\.ts$/.test(path ?? '')
    const wrong = imports.filter(
      ({ from, to }) => subject(from) && subject(to) && subject(from) !== subject(to) && !isPure(to),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('import no package that another room hides', () => {
    const wrong = imports.filter(
      ({ from, specifier }) =>
        (/^react(?:-dom)?(?:\/|$)|^@radix-ui/.test(specifier) &&
          !/^(?:src\/(?:islands|ui)\/|build\/react-server-renderer\.ts$)/.test(from)) ||
        // Only one file may import Astro's internals, and it works without them.
        (/^astro\/runtime/.test(specifier) && from !== 'src/server/render/astro-internals.ts') ||
        (/^astro\/(?:app|fetch)/.test(specifier) && !/^src\/server\/render\//.test(from)) ||
        (/^nanostores$|^@nanostores/.test(specifier) &&
          !/^src\/(?:stores\/|islands\/|routes\.ts)/.test(from)),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('import zod by one spelling', () => {
    const spelling = /^import (?:type )?\* as z from 'zod(?:\/mini)?'$/
    const lines = listSources().flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/^import .* from 'zod(?:\/[^']*)?'$/gm) ?? [],
    )
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => !spelling.test(line))).toEqual([])
  })

  test('leave every query to the rooms below the calls', () => {
    const wrong = imports.filter(
      ({ from, specifier, to }) =>
        /^packages\/api\/src\/calls\//.test(from) &&
        !isTest(from) &&
        (/^drizzle-orm/.test(specifier) || /\/database\/schema/.test(to ?? '')),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  test('give browsers the doors of the contract alone that bring no zod', () => {
    const inBrowser = imports.filter(
      ({ from, isType }) => browserFiles.test(from) && !isTest(from) && !isType,
    )
    const wrong = inBrowser.filter(
      ({ from, specifier }) =>
        !/\/testing\//.test(from) &&
        (specifier === 'zod' ||
          (specifier.startsWith('@draftdesk/contract') && !lightDoors.includes(specifier))),
    )
    expect(wrong.map(describeImport)).toEqual([])
    const heavy = lightDoors.filter((door) => bringsZod(door.replace('@draftdesk/contract/', '')))
    expect(heavy).toEqual([])
    expect(bringsZod('testing')).toBe(true)
  })

  test('keep the guess of languages out of the threads that read mails, where it needs 57 MB each', () => {
    expect(bringsPackage('packages/api/src/reading/read-worker.ts', 'eld')).toBe(false)
    expect(bringsPackage('packages/api/src/reading/find-language.ts', 'eld')).toBe(true)
  })

  test('import in no circle', () => {
    expect(
      findCircles(
        sources,
        imports.map(({ from, to }) => [from, to]),
      ),
    ).toEqual([])
  })

  test('form no circle', () => {
    const steps = imports
      .filter((found) => !isTest(found.from))
      .map((found) => [findRoom(found.from) ?? 'outside', findImportedRoom(found)] as const)
      .filter(([from, to]) => from !== to)
    expect(findCircles(Object.keys(rooms), steps)).toEqual([])
  })
})

describe('routes', () => {
  const find = (file: RegExp) =>
    sources
      .flatMap((path) => file.exec(path)?.[1] ?? [])
      .map((path) => `/${path}`.replace(/\/index$/, '') || '/')
  const pages = find(/^src\/pages\/(.*)\.astro$/)
  // Routes of documents that Astro does not render.
  const documents = find(/^src\/pages\/(.*)\.ts$/)

  test('name every page', () => {
    const patterns: string[] = Object.values(routes).map((route) => route.pattern)
    expect(pages.filter((pattern) => !patterns.includes(pattern))).toEqual([])
  })

  test('name only pages that exist', () => {
    const patterns = Object.values(routes).map((route) => route.pattern)
    expect(patterns.filter((pattern) => ![...pages, ...documents].includes(pattern))).toEqual([])
  })
})
