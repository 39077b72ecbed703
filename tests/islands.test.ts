import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './rooms.ts'

/** Every component that a page wakes, with the file that it comes from. */
const woken = listSources()
  .filter((path) => path.endsWith('.astro'))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...text.matchAll(/<([A-Z]\w*)(?:\s(?:[^<>]|=>)*?)?\sclient:/g)].map(([, name = '']) => {
      const from = RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? ''
      return { page: path, name, file: join(dirname(path), from) }
    })
  })

describe('an island', () => {
  test('is found on every page that wakes one', () => {
    expect(new Set(woken.map(({ name }) => name)).size).toBeGreaterThan(15)
  })

  test.each(woken)('$name of $page says of its own place alone that it crashed', ({ name, file }) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).toMatch(
      RegExp(`export const ${name} = island\\(\\s*\\w+,\\s*failureMessages,\\s*reportCrash`),
    )
  })
})

const listStyles = () =>
  globSync('src/**/*.css', { cwd: root }).map(
    (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
  )

describe('a button', () => {
  const sources = listSources()
    .filter((path) => /^src\/.*\.(?:tsx|astro)$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  test('is an element of the class of the site, never a component of a library', () => {
    const foreign = sources.filter(({ text }) =>
      /import \{[^}]*\b(?:Icon)?Button\b[^}]*\} from '(?:@radix-ui|radix-ui)/.test(text),
    )
    expect(foreign.map(({ path }) => path)).toEqual([])
    expect(
      sources.filter(({ text }) => /class(?:Name)?="(?:icon-)?button\b/.test(text)).length,
    ).toBeGreaterThan(40)
  })

  test('has its look in one place', () => {
    const sheets = listStyles().filter(([, css]) => /rt-(?:Base|Icon)?Button\b/.test(css))
    expect(sheets.map(([path]) => path)).toEqual([])
  })
})
