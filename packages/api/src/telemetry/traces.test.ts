import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noTelemetry } from '../platform/telemetry.ts'
import { openTestApi } from '../testing/api.ts'
import { createTraces } from './traces.ts'

interface Span {
  readonly name: string
  readonly spanId: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number; readonly message?: string }
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

/** Stands for an OTLP collector: keeps what it gets. */
const bodies: string[] = []
const paths: string[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  paths.push(request.url ?? '')
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString())
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
let url: string
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  url = `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`
})
afterAll(() => collector.close())

const readSpans = (): Span[] =>
  bodies
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

describe('createTraces', () => {
  test('exports nested spans with names and codes, and continues the trace of a caller', async () => {
    bodies.length = 0
    const traces = createTraces(`${url}/`, 'draftdesk-test')
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const result = await traces.trace({ name: 'GET', kind: 'server', traceparent }, async (describe) => {
      await traces.trace({ name: 'model write', kind: 'client' }, () => Promise.resolve())
      describe({ name: 'GET /healthz', failure: '503' })
      return 7
    })
    await traces.close()
    expect(result).toBe(7)
    expect(new Set(paths)).toEqual(new Set(['/v1/traces']))
    const [inner, outer] = readSpans()
    expect(outer).toMatchObject({ name: 'GET /healthz', traceId: 'a'.repeat(32) })
    expect(outer?.parentSpanId).toBe('b'.repeat(16))
    expect(outer?.status).toEqual({ code: 2, message: '503' })
    expect(inner).toMatchObject({ name: 'model write', traceId: 'a'.repeat(32) })
    expect(inner?.parentSpanId).toBe(outer?.spanId)
  })

  test('ends a span of work that fails, and rethrows', async () => {
    bodies.length = 0
    const traces = createTraces(url, 'draftdesk-test')
    const failing = traces.trace({ name: 'job x', kind: 'internal' }, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await traces.close()
    expect(readSpans().map(({ name }) => name)).toEqual(['job x'])
  })

  test('of an API hold no addresses', async () => {
    bodies.length = 0
    const traces = createTraces(url, 'draftdesk-api')
    const t = await openTestApi({ telemetry: { ...noTelemetry, trace: traces.trace } })
    await t.enter('ann@traces.test')
    await t.close()
    await traces.close()
    const names = readSpans().map(({ name }) => name)
    expect(names).toContain(`POST ${buildTestPath('signIn')}`)
    expect(names).toContain('job send-notices')
    expect(bodies.join('')).not.toContain('traces.test')
  })
})
