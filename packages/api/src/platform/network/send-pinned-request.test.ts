import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { useWebServers } from '../../testing/servers/web-servers.ts'
import { createFixedLookup, createPinnedAgent } from './send-pinned-request.ts'
import type { RequestTimeouts } from './send-pinned-request.ts'

const { serve } = useWebServers()

describe('createFixedLookup', () => {
  test.each([
    ['192.0.2.7', 4],
    ['2001:db8::7', 6],
  ])('finds %s for every name, in both forms that Node knows', (address, family) => {
    const answers: unknown[] = []
    const find = createFixedLookup(address)
    find('a.test', { all: true }, (...answer) => void answers.push(answer))
    find('b.test', {}, (...answer) => void answers.push(answer))
    expect(answers).toEqual([
      [null, [{ address, family }]],
      [null, address, family],
    ])
  })
})

describe('createPinnedAgent', () => {
  const ask = async (path: string, patience: Partial<RequestTimeouts>) => {
    const port = await serve(({ url }, response) => {
      if (url === '/slow') response.write('half')
      if (url === '/') response.end('whole')
    })
    const dispatcher = createPinnedAgent('127.0.0.1', { connectMs: 5000, ...patience })
    try {
      const { body } = await request(`http://nowhere.invalid:${port}${path}`, { dispatcher })
      return await body.text()
    } finally {
      await dispatcher.destroy()
    }
  }

  test('connects to its address, whatever the name', async () => {
    expect(await ask('/', {})).toBe('whole')
  })

  test('waits no longer for an answer and its parts than it is told', async () => {
    await expect(ask('/never', { headersMs: 20 })).rejects.toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' })
    await expect(ask('/slow', { bodyMs: 20 })).rejects.toMatchObject({ code: 'UND_ERR_BODY_TIMEOUT' })
  })
})
