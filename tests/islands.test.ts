import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

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
    expect(text).toMatch(RegExp(`export const ${name} = createIsland\\(\\w+\\)`))
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

/** Forms that work without JavaScript: before the sign-in, the choice of a store, and what stands on every page. */
const plainForms =
  /^src\/(?:islands\/(?:auth|shell|avatar-menu|store-switcher)\/|components\/(?:error-page-content|toaster)|layouts\/|pages\/(?:select-store|confirm)\b)/

/** Forms behind the sign-in that need the server: it sets cookies, enters a store or renders another page. */
const serverForms = [
  'src/components/first-document-form.astro',
  'src/components/proof-form.astro',
  'src/components/reason-form.astro',
  'src/islands/admin-people/access-forms.astro',
  'src/islands/admin/enter-store-form.astro',
  'src/islands/admin/limits-form.astro',
  'src/islands/admin/model-limit-form.astro',
  'src/islands/integrations/mailbox/mailbox-card.tsx',
  'src/islands/integrations/shop/shop-consent-form.tsx',
  'src/pages/admin/dashboard-page.astro',
  'src/pages/example/[...id].astro',
  'src/pages/policies-page/index.astro',
  'src/pages/welcome-page/[...status].astro',
]

describe('a form behind the sign-in', () => {
  const forms = listSources()
    .filter((path) => /^src\/.*\.(?:tsx|astro)$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  test('is an ActionForm or one of react-hook-form, which a browser never sends by itself', () => {
    const posting = forms.filter(
      ({ path, text }) => /method="post"|<ValidatedForm\b[^>]*\baction=/.test(text) && !plainForms.test(path),
    )
    expect(posting.map(({ path }) => path).toSorted()).toEqual(serverForms)
  })

  test('has a library or the kit behind it', () => {
    const own = forms.filter(
      ({ path, text }) =>
        /method="dialog"/.test(text) &&
        path !== 'src/ui/forms/action-form.tsx' &&
        !/react-hook-form/.test(text),
    )
    expect(own.map(({ path }) => path)).toEqual([])
    expect(forms.filter(({ text }) => /<ActionForm\b/.test(text)).length).toBeGreaterThan(1)
  })
})
