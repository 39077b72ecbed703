import { buildTestPath } from '@draftdesk/contract/testing'
import { expect, test, vi } from 'vitest'

test('a page reports its first five crashes, with where they came from, and no more', async () => {
  vi.resetModules()
  const { reportCrash } = await import('./report-crash.ts')
  const sent: unknown[] = []
  const ask = async (path: string, { method, body }: RequestInit = {}) => {
    sent.push([method, path, typeof body === 'string' && JSON.parse(body)])
    return 204
  }
  const crash = Object.assign(new TypeError('x is undefined'), { stack: 'at x' })
  await reportCrash(crash, ' in List', ask)
  for (let count = 0; count < 9; count += 1) await reportCrash('words', undefined, ask)
  const common = { alertType: 'crash', project: 'draftdesk-site' }
  expect(sent).toHaveLength(5)
  expect(sent.slice(0, 2)).toEqual([
    ['POST', buildTestPath('notify'), { error: 'x is undefined', stack: 'at x in List', ...common }],
    ['POST', buildTestPath('notify'), { error: 'words', stack: '', ...common }],
  ])
})
