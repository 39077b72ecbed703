import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** One import of one file, as written and as the file of ours it means. */
export interface Import {
  readonly from: string
  readonly specifier: string
  /** Path of our own file, or undefined for a package. */
  readonly to: string | undefined
}

/**
 * The house (docs/architecture.md): rooms by the start of a path, and what each may import of ours.
 * `auth-core`, `contract` and `server-kit` stand for the packages' doors.
 */
export const rooms: Readonly<Record<string, { readonly path: RegExp; readonly may: readonly string[] }>> = {
  'auth-core': { path: /^packages\/auth-core\//, may: ['auth-core'] },
  contract: { path: /^packages\/contract\//, may: ['contract', 'auth-core'] },
  'server-kit': { path: /^packages\/server-kit\//, may: ['server-kit'] },
  api: { path: /^packages\/api\//, may: ['api', 'contract', 'server-kit'] },
  messages: { path: /^src\/messages\//, may: ['messages'] },
  ui: { path: /^src\/ui\//, may: ['ui'] },
  routes: { path: /^src\/routes\.ts$/, may: ['auth-core'] },
  types: { path: /^src\/env\.d\.ts$/, may: ['server', 'auth-core'] },
  server: {
    path: /^src\/server\//,
    may: ['server', 'auth-core', 'contract', 'server-kit', 'routes', 'messages'],
  },
  stores: { path: /^src\/stores\//, may: ['stores', 'auth-core', 'routes', 'messages'] },
  islands: {
    path: /^src\/islands\//,
    may: ['islands', 'stores', 'ui', 'auth-core', 'contract', 'routes', 'messages'],
  },
  styles: { path: /^src\/styles\//, may: ['styles'] },
  layouts: { path: /^src\/layouts\//, may: ['layouts', 'islands', 'ui', 'routes', 'messages', 'styles'] },
  pages: {
    path: /^src\/pages\//,
    may: ['layouts', 'islands', 'ui', 'server', 'routes', 'messages', 'styles'],
  },
  middleware: { path: /^src\/middleware\.ts$/, may: ['server', 'auth-core', 'routes'] },
  dev: { path: /^src\/dev\//, may: ['dev', 'api'] },
  build: { path: /^build\//, may: ['build', 'server', 'ui'] },
  scripts: { path: /^scripts\//, may: ['scripts', 'api'] },
  examples: { path: /^examples\//, may: ['examples', 'auth-core', 'contract'] },
  tests: {
    path: /^tests\//,
    may: [
      'tests',
      'server',
      'routes',
      'messages',
      'build',
      'api',
      'auth-core',
      'contract',
      'auth-core/testing',
    ],
  },
  config: { path: /^[^/]+\.(?:ts|js|mjs)$/, may: ['build', 'dev', 'config', 'layouts'] },
}

/** The room of a path, or undefined for a file outside the house. */
export function findRoom(path: string): string | undefined {
  return Object.entries(rooms).find(([, room]) => room.path.test(path))?.[0]
}

const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  '.astro',
  'coverage',
  'test-results',
  '.stryker-tmp',
])

/** Every source file of the project, as a path from its root. */
export function listSources(): string[] {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (/\.(?:ts|tsx|astro|js|mjs)$/.test(entry.name)) found.push(relative(root, path))
    }
  }
  visit(root)
  return found.sort()
}

const patterns = [
  /\b(?:import|export)\s+(?:type\s+)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.(?:ts|tsx|astro))['"]/g,
]

/** What a file imports, types included. */
export function readImports(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, specifier = '']) => ({
      from,
      specifier,
      to: specifier.startsWith('.') ? relative(root, join(root, dirname(from), specifier)) : undefined,
    }))
}

/** The room that an import leads to, or undefined when it leads out of the house to a package. */
export function findTarget({ specifier, to }: Import): string | undefined {
  if (to !== undefined) return findRoom(to) ?? 'outside'
  const own = /^@draftdesk\/(.+)$/.exec(specifier)?.[1]
  return own?.startsWith('contract/') ? 'contract' : own
}
