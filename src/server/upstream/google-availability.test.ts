import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { scriptUpstream } from '../testing/script-upstream.ts'
import { createGoogleAvailability } from './google-availability.ts'

const call = { method: 'GET', path: buildTestPath('googleLogin'), headers: {} }

/** An upstream with these response statuses. Without one, it cannot be reached. */
function answering(...statuses: number[]) {
  const script = { [`${call.method} ${call.path}`]: () => ({ status: statuses.shift() ?? 500 }) }
  const upstream = scriptUpstream(statuses.length > 0 ? script : {})
  return { offer: createGoogleAvailability(upstream), sent: upstream.sent, unread: upstream.unread }
}

describe('createGoogleAvailability', () => {
  test.each([
    [200, 'yes'],
    [404, 'no'],
  ] as const)('remembers the answer %i', async (status, offered) => {
    const { offer, sent, unread } = answering(status, 503)
    expect([await offer.read(), await offer.read()]).toEqual([offered, offered])
    expect(sent).toEqual([{ ...call, timeoutMs: 1000 }])
    expect(unread()).toEqual([])
  })

  test.each([503, 502, 429])('asks again after %s', async (status) => {
    const { offer, unread } = answering(status, 404)
    expect([await offer.read(), await offer.read()]).toEqual(['unknown', 'no'])
    expect(unread()).toEqual([])
  })

  test('asks again where nobody answered', async () => {
    const { offer, sent } = answering()
    expect([await offer.read(), await offer.read()]).toEqual(['unknown', 'unknown'])
    expect(sent).toHaveLength(2)
  })

  test('asks once for pages that come together', async () => {
    const { offer, sent } = answering(200)
    await Promise.all([offer.read(), offer.read(), offer.read()])
    expect(sent).toHaveLength(1)
  })
})
