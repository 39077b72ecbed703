import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** An import of a file: the text and the resolved path. */
export interface SourceImport {
  readonly from: string
  readonly specifier: string
  /** True for a type-only import. */
  readonly isType: boolean
  /** Path of our own file, or undefined for a package. */
  readonly to: string | undefined
}

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'data',
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
      if (skippedFolders.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (/\.(?:ts|tsx|astro|js|mjs)$/.test(entry.name)) found.push(relative(root, path))
    }
  }
  visit(root)
  return found.sort()
}

const importPatterns = [
  /\b(?:import|export)\s+(?:type\s+)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.(?:ts|tsx|astro))['"]/g,
]

/** The imports of a file, types included. */
export function readImports(from: string): SourceImport[] {
  const text = readFileSync(join(root, from), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return importPatterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([statement, specifier = '']) => ({
      from,
      specifier,
      isType: /^(?:import|export)\s+type\b/.test(statement),
      to: specifier.startsWith('.') ? relative(root, join(root, dirname(from), specifier)) : undefined,
    }))
}
