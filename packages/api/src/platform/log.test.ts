import { version } from '@draftdesk/server-kit'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

describe('createLog', () => {
  test('writes lines of JSON with level, time and version, from its level on', () => {
    const lines: unknown[] = []
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
    log.info({ job: 'sweep' }, 'begun')
    log.warn('late')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
    expect(lines).toEqual([
      { level: 'info', time, version, job: 'sweep', msg: 'begun' },
      { level: 'warn', time, version, msg: 'late' },
    ])
    createLog('error', { write: (line) => void lines.push(line) }).warn('late')
    expect(lines).toHaveLength(2)
  })
})
