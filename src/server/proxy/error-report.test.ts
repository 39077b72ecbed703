import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../messages/gate.ts'
import { openSite, readBodyText, openPageRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import { forwardErrorReport } from './error-report.ts'

const notify = buildCallKey('notify')
const crash = {
  error: 'No reply for ada@example.test',
  stack: 'at https://shop.test/a.js ada@example.test',
  alertType: 'crash',
  project: 'site',
}

let open: TestSite

/** Sends a crash report like a page. `clients` are the counted client addresses. */
async function send(
  body: string | object = crash,
  {
    headers = {},
    script = { [notify]: {} },
    mayReport = true,
  }: {
    readonly headers?: Record<string, string>
    readonly script?: Script
    readonly mayReport?: boolean
  } = {},
) {
  open = openSite(script)
  const clients: string[] = []
  const count = (client: string) => {
    clients.push(client)
    return mayReport
  }
  const { context } = openPageRequest(buildTestPath('notify'), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'draftdesk', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = await forwardErrorReport({ ...open.site, mayReport: count }, context)
  const said = (answer.body ? await answer.json() : undefined) as unknown
  const sent = open.upstream.sent.map(({ body: report }) => JSON.parse(readBodyText(report)) as unknown)
  return { answer, status: answer.status, said, sent, clients }
}

describe('forwardErrorReport', () => {
  test('passes a report on without what is personal, in the name of the browser', async () => {
    const { status, said, sent, clients } = await send(crash, { headers: { 'user-agent': 'Browser' } })
    expect([status, said, clients]).toEqual([204, undefined, ['127.0.0.1']])
    const stack = 'at https://shop.test/a.js [address]'
    expect(sent).toEqual([{ ...crash, error: 'No reply for [address]', stack }])
    expect(open.upstream.sent[0]).toMatchObject({
      ...{ method: 'POST', path: buildTestPath('notify') },
      headers: { 'content-type': 'application/json', 'user-agent': 'Browser' },
    })
    expect(open.upstream.unread()).toEqual([])
  })

  test('needs no stack, and no upstream that hears of it', async () => {
    const { stack: _stack, ...bare } = crash
    const { status, sent } = await send(bare, { script: {} })
    expect([status, sent]).toEqual([204, [{ ...bare, error: 'No reply for [address]', stack: '' }]])
  })

  test.each<[number, string, string | object, Record<string, string>]>([
    [403, gateMessages.foreignForm, crash, { 'sec-fetch-site': 'cross-site' }],
    [413, gateMessages.tooLarge, 'x'.repeat(65_537), {}],
    [422, gateMessages.notAReport, 'x'.repeat(65_536), {}],
    [422, gateMessages.notAReport, 'words', {}],
    [422, gateMessages.notAReport, { ...crash, error: 7 }, {}],
  ])('answers %i to what is no report: %s', async (status, detail, body, headers) => {
    expect(await send(body, { headers })).toMatchObject({ status, said: { detail }, sent: [] })
  })

  test('takes none of a page without the header of our scripts', async () => {
    const { context } = openPageRequest(buildTestPath('notify'), {
      ...{ method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: JSON.stringify(crash) },
    })
    open = openSite({ [notify]: {} })
    expect((await forwardErrorReport(open.site, context)).status).toBe(403)
  })

  test('takes so many of a client', async () => {
    const { answer, said, sent } = await send(crash, { mayReport: false })
    expect([answer.status, answer.headers.get('retry-after'), said]).toEqual([
      ...[429, '60'],
      { detail: gateMessages.tooMany },
    ])
    expect(sent).toEqual([])
  })
})
