import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFindHost } from '../platform/network/find-host.ts'
import { measureLowest } from '../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../testing/measure/measure-longest-step.ts'
import { startModelServer } from '../testing/servers/model-server.ts'
import type { ModelServer, ModelResponse } from '../testing/servers/model-server.ts'
import { defaultModelLimits } from './guarded-fetch.ts'
import { openModel } from './open-model.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
  // The libraries are loaded with the first call, which takes longer than these tests let one wait.
  await import('ai')
  await import('@ai-sdk/openai-compatible')
})
beforeEach(() => void server.asked.splice(0))
afterAll(() => server.close())

const own = { findHost: createFindHost(true), allowsHttp: true }
const patient = { ...defaultModelLimits, mostBytes: 300_000 }
/** Short timeouts for a silent server only, because a busy machine would exceed them elsewhere. */
const hasty = { ...patient, headersMs: 500, bodyMs: 500 }
const ask = { system: 'You answer.', user: 'Hello?', mostTokens: 100 }
const never = new AbortController().signal

const open = (url = server.url, limits = patient) =>
  openModel({ url, key: 'sk-secret', name: 'small', embedding: 'vectors' }, own, limits)
const hears = async (said: ModelResponse) => {
  server.answer(() => said)
  const heard: string[] = []
  const isSilent = said.kind === 'hang' || (said.kind === 'cut' && said.ends === 'silently')
  const answer = await open(server.url, isSilent ? hasty : patient).write(ask, never, (text) =>
    heard.push(text),
  )
  return { ...answer, heard }
}

describe('openModel', () => {
  test('answers with the whole text, tells of it comes, and counts what the server counted', async () => {
    const text = 'The tent can be sent back within 30 days of delivery, unused.'
    const answer = await hears({ kind: 'text', text })
    expect(answer.text).toBe(text)
    expect(answer.heard.at(-1)).toBe(text)
    expect(answer.heard.length).toBeGreaterThan(1)
    expect(answer.usage).toEqual({ tokensIn: 100, tokensOut: 20, isEstimated: false })
    expect(server.asked).toEqual([
      {
        path: '/v1/chat/completions',
        key: 'sk-secret',
        model: 'small',
        system: 'You answer.',
        user: 'Hello?',
      },
    ])
  })

  test('estimates what a server that does not count has used', async () => {
    const { usage } = await hears({ kind: 'text', text: 'x'.repeat(36), counts: false })
    expect(usage).toEqual({ tokensIn: 5, tokensOut: 10, isEstimated: true })
  })

  test.for([
    ['a login page with status 200', { kind: 'html' }, 'nonsense'],
    ['broken events', { kind: 'nonsense' }, 'nonsense'],
    ['an answer without a text', { kind: 'text', text: ' ' }, 'nonsense'],
    ['a connection that breaks', { kind: 'cut', text: 'The tent can be', ends: 'abruptly' }, 'away'],
    ['a stream that ends without saying why', { kind: 'cut', text: 'The tent', ends: 'politely' }, 'cut'],
    ['an answer that is too long', { kind: 'cut', text: 'The tent', ends: 'length' }, 'cut'],
    ['silence', { kind: 'hang' }, 'slow'],
    ['silence after the first words', { kind: 'cut', text: 'The tent', ends: 'silently' }, 'slow'],
    ['more bytes than anybody writes', { kind: 'endless' }, 'large'],
    ['more text than a reply has', { kind: 'text', text: '[\n'.repeat(25_000) }, 'large'],
    ['a wrong key', { kind: 'status', status: 401 }, 'refused'],
    ['an unknown model', { kind: 'status', status: 404 }, 'missing'],
    ['a used-up limit', { kind: 'status', status: 429 }, 'busy'],
    ['a fault of the server', { kind: 'status', status: 500 }, 'away'],
    ['a redirect', { kind: 'status', status: 302, location: 'http://127.0.0.1:1/' }, 'away'],
  ] as const)('throws for %s', async ([, said, code]) => {
    await expect(hears(said)).rejects.toMatchObject({ name: 'ModelError', code })
  })

  test('throws when nobody listens, and when it is stopped', async () => {
    await expect(open('http://127.0.0.1:9/v1').write(ask, never)).rejects.toMatchObject({ code: 'away' })
    server.answer(() => ({ kind: 'hang' }))
    await expect(open().write(ask, AbortSignal.timeout(20))).rejects.toMatchObject({ code: 'slow' })
  })

  test('takes a store to no server in a private network, and to none without encryption', async () => {
    const store = { findHost: createFindHost(false), allowsHttp: false }
    const asks = (url: string) =>
      openModel({ url, key: undefined, name: 'small', embedding: undefined }, store).write(ask, never)
    await expect(asks(server.url)).rejects.toMatchObject({ code: 'private' })
    await expect(asks(server.url.replace('http:', 'https:'))).rejects.toMatchObject({ code: 'private' })
    await expect(asks('https://[::1]/v1')).rejects.toMatchObject({ code: 'private' })
    expect(server.asked).toEqual([])
  })

  test('makes vectors of texts', async () => {
    const made = await open().embedder?.embed(['a', 'abc'], never)
    expect(made?.vectors.map((vector) => Math.hypot(...vector).toFixed(3))).toEqual(['1.000', '1.000'])
    expect(made?.usage).toEqual({ tokensIn: 1, tokensOut: 0, isEstimated: false })
  })

  test('makes 64 vectors of 3,072 numbers each', async () => {
    server.embed((text) =>
      Array.from({ length: 3072 }, (_, at) => -Math.abs(Math.sin(at + text.length)) / 77),
    )
    const texts = Array.from({ length: 64 }, (_, at) => 'a'.repeat(at + 1))
    const made = await open(server.url, defaultModelLimits).embedder?.embed(texts, never)
    expect(made?.vectors.map(({ length }) => length)).toEqual(texts.map(() => 3072))
    expect(made?.usage).toEqual({ tokensIn: 4, tokensOut: 0, isEstimated: false })
    server.embed((text) => (text.length < 20 ? [1, 1] : [1, 1, 1]))
    await expect(open().embedder?.embed(texts, never)).rejects.toMatchObject({ code: 'nonsense' })
  })

  test.for([
    ['of one letter', { choices: [{ delta: { content: 'a' } }] }, 19_000, 'cut'],
    ['that are thoughts', { choices: [{ delta: { reasoning_content: 'a' } }] }, 30_000, 'nonsense'],
    ['that say nothing', { choices: [] }, 110_000, 'nonsense'],
  ] as const)('lets other work run while a model sends events %s', async ([, event, count, code]) => {
    const bytes = Buffer.from(`data: ${JSON.stringify(event)}\n\n`.repeat(count))
    server.answer(() => ({ kind: 'bytes', bytes }))
    const whole = { ...patient, mostBytes: bytes.length }
    const asking = () => expect(open(server.url, whole).write(ask, never)).rejects.toMatchObject({ code })
    expect(await measureLowest(() => measureLongestStep(asking), 100)).toBeLessThanOrEqual(100)
  })

  test.for([
    ['an event that is too long', `data: ${'['.repeat(900_000)}\n\n`, 'large'],
    ['a long line of no event', 'x'.repeat(900_000), 'large'],
  ] as const)('throws for %s before it is parsed', async ([, text, code]) => {
    server.answer(() => ({ kind: 'bytes', bytes: Buffer.from(text) }))
    const whole = { ...patient, mostBytes: 2_000_000 }
    const asking = () => expect(open(server.url, whole).write(ask, never)).rejects.toMatchObject({ code })
    expect(await measureLowest(() => measureLongestStep(asking), 100)).toBeLessThanOrEqual(100)
  })

  test('reads no text of a failure', async () => {
    const body = '['.repeat(900_000) + ']'.repeat(900_000)
    server.answer(() => ({ kind: 'status', status: 400, body }))
    const whole = { ...patient, mostBytes: 2_000_000 }
    const asking = () =>
      expect(open(server.url, whole).write(ask, never)).rejects.toMatchObject({ code: 'nonsense' })
    expect(await measureLowest(() => measureLongestStep(asking), 100)).toBeLessThanOrEqual(100)
  })
})
