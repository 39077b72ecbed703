import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/**/*.md', { cwd: root, exclude: (path) => path === 'docs/reference' }),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const files = globSync('**/*.*', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|data)$/.test(path),
})

/** Paths of the project in a text. A name in backticks may leave out the folders above it, as in `words.ts`. */
function findPaths(text: string): string[] {
  const full = text.match(/(?<![\w./@-])(?:src|packages|build|scripts|tests|docs|examples)\/[\w./-]*\w/g)
  const short = [...text.matchAll(/`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|astro|css|mjs|md|txt))`/g)]
  return [...(full ?? []), ...short.map(([, path = '']) => path)]
}

const isThere = (path: string): boolean =>
  existsSync(join(root, path)) || files.some((file) => file === path || file.endsWith(`/${path}`))

describe('documents', () => {
  test('number each decision once', () => {
    const numbers = documents
      .filter(({ path }) => path.includes('decisions/'))
      .map(({ path }) => basename(path).slice(0, 4))
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })

  test('link only to files that exist', () => {
    const links = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(<?(?!https?:|#|mailto:)([^)#>]+)/g)].map(([, target = '']) => ({
        path,
        target,
      })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path, target }) => !existsSync(join(root, dirname(path), target)))).toEqual([])
  })

  test('name only files that exist', () => {
    const named = documents.flatMap(({ path, text }) => findPaths(text).map((target) => ({ path, target })))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ target }) => !isThere(target))).toEqual([])
  })
})
