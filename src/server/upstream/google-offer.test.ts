import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createGoogleOffer } from './google-offer.ts'
import type { Upstream, UpstreamAnswer } from '../transport/upstream.ts'

function answering(...statuses: (number | 'unreachable')[]) {
  let asked = 0
  const send: Upstream['send'] = () => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 'unreachable'
    if (status === 'unreachable') return Promise.resolve({ kind: 'unreachable', timedOut: false })
    const body = Object.assign(Readable.from([]), { dump: () => Promise.resolve() })
    return Promise.resolve({ kind: 'answer', status, headers: {}, body } as unknown as UpstreamAnswer)
  }
  return { offer: createGoogleOffer({ send }), asked: () => asked }
}

describe('createGoogleOffer', () => {
  test.each([
    [200, 'yes'],
    [404, 'no'],
  ] as const)('remembers the answer %i', async (status, offered) => {
    const { offer, asked } = answering(status, 503)
    expect([await offer.read(), await offer.read(), asked()]).toEqual([offered, offered, 1])
  })

  test.each([503, 502, 429, 'unreachable'] as const)('asks again after %s', async (status) => {
    const { offer } = answering(status, 404)
    expect([await offer.read(), await offer.read()]).toEqual(['unknown', 'no'])
  })

  test('asks once for pages that come together', async () => {
    const { offer, asked } = answering(200)
    await Promise.all([offer.read(), offer.read(), offer.read()])
    expect(asked()).toBe(1)
  })
})
