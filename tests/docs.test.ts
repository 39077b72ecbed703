import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './rooms.ts'

const documents = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: root, exclude: (path) => path === 'docs/reference' }),
]

describe('documents', () => {
  test('number each decision once', () => {
    const numbers = documents
      .filter((path) => path.includes('decisions/'))
      .map((path) => basename(path).slice(0, 4))
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })

  test('link only to files that exist', () => {
    const links = documents.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\]\(<?(?!https?:|#|mailto:)([^)#>]+)/g)].map(
        ([, target = '']) => ({ path, target }),
      ),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path, target }) => !existsSync(join(root, dirname(path), target)))).toEqual([])
  })
})
