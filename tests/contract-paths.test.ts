import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileAndStreamPaths, table } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

/** Files that may contain paths of calls, each with the reason. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [/^packages\/contract\//, 'the contract itself, and the tests of what it says'],
  [
    /^packages\/auth-core\/src\/(?:auth|clients\/bearer|testing\/fake-api|properties\/session-invariants)\.ts$/,
    'the calls of a session, which its session-calls.test.ts compares with the contract; it can know no contract',
  ],
  [/^tests\/contract-paths\.test\.ts$/, 'the forms that this test finds'],
]

/** The first segments of all paths. Other paths, such as `/v1/x`, are invented. */
const words = [
  ...new Set(
    [...Object.values(table).map(({ path }) => path), ...Object.values(fileAndStreamPaths)].map(
      (path) => /v1\/([\w.-]+)/.exec(path)?.[1] ?? path,
    ),
  ),
]

const written = new RegExp(
  `['"\`*](?:(?:GET|POST|PUT|PATCH|DELETE) )?/(?:api/)?v1/(?:${words.join('|').replaceAll('.', '\\.')})(?![\\w-])[^'"\`\\s]*`,
  'g',
)

/** The paths of calls in a source, without its comments. */
const pathsIn = (source: string) => source.replaceAll(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, '').match(written) ?? []

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the paths of /v1', () => {
  const sources = listSources().filter((path) =>
    /^(?:src|packages|tests|examples|scripts|build)\//.test(path),
  )

  test('stand in the contract and nowhere else, in tests neither', () => {
    const isHeld = (path: string) => !exceptions.some(([files]) => files.test(path))
    const found = sources.filter(isHeld).flatMap((path) => pathsIn(read(path)).map((at) => `${path}: ${at}`))
    expect(sources.length).toBeGreaterThan(1000)
    expect(found).toEqual([])
  })

  test.each(exceptions)('are written down in %s, as the list says', (files) => {
    expect(sources.some((path) => files.test(path) && pathsIn(read(path)).length > 0)).toBe(true)
  })

  test('are found in every form', () => {
    const forms = [
      "'/v1/threads'",
      "'GET /v1/threads/{id}'",
      '`/v1/auth/me`',
      "'**/v1/drafts/*'",
      '"/api/v1/notify"',
    ]
    for (const form of forms) expect([form, pathsIn(`call(${form})`).length]).toEqual([form, 1])
    for (const form of ["'/v1/x'", "'/v1/'", "'/v1/threadbare'", '// GET /v1/threads'])
      expect([form, pathsIn(form).length]).toEqual([form, 0])
  })
})
