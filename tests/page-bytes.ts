import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/** One file, or one inline part, of a page. */
export interface PagePart {
  readonly name: string
  /** Bytes once compressed. */
  readonly bytes: number
}

/** The transfer size of a page of the built site, with an empty cache. */
export interface PageBytes {
  /** Scripts loaded before the first interaction. */
  readonly before: readonly PagePart[]
  /** The same with the scripts of all hydrated islands. */
  readonly after: readonly PagePart[]
  readonly css: readonly PagePart[]
  readonly html: readonly PagePart[]
  /** Requested files before the first paint, including the page. */
  readonly requests: readonly string[]
}

/** The compression of a budget: gzip, or Brotli for the mail. */
export type Encoding = 'gzip' | 'br'

const compressText = (text: string | Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(text) : gzipSync(text, { level: 9 })

/** Weighs a page by its HTML and the files of the production build that it leads to. */
export async function weighPage(html: string, encoding: Encoding = 'gzip'): Promise<PageBytes> {
  const part = (name: string, text: string | Buffer): PagePart => ({
    name,
    bytes: compressText(text, encoding).length,
  })
  const weigh = (paths: readonly string[]): Promise<PagePart[]> =>
    Promise.all(paths.map(async (path) => part(path, await readFile(join(clientFolder, path)))))
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  const sources = find(/<script[^>]*\ssrc="([^"]+)"/g)
  const sheets = find(/<link rel="stylesheet" href="([^"]+)"/g)
  const islands = find(/(?:component|renderer|before-hydration)-url="([^"]+)"/g)
  const inlineScripts = find(
    /<script(?![^>]*\b(?:src|type="(?:application\/json|speculationrules)"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  const inlineStyles = find(/<style[^>]*>([\s\S]*?)<\/style>/g)
  const texts = find(/ data-texts="([^"]+)"/g).flatMap((files) => files.split(' '))
  const scripts = await listWithImports(sources)
  const inline = inlineScripts.map((text, index) => part(`inline script ${String(index + 1)}`, text))
  return {
    before: [...(await weigh(scripts)), ...inline],
    after: [...(await weigh(await listWithImports([...sources, ...islands, ...texts]))), ...inline],
    css: [
      ...(await weigh(sheets)),
      ...inlineStyles.map((text, index) => part(`inline style ${String(index + 1)}`, text)),
    ],
    html: [part('page', html)],
    requests: ['page', ...sheets, ...scripts],
  }
}

/** The total of parts in bytes. */
export function sumBytes(parts: readonly PagePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Lists parts by size, largest first, to find growth. */
export function describeParts(parts: readonly PagePart[]): string {
  const lines = parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`)
  return [`${String(sumBytes(parts)).padStart(8)}  in all`, ...lines].join('\n')
}

/** The modules with their static imports. Conditional imports, such as the error reporter, do not count. */
async function listWithImports(entries: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const code = await readFile(join(clientFolder, path), 'utf8')
    for (const [, target = ''] of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)) {
      waiting.push(join(dirname(path), target))
    }
  }
  return [...found]
}
