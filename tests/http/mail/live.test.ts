import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let product: TestProduct
let browser: Browser
const left = new AbortController()

beforeAll(async () => {
  product = await startProduct()
  browser = await enter()
})
afterAll(async () => {
  left.abort()
  await product.stop()
})

async function enter(name = 'owner'): Promise<Browser> {
  const entered = openBrowser(product.site.url)
  const person = product.people.find(({ email }) => email.startsWith(`${name}@`))
  await entered.signIn(person?.email ?? '', person?.password ?? '')
  return entered
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const ask = (
  of: Browser,
  headers: Record<string, string> = {},
  search = '',
  path = buildTestPath('events'),
) =>
  fetch(`${product.site.url}${path}${search}`, {
    headers: { cookie: cookieOf(of), 'sec-fetch-site': 'same-origin', ...headers },
    signal: left.signal,
  })

/** Opens a stream and reads its first line. */
async function open(of: Browser, path?: string) {
  const answer = await ask(of, {}, '', path)
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const readUntil = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(text)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`The stream ended: ${text}`)
      text += decoder.decode(value)
    }
    return text
  }
  await readUntil(/: open/)
  return { answer, readUntil, leave: () => reader.cancel() }
}

describe('the event stream', () => {
  test('needs a session, and the one that the page was made for', async () => {
    expect((await ask(openBrowser(product.site.url))).status).toBe(401)
    expect((await ask(browser, {}, '?epoch=99')).status).toBe(409)
  })

  test('comes as it is told, and is stored and held back by nobody', async () => {
    const stream = await open(browser)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.answer.headers.get('cache-control')).toContain('no-store')
    const threads = (await browser.call('GET', `${buildTestPath('threads')}?filter=all`)).json() as {
      threads: { id: string; version: number }[]
    }
    const thread = threads.threads[0]
    await browser.call('PATCH', buildTestPath('updateThread', thread?.id ?? ''), {
      version: thread?.version,
      is_archived: true,
    })
    expect(await stream.readUntil(/event: list/)).toContain(thread?.id)
    await stream.leave()
  })

  test('is open four times a session, by whatever spelling, and again when one is left', async () => {
    const entered = await enter()
    const streams = [
      await open(entered),
      await open(entered, buildTestPath('events').replace('e', '%65')),
      await open(entered, buildTestPath('events').replace('e', 'E')),
      await open(entered),
    ]
    const refused = await ask(entered)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('60')
    await streams[0]?.leave()
    await expect.poll(async () => (await ask(entered)).status).toBe(200)
  })

  test('130 open streams leave every call and every page as they were', async () => {
    // No person may have more than 40.
    const people = ['owner', 'manager', 'agent', 'shop', 'mailbox']
    const sessions = await Promise.all(people.flatMap((name) => Array.from({ length: 7 }, () => enter(name))))
    const streams = await Promise.all(sessions.flatMap((each) => [1, 2, 3, 4].map(() => open(each))))
    expect(streams).toHaveLength(140)
    const answers = await Promise.all([
      ...sessions.map((each) => each.call('GET', buildTestPath('me'))),
      ...sessions.slice(0, 21).map((each) => each.get('/dashboard')),
    ])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    for (const stream of streams) await stream.leave()
  })
})
