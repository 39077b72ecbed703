import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { scriptUpstream } from '../testing/script-upstream.ts'
import type { Script } from '../testing/script-upstream.ts'
import type { ProxyDeps } from './proxy-deps.ts'
import { reportServerCrash } from './report-crash.ts'

/** Reports an error. Returns what the upstream received, and the counted client addresses. */
async function report(error: unknown, mayReport = true, script: Script = { [buildCallKey('notify')]: {} }) {
  const upstream = scriptUpstream(script)
  const clients: string[] = []
  const site: Pick<ProxyDeps, 'mayReport' | 'upstream'> = {
    mayReport: (client) => {
      clients.push(client)
      return mayReport
    },
    upstream,
  }
  await reportServerCrash(site as ProxyDeps, error)
  const body = upstream.sent[0]?.body
  const said = (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, string>
  return { upstream, clients, said }
}

describe('reportCrash', () => {
  test('tells the upstream, without what is personal', async () => {
    const { upstream, clients, said } = await report(new Error('No reply for ada@example.test'))
    expect(upstream.sent).toMatchObject([
      {
        ...{ method: 'POST', path: buildTestPath('notify'), timeoutMs: 2000 },
        headers: { 'content-type': 'application/json' },
      },
    ])
    expect(said).toMatchObject({
      ...{ error: 'No reply for [address]', alertType: 'crash', project: 'draftdesk-site-server' },
      stack: expect.stringContaining('report-crash.test.ts') as string,
    })
    expect(clients).toEqual(['this server'])
    expect(upstream.unread()).toEqual([])
  })

  test('takes whatever was thrown', async () => {
    expect((await report('words')).said['error']).toBe('words')
    const bare = new Error('No stack')
    delete bare.stack
    expect((await report(bare)).said).toMatchObject({ error: 'No stack', stack: '' })
  })

  test('needs no upstream that hears of it', async () => {
    expect((await report(new Error('alone'), true, {})).upstream.sent).toHaveLength(1)
  })

  test('stays quiet when there is too much of it', async () => {
    expect((await report(new Error('again'), false)).upstream.sent).toEqual([])
  })
})
