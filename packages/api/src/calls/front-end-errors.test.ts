import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { silentLog } from '../platform/log.ts'

let t: TestApi
const lines: unknown[] = []
beforeAll(async () => {
  const warn = (...line: unknown[]) => void lines.push(line)
  t = await openTestApi({ log: { info: silentLog.info, error: silentLog.error, warn } })
})
afterAll(() => t.close())

const report = {
  error: 'Boom for ann@example.com',
  stack: 'at /x?token=abc:1:2',
  alertType: 'crash',
  project: 'site',
}

describe('logFrontEndError', () => {
  test('writes the report to the log without what names a person', async () => {
    expect((await t.send('notify', { input: report })).status).toBe(200)
    expect(JSON.stringify(lines)).toContain('Boom for [address]')
    expect(JSON.stringify(lines)).not.toMatch(/ann@|abc/)
  })

  test('stops a client after 60 reports in a minute', async () => {
    for (let count = 0; count < 59; count += 1) await t.send('notify', { input: report })
    expect((await t.send('notify', { input: report })).status).toBe(429)
  })
})
