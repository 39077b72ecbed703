import { describe, expect, test } from 'vitest'
import type { ProxyParts } from './parts.ts'
import type { UpstreamRequest } from '../transport/upstream.ts'
import { reportCrash } from './report-crash.ts'

function open(mayReport: boolean) {
  const sent: UpstreamRequest[] = []
  const site = {
    mayReport: () => mayReport,
    upstream: {
      async send(request: UpstreamRequest) {
        sent.push(request)
        return { kind: 'unreachable', timedOut: false } as const
      },
      close: async () => undefined,
    },
  } satisfies Pick<ProxyParts, 'mayReport' | 'upstream'>
  return { sent, site: site as unknown as ProxyParts }
}

const bodyOf = ([first]: readonly UpstreamRequest[]) => (typeof first?.body === 'string' ? first.body : '')

describe('reportCrash', () => {
  test('tells the upstream, without what is personal', async () => {
    const { sent, site } = open(true)
    await reportCrash(site, new Error('No reply for ada@example.test'))
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/v1/notify' }])
    const report = JSON.parse(bodyOf(sent)) as Record<string, string>
    expect(report).toMatchObject({ error: 'No reply for [address]', alertType: 'crash' })
    expect(report['stack']).toContain('report-crash.test.ts')
  })

  test('takes whatever was thrown, and stays quiet when there is too much of it', async () => {
    const first = open(true)
    await reportCrash(first.site, 'words')
    expect(bodyOf(first.sent)).toContain('words')
    const second = open(false)
    await reportCrash(second.site, new Error('again'))
    expect(second.sent).toEqual([])
  })
})
