import { expect, test } from 'vitest'
import { listenForRequests } from './listen-for-requests.ts'

test('keeps idle connections for longer than the minute of proxies', async () => {
  const listening = await listenForRequests({ fetch: () => Promise.resolve(new Response('done')) })
  const answer = await fetch(listening.url)
  await answer.text()
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
  await listening.close()
})

test('closes each connection after its answer while it drains', async () => {
  const listening = await listenForRequests({ fetch: () => Promise.resolve(new Response('done')) })
  const ask = async () => {
    const answer = await fetch(listening.url)
    await answer.text()
    return answer.headers.get('connection')
  }
  expect(await ask()).toBe('keep-alive')
  listening.drain()
  expect(await ask()).toBe('close')
  await listening.close()
  await expect(ask()).rejects.toThrow('fetch failed')
})
