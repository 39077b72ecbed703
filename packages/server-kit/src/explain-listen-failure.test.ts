import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { explainListenFailure } from './explain-listen-failure.ts'

const place = { host: '127.0.0.1', port: 4321, setting: 'PORT' }

function failure(port: number, host: string): Promise<unknown> {
  const server = createServer()
  return new Promise((resolve) => server.once('error', resolve).listen(port, host))
}

describe('explainListenFailure', () => {
  test('names the port that is taken, and the setting to change', async () => {
    const first = createServer()
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
    const address = first.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(explainListenFailure(await failure(port, '127.0.0.1'), { ...place, port })).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to a free one.`,
    )
    first.close()
  })

  test('names a host that is not of this machine', async () => {
    const error = await failure(0, '203.0.113.1')
    expect(explainListenFailure(error, { ...place, host: '203.0.113.1' })).toBe(
      'HOST 203.0.113.1 is not an address of this machine.',
    )
  })

  test.each([
    [
      Object.assign(new Error('no'), { code: 'EACCES' }),
      /not allowed for this user: set PORT to one above 1023/,
    ],
    [Object.assign(new Error('no'), { code: 'EIO' }), /^Cannot listen on port 4321 of 127\.0\.0\.1 \(EIO\)/],
    ['thrown text', /unknown reason/],
  ])('has a sentence for anything else', (error, sentence) => {
    expect(explainListenFailure(error, place)).toMatch(sentence)
  })
})
