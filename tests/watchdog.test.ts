import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { watchServer } from '../scripts/watchdog.mjs'

const quick = { everyMs: 10, answerMs: 50, misses: 3 }
let server: Server | undefined
let stop = () => {}

afterEach(() => {
  stop()
  server?.close()
  server?.closeAllConnections()
})

/** A server that answers, ignores or aborts the n-th request, with a request counter. */
async function open(replyTo: (count: number) => 'answer' | 'silence' | 'cut') {
  let asked = 0
  const opened = createServer((_request, response) => {
    asked += 1
    const reply = replyTo(asked - 1)
    if (reply === 'answer') response.writeHead(503).end()
    if (reply === 'cut') response.destroy()
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/healthz`, asked: () => asked }
}

describe('watchServer', () => {
  test('tells of a server that takes connections and answers nobody, once', async () => {
    const { url, asked } = await open(() => 'silence')
    let told = 0
    await new Promise<void>((resolve) => {
      stop = watchServer(
        url,
        () => {
          told += 1
          resolve()
        },
        quick,
      )
    })
    await wait(100)
    expect([told, asked()]).toEqual([1, 3])
  })

  test('tells nothing of one that answers now and then, whatever it answers', async () => {
    const { url, asked } = await open((count) => (count % 3 === 2 ? 'answer' : 'cut'))
    let told = 0
    // Allows slow answers, as on a busy machine.
    stop = watchServer(url, () => (told += 1), { ...quick, answerMs: 5000 })
    await expect.poll(asked, { timeout: 5000 }).toBeGreaterThan(9)
    expect(told).toBe(0)
  })
})
