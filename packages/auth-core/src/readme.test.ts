import { build } from 'esbuild'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildTestPath } from '@draftdesk/contract/testing'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from './index.ts'
import { fakeApi } from './testing/index.ts'

const folder = new URL('..', import.meta.url).pathname
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly import?: string }>>
}

/** The snippets in order, each with the heading above it. */
const snippets = [...readme.matchAll(/^##+ (.+)$|^```(tsx?)\n([\s\S]*?)^```$/gm)].flatMap(
  ([, , kind, code = ''], at, all) => {
    const title = all.slice(0, at).findLast(([, heading]) => heading !== undefined)?.[1] ?? ''
    return kind === undefined ? [] : [{ title, kind, code }]
  },
)

/** The source of each door of the package. */
const doors = Object.entries(manifest.exports).flatMap(([door, { import: built }]) =>
  built === undefined
    ? []
    : [
        [
          `@draftdesk/auth-core${door.slice(1)}`,
          join(folder, built.replace('/dist/', '/src/').replace(/\.js$/, '.ts')),
        ] as const,
      ],
)

/** Type errors of all snippets. */
function check(): string[] {
  const files = new Map(
    snippets.map(({ kind, code }, at) => [
      join(folder, 'src', `snippet-${at}.${kind}`),
      `${code}\nexport {}\n`,
    ]),
  )
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noPropertyAccessFromIndexSignature: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    paths: Object.fromEntries(doors.map(([name, path]) => [name, [path]])),
  }
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => files.has(path) || ts.sys.fileExists(path)
  host.readFile = (path) => files.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** Runs a snippet as a module with the package's source. */
async function run(kind: string, code: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'snippet-'))
  const outfile = join(place, 'snippet.mjs')
  try {
    await build({
      stdin: { contents: code, resolveDir: folder, loader: kind === 'tsx' ? 'tsx' : 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
      },
      plugins: [
        {
          name: 'doors',
          setup: (bundler) =>
            bundler.onResolve({ filter: /^@draftdesk\/auth-core/ }, ({ path }) => ({
              path: new Map<string, string>(doors).get(path) ?? path,
            })),
        },
      ],
      outfile,
      logLevel: 'silent',
    })
    await import(/* @vite-ignore */ pathToFileURL(outfile).href)
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** Expected output noted in the snippet. */
const promisedBy = (code: string) =>
  [...code.matchAll(/^.*console\.log\(.*\) \/\/ (.+)$/gm)].map(([, text = '']) => text)

beforeEach(() => {
  const clock = {
    now: () => Date.now(),
    timer(work: () => void, ms: number) {
      const id = setTimeout(work, ms)
      return () => clearTimeout(id)
    },
  }
  const api = fakeApi({ clock, latencyMs: () => 0 })
  let token = ''
  // A page without a token, whose server is signed in.
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-requested-with')) return await api.transport(url, init)
    if (token === '') {
      const body = new FormData()
      body.append('password', 'Secret-123')
      const answer = await api.transport(buildTestPath('signIn'), { method: 'POST', body })
      token = ((await answer.json()) as { token: string }).token
    }
    headers.set('authorization', `Bearer ${token}`)
    return await api.transport(url, { ...init, headers })
  }
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('document', { documentElement: { dataset: { epoch: '7' } } })
  vi.stubGlobal('window', {
    localStorage: memoryStorage(),
    navigator: {},
    Date,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (id: never) => clearTimeout(id),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('the README', () => {
  test('has a snippet for each way to use the package', () => {
    expect(snippets.map(({ title }) => title)).toEqual([
      'Bearer',
      'BFF',
      'React',
      'Forms',
      'Calls of your own',
      'The guard',
      'Mail',
      'On a server',
      'In a test',
    ])
  })

  test('has snippets that compile', () => {
    expect(check()).toEqual([])
  })

  test.each(snippets)('$title does what it says', async ({ kind, code }) => {
    const promised = promisedBy(code)
    expect(promised.length).toBeGreaterThan(0)
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation(
      (...given: unknown[]) => void printed.push(given.map(String).join(' ')),
    )
    await run(kind, code)
    expect(printed).toEqual(expect.arrayContaining(promised))
  })

  test('names every door', () => {
    for (const [name] of doors)
      expect(readme).toContain(
        name === '@draftdesk/auth-core' ? name : name.replace('@draftdesk/auth-core', ''),
      )
  })
})
