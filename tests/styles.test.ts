import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

const readFile = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Classes without a rule, by which a style of the parent or a test finds their element. */
const namesOnly = ['mail-pages', 'servers', 'sign-ins', 'threads', 'use-faults', 'variables']

/** The style sheets, and the style elements of templates. */
const sheets = globSync('src/**/*.{css,astro}', { cwd: root }).flatMap((path) => {
  const text = readFile(path)
  if (path.endsWith('.css')) return [text]
  return [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
})
/** Their selectors: the text without comments, imports and declarations. */
const selectors = sheets
  .map((css) => css.replace(/\/\*[\s\S]*?\*\/|@import[^;]*;|[\w-]+:\s[^;{}]*;/g, ''))
  .join('\n')
const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

const markup = listSources()
  .filter((path) => /^src\/(?!dev\/).*\.(?:tsx?|astro)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFile(path) }))

describe('the styles', () => {
  test('have no class that no page uses', () => {
    const words = new Set(markup.flatMap(({ text }) => text.match(/[a-z][\w-]*/gi) ?? []))
    const unused = [...styled].filter((name) => !name.startsWith('rt-') && !words.has(name))
    expect(styled.size).toBeGreaterThan(100)
    expect(unused).toEqual([])
  })

  test('have a rule for every class of a page', () => {
    const pages = markup.filter(({ path }) => !path.endsWith('.ts'))
    const used = pages.flatMap(({ text }) =>
      [...text.matchAll(/\bclass(?:Name)?="([^"{}]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    )
    const bare = new Set(
      used.filter((name) => /^[a-z]/.test(name) && !name.startsWith('rt-') && !styled.has(name)),
    )
    expect([...bare].toSorted()).toEqual(namesOnly)
  })
})

describe('a modal dialog', () => {
  test('is the one of the kit, but for the offline screen, which works without React', () => {
    const own = markup.filter(({ text }) => /<dialog\b/.test(text)).map(({ path }) => path)
    expect(own).toEqual(['src/islands/shell/offline.astro', 'src/ui/dialog.tsx'])
  })
})
