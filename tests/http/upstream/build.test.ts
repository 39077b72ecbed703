import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../sources.ts'

describe('the production build', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?js$/.test(path))
    .map((path) => [path, readFileSync(join(root, 'dist', path), 'utf8')] as const)

  test('is there', () => {
    expect(files.length).toBeGreaterThan(10)
  })

  test.each(['__demo', 'PGlite', 'drizzle', 'argon2', 'demo.test', 'nodemailer'])(
    'holds no line of the mock or the API (%s)',
    (mark) => {
      expect(files.filter(([, text]) => text.includes(mark)).map(([path]) => path)).toEqual([])
    },
  )

  test('gives browsers no zod', () => {
    // Strings of zod that no minifier changes.
    const zodMarks = /\$ZodError|ZodMini|_zod\b/
    const holding = (part: string) =>
      files.filter(([path, text]) => path.startsWith(part) && zodMarks.test(text)).map(([path]) => path)
    expect(holding('client')).toEqual([])
    expect(holding('server')).not.toEqual([])
  })

  test('names no path of the machine that built it, in what browsers get', () => {
    const client = files.filter(([path]) => path.startsWith('client'))
    expect(client.filter(([, text]) => text.includes(root)).map(([path]) => path)).toEqual([])
  })
})
