import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

/** A regular expression of a source file. */
interface Pattern {
  readonly place: string
  readonly pattern: RegExp
}

const isServed = (path: string) =>
  /^packages\/(?:api|contract|server-kit)\/src\//.test(path) && !/\.test\.ts$|\/testing\//.test(path)

function readPatterns(path: string): Pattern[] {
  const text = readFileSync(join(root, path), 'utf8')
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const flags = node.text.slice(end + 1)
      found.push({
        place: `${path} ${node.text}`,
        pattern: new RegExp(node.text.slice(1, end), flags.includes('g') ? flags : `${flags}g`),
      })
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

const patterns = listSources().filter(isServed).flatMap(readPatterns)

/** The pieces of hostile texts: a character of each class, and the literal characters of the pattern. */
function piecesOf({ source }: RegExp): string[] {
  const signs = Array.from(source.replace(/\\[a-z]/gi, '')).filter((sign) => !'()|^$[]{}*+?'.includes(sign))
  const pieces = [...new Set(['a', 'A', '0', ' ', '\n', '@', ...signs])]
  return [...pieces, ...pieces.flatMap((first) => pieces.slice(0, 8).map((second) => first + second))]
}

const lengths = [24, 2000, 20_000]
const mostMs = 60

function takesLong(pattern: RegExp, text: string): boolean {
  // CPU time, because other programs run in parallel.
  const before = process.threadCpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 >= mostMs
}

/** Finds the first text, as a piece and its repetitions, that a pattern is too slow for. */
function findSlow(pattern: RegExp): string | undefined {
  for (const length of lengths) {
    for (const piece of piecesOf(pattern)) {
      const row = piece.repeat(Math.ceil(length / piece.length))
      for (const text of [`${row}\u0000`, `"<${row}\u0000`]) {
        // Repeats a slow result, because only a slow pattern is slow every time.
        let tries = 0
        while (tries < 4 && takesLong(pattern, text)) tries += 1
        if (tries === 4) return `${JSON.stringify(piece)} x ${length}`
      }
    }
  }
  return undefined
}

describe('every regular expression of the server', () => {
  test('is found', () => {
    expect(patterns.length).toBeGreaterThan(40)
  })

  test.each([/[^\S\n]+\n/, /\w+@\w+/, /(?:a+)+b/, /\s+$/])('is told apart from a slow one: %s', (pattern) => {
    expect(findSlow(new RegExp(pattern, 'g'))).toBeDefined()
  })

  test('takes time in proportion to the text', () => {
    const slow = patterns.flatMap(({ place, pattern }) => {
      const text = findSlow(pattern)
      return text === undefined ? [] : [`${place} with ${text}`]
    })
    expect(slow).toEqual([])
  })
})
