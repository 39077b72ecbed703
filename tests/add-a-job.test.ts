import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './rooms.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const steps = read('docs/add-a-job.md').split(/^(?=\d+\. )/m)
const filesOf = (text: string): string[] =>
  [...text.matchAll(/`((?:packages|src)\/[\w./-]+\.ts)`/g)].map(([, path]) => path ?? '')

describe('docs/add-a-job.md', () => {
  test('names files that exist', () => {
    const named = filesOf(steps.join(''))
    expect(named.length).toBeGreaterThan(9)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names the files that the job of its example touches', () => {
    const touched = steps.slice(1).flatMap(filesOf)
    const mentions = touched.filter((path) => /notices|Notices/.test(read(path)))
    expect(mentions).toEqual(touched)
  })

  test('names every list that holds a job’s table', () => {
    const lists = [
      'packages/api/src/database/schema.ts',
      'packages/api/src/claims/tables.ts',
      'packages/api/src/workers/start-work.ts',
    ]
    expect(filesOf(steps.join(''))).toEqual(expect.arrayContaining(lists))
  })
})
