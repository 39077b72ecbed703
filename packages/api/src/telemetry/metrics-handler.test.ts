import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForRequests } from '../http/listen-for-requests.ts'
import type { RunningServer } from '../http/listen-for-requests.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { enterStore } from '../testing/store.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsHandler } from './metrics-handler.ts'

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const linePattern = /^([a-z_:][a-z0-9_:]*)(?:\{(.*)\})? (\S+)$/
const labelPattern = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g

/** Parses Prometheus text format. Throws for a line that is not in it. */
function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || /^# (?:HELP|TYPE) [a-z]/.test(line)) return []
    const [, name = '', labels = '', value] = linePattern.exec(line) ?? []
    if (name === '' || (value !== 'Nan' && Number.isNaN(Number(value))))
      throw new Error(`not a sample: ${line}`)
    const pairs = [...labels.matchAll(labelPattern)].map(([, key = '', label = '']) => [key, label] as const)
    return { name, labels: Object.fromEntries(pairs), value: Number(value) }
  })
}

let t: TestApi
let page: RunningServer
const metrics = createMetrics()

beforeAll(async () => {
  t = await openTestApi({ chores: true, telemetry: metrics.telemetry })
  const { db, now } = t.api.services
  // Each scrape reads new counts.
  let nowMs = 0
  const clock = () => (nowMs += 60_000)
  const readPool = () => ({ total: 3, idle: 1, waiting: 2 })
  page = await listenForRequests({
    fetch: createMetricsHandler({ metrics, db, now, isShared: false, clock, readPool }),
  })
})
afterAll(async () => {
  await page.close()
  await t.close()
})

const scrape = async () => (await fetch(`${page.url}/metrics`)).text()
const read = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
  parseMetrics(await scrape())
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .map(({ value }) => value)

describe('the metrics page', () => {
  test('is served in Prometheus text format, and nothing else is', async () => {
    const answer = await fetch(`${page.url}/metrics`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(parseMetrics(await answer.text()).length).toBeGreaterThan(100)
    expect((await fetch(`${page.url}/`)).status).toBe(404)
    expect((await fetch(`${page.url}/metrics`, { method: 'POST' })).status).toBe(404)
    const ofApi = await t.api.fetch(new Request('http://api.test/metrics'))
    expect(ofApi.status).toBe(404)
  })

  test('counts a request by its route pattern and status', async () => {
    const labels = { method: 'GET', route: buildTestPath('checkInternet'), status: '200' }
    const [before = 0] = await read('draftdesk_request_duration_seconds_count', labels)
    await t.send('checkInternet')
    expect(await read('draftdesk_request_duration_seconds_count', labels)).toEqual([before + 1])
  })

  test('has as many series after requests for unknown routes, ids and methods as after one', async () => {
    const request = (path: string, method: string) =>
      t.api.fetch(new Request(`http://api.test${path}`, { method }))
    const requestAll = async (n: number) => {
      await request(`/nothing/${String(n)}`, 'GET')
      await request(`/v1/threads/${String(n)}`, 'GET')
      await request('/healthz', `M${String(n)}`)
    }
    await requestAll(0)
    const series = (await read('draftdesk_request_duration_seconds_count')).length
    for (const n of [1, 2, 3]) await requestAll(n)
    expect(await read('draftdesk_request_duration_seconds_count')).toHaveLength(series)
  })

  test('holds no address, no name of a store and no id', async () => {
    const { id } = await enterStore(t, 'owner@metrics.test')
    await t.settle()
    const text = await scrape()
    expect(text).not.toMatch(/@|Store of/)
    expect(text).not.toContain(id)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  test('tells of the process: its jobs, connections, event loop and version', async () => {
    const chores = await read('draftdesk_jobs', { kind: 'chores' })
    expect(chores.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0)
    expect(await read('draftdesk_database_pool_waiting')).toEqual([2])
    expect(await read('draftdesk_database_pool_connections', { state: 'busy' })).toEqual([2])
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
    expect(await read('draftdesk_build_info')).toEqual([1])
    expect(await read('draftdesk_database_up')).toEqual([1])
  })
})

describe('without a database', () => {
  test('the page says so and still tells of the process', async () => {
    const own = createMetrics()
    const pool = { total: 1, idle: 0, waiting: 9 }
    const samples = parseMetrics(await own.render(undefined, pool))
    expect(samples).toContainEqual({ name: 'draftdesk_database_up', labels: {}, value: 0 })
    expect(samples).toContainEqual({ name: 'draftdesk_database_pool_waiting', labels: {}, value: 9 })
    expect(samples.filter(({ name }) => name === 'draftdesk_jobs')).toEqual([])
  })
})
