import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import { textGroups } from '../src/locales/text-groups.ts'
import { defaultLanguage, pageLanguages } from '@draftdesk/contract/page-languages'
import { root } from './sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const listFiles = (language: string) =>
  globSync('**/*.ts', { cwd: join(root, 'src/locales', language) }).sort()

/** The files that can be reached from `starts` by the imports that `find` returns. */
function follow(starts: readonly string[], find: (path: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !existsSync(join(root, path))) continue
    seen.add(path)
    waiting.push(...find(path))
  }
  return [...seen]
}

const matchImports = (path: string, pattern: RegExp): string[] =>
  [...read(path).matchAll(pattern)].map(([, target = '']) => join(dirname(path), target))

/** The imports of a file that load with it, besides those of types. */
const findStaticImports = (path: string): string[] =>
  matchImports(path, /(?:^import (?!type)[^;']*? from |^export [^;='"]*? from )'(\.[^']+)'/gm)

/** The imports of a file that load later. */
const findDynamicImports = (path: string): string[] => matchImports(path, /import\('(\.[^']+)'/g)

const findImports = (path: string): string[] => [...findStaticImports(path), ...findDynamicImports(path)]

/** The code that a browser runs for a piece of a page: its islands and scripts. */
function findBrowserCode(path: string): string[] {
  const text = read(path)
  const islands = [...text.matchAll(/^import (?!type)\{? ?([^']*?) ?\}? from '(\.[^']+\.tsx)'/gm)].filter(
    ([, names = '']) =>
      names.split(', ').some((name) => new RegExp(`<${name}\\b(?:(?!<[A-Z])[^])*?client:`).test(text)),
  )
  const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].flatMap(([, script = '']) => [
    ...script.matchAll(/()(?:from |import\()'(\.[^']+)'/g),
  ])
  return [...islands, ...scripts].map(([, , target = '']) => join(dirname(path), target))
}

/** The groups of texts that code reads. */
const findGroups = (code: readonly string[]): string[] => {
  const files = code.flatMap((path) => [...read(path).matchAll(/getTexts<[^>]+>\('([^']+)'\)/g)])
  return [...new Set(files.map(([, file = '']) => file.split('/')[0] ?? ''))].sort()
}

/** The groups of texts that the browser's code of a page reads. */
const findNeeded = (pieces: readonly string[]): string[] =>
  findGroups(
    follow(pieces.flatMap(findBrowserCode), (path) => (/\.tsx?$/.test(path) ? findImports(path) : [])),
  )

/** The groups of texts that code reads which a file loads at once, without its dynamic imports. */
const findEager = (path: string): string[] => findGroups(follow([path], findStaticImports))

test('scripts of every page load texts before the code that reads them', () => {
  const scripts = globSync('src/page-scripts/**/*.ts', { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  )
  expect(scripts.length).toBeGreaterThan(10)
  for (const path of scripts) {
    expect([path, findEager(path).filter((group) => group !== 'page')]).toEqual([path, []])
    const needed = findDynamicImports(path)
      .flatMap(findEager)
      .filter((group) => group !== 'page')
    if (needed.length > 0) expect(read(path), path).toContain('loadTexts()')
  }
})

const findPieces = (page: string) =>
  follow([page], (path) => findImports(path).filter((found) => found.endsWith('.astro')))

const pages = globSync('src/pages/**/*.astro', { cwd: root })

test.for(pages)('%s loads the texts of its islands', (page) => {
  const pieces = findPieces(page)
  const named = pieces.flatMap((path) =>
    [...read(path).matchAll(/texts=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, group = '']) => group),
    ),
  )
  expect(findNeeded(pieces).filter((group) => !['page', 'shared', ...named].includes(group))).toEqual([])
})

test('every group is a file or folder of the default language', () => {
  const groups = listFiles(defaultLanguage).map((file) => file.replace(/\.ts$/, '').split('/')[0] ?? '')
  expect([...new Set(groups)].filter((group) => group !== 'server' && group !== 'page').sort()).toEqual(
    [...textGroups].sort(),
  )
})

test.for(Object.keys(pageLanguages))('the language %s has every file and every text object', (language) => {
  const exportsOf = (of: string, file: string) =>
    [...read(join('src/locales', of, file)).matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  expect(listFiles(language)).toEqual(listFiles(defaultLanguage))
  for (const file of listFiles(language))
    expect([file, exportsOf(language, file)]).toEqual([file, exportsOf(defaultLanguage, file)])
})

test('the accesses to texts name the file that they have the type of', () => {
  const accesses = globSync(['src/messages/*.ts', 'src/islands/**/words.ts'], { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  for (const path of accesses) {
    const text = read(path)
    const typeImports = new Map(
      [...text.matchAll(/import type \* as (\w+) from '(.+)'/g)].map(([, name, from = '']) => [name, from]),
    )
    const lookups = [...text.matchAll(/getTexts<typeof (\w+)>\('([^']+)'\)/g)]
    expect(lookups.map(([, name]) => name).toSorted()).toEqual([...typeImports.keys()].toSorted())
    for (const [, typed, file = ''] of lookups) {
      expect(join(dirname(path), typeImports.get(typed) ?? '')).toBe(
        `src/locales/${defaultLanguage}/${file}.ts`,
      )
      const names = [...read(`src/locales/${defaultLanguage}/${file}.ts`).matchAll(/^export const (\w+)/gm)]
      for (const [, name = ''] of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
    }
  }
})

/** A text that is read while a module loads would keep the language of the first reader. */
test('no module reads a text while it loads', async () => {
  // In a new copy of the modules no texts are registered, so that a read throws.
  vi.resetModules()
  vi.doMock('../src/locales/register-texts.ts', () => ({}))
  const modules = import.meta.glob(['../src/**/*.{ts,tsx}', '!../src/**/*.test.*', '!../src/**/testing/**'])
  const wrong: string[] = []
  for (const [path, load] of Object.entries(modules))
    await load().catch((error: unknown) => {
      if (String(error).includes('are not loaded')) wrong.push(path)
    })
  expect(Object.keys(modules).length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

/** Names of keys, and addresses that only show a form. They are the same in every language. */
const isName = (text: string) => /^Ctrl |\.(?:com|example)$|^ck_…$/.test(text)

/** Texts that a component has in itself, besides names. */
function findOwnTexts(path: string): string[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && /^(?:aria-label|title|placeholder|alt)$/.test(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer)) found.push(node.initializer.text)
    ts.forEachChild(node, look)
  }
  look(file)
  return found.filter((text) => /\p{L}{2}/u.test(text) && !isName(text))
}

test('no component has texts of its own', () => {
  const components = globSync('src/**/*.tsx', { cwd: root }).filter((path) => !path.includes('.test.'))
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap((path) => findOwnTexts(path).map((text) => `${path}: ${text}`))).toEqual([])
})

test('no piece of a page has texts of its own', () => {
  const texts = globSync('src/**/*.astro', { cwd: root }).flatMap((path) => {
    const html = read(path)
      .replace(/^---[^]*?^---$/m, '')
      .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    const outside = html.replaceAll(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '{}')
    // The page that only tries the renderer has no reader.
    if (path.endsWith('renderer-test-page.astro')) return []
    const attributes = html.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)
    return [...outside.matchAll(/>([^<>{}]+)</g), ...attributes]
      .map(([, text = '']) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text) && !isName(text))
      .map((text) => `${path}: ${text}`)
  })
  expect(texts).toEqual([])
})
