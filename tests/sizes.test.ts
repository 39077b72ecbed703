import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, readImports, root } from './sources.ts'

/** The limits of docs/decisions/0083-sizes-of-the-site.md. A higher one needs its reason there. */
const limits = {
  siteLines: 35_600,
  mailFiles: 92,
  mailLines: 9_470,
  fileLines: 340,
  documentLines: 46,
  /** The least share of imports, in percent, that stay in the folder of their subject. */
  ownImports: { mail: 56, all: 39 },
}

const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
const countLines = (path: string): number => readText(path).split('\n').length - 1
const addLines = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + countLines(path), 0)

/** The files of the site, without tests and texts. */
const siteFiles = listSources().filter(
  (path) =>
    path.startsWith('src/') &&
    !/\.test\.tsx?$|\/testing\/|^src\/(?:locales|messages)\/|\/words\.ts$/.test(path) &&
    !/ from 'vitest'/.test(readText(path)),
)
const mailFiles = siteFiles.filter((path) => path.startsWith('src/islands/mail/'))
const findSubject = (path: string): string => path.split('/')[2] ?? ''

/** The share of imports of our own files that stay in their subject, in percent. */
function measureOwnImports(paths: readonly string[]): number {
  const imports = paths
    .flatMap((path) => readImports(path))
    .filter(({ to, specifier }) => to !== undefined || specifier.startsWith('@draftdesk/'))
  const own = imports.filter(({ from, to }) => to?.startsWith(`src/islands/${findSubject(from)}/`))
  return (100 * own.length) / imports.length
}

describe('the site', () => {
  test('is no larger than its limit', () => {
    expect(siteFiles.length).toBeGreaterThan(400)
    expect(addLines(siteFiles)).toBeLessThanOrEqual(limits.siteLines)
  })

  test('has no file that is too long to read at once', () => {
    expect(siteFiles.filter((path) => countLines(path) > limits.fileLines)).toEqual([])
  })

  test('changes the document without React on no more lines', () => {
    const lines = siteFiles
      .filter((path) => !path.startsWith('src/dev/'))
      .flatMap((path) => readText(path).split('\n'))
      .filter((line) => /\b(?:querySelector(?:All)?|createElement|getElementById)\b|\.innerHTML\b/.test(line))
    expect(lines.length).toBeLessThanOrEqual(limits.documentLines)
  })
})

describe('the mail', () => {
  test('has no more files and lines than its limits', () => {
    expect(mailFiles.length).toBeLessThanOrEqual(limits.mailFiles)
    expect(addLines(mailFiles)).toBeLessThanOrEqual(limits.mailLines)
  })
})

describe('a subject', () => {
  test('imports mostly its own files', () => {
    const islands = siteFiles.filter((path) => /^src\/islands\/\w[\w-]*\//.test(path))
    expect(measureOwnImports(mailFiles)).toBeGreaterThanOrEqual(limits.ownImports.mail)
    expect(measureOwnImports(islands)).toBeGreaterThanOrEqual(limits.ownImports.all)
  })
})
