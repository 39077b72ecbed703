import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildTestPath } from '@draftdesk/contract/testing'
import autocannon from 'autocannon'
import { root } from '../sources.ts'
import { launchProcess, openSite } from './process.ts'
import type { MeasuredServer } from './process.ts'
import { saveFigures, median } from './report.ts'

interface Scenario {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly asks?: string
  /** Highest CPU per request as a multiple of the limit's. */
  readonly budget: number
}

interface MeasuredRow {
  readonly scenario: string
  readonly delayMs: number
  readonly connections: number
  readonly subject: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMs: number
}

/** Highest p99 as a multiple of the limit's, with an upstream of 5 ms and 32 connections. */
const slowestBudget = 2

const scenarios: readonly Scenario[] = [
  {
    name: '/dashboard signed in',
    path: '/dashboard',
    isSignedIn: true,
    asks: buildTestPath('session'),
    budget: 3,
  },
  { name: '/dashboard signed out', path: '/dashboard', isSignedIn: false, budget: 2 },
  { name: '/signin', path: '/signin', isSignedIn: false, budget: 2 },
  { name: '/v1 call', path: buildTestPath('me'), isSignedIn: true, asks: buildTestPath('me'), budget: 2 },
]

/**
 * Measures the server against a plain node:http limit (docs/performance.md). `quick`: one connection count
 * and short rounds.
 */
export async function benchServer(isQuick: boolean): Promise<void> {
  const [rounds, seconds] = isQuick ? [2, 1.5] : [3, 4]
  const connections = isQuick ? [32] : [1, 32, 128]
  const rows: MeasuredRow[] = []
  for (const delayMs of [0, 5]) {
    const subjects = await openServers(delayMs)
    const { site, limit, cookie } = subjects
    for (const scenario of scenarios) {
      for (const count of connections) {
        const measured: MeasuredRow[] = []
        for (let round = 0; round < rounds + 1; round += 1) {
          for (const subject of [site, limit]) {
            const row = await measurePage(subject, scenario, cookie, { delayMs, connections: count, seconds })
            if (round > 0) measured.push(row)
          }
        }
        rows.push(buildMedianRow(measured, site.name), buildMedianRow(measured, limit.name))
      }
    }
    await subjects.stop()
  }
  printTable(rows)
  saveFigures('server', rows)
}

async function openServers(delayMs: number) {
  const { site, stub, cookie, folder, stop } = await openSite(delayMs)
  const file = join(folder, 'pages.json')
  writeFileSync(file, JSON.stringify(await capturePages(site.url, cookie)))
  const limit = await launchProcess('node:http', [join(root, 'tests/bench/limit.ts'), stub.url, file])
  return {
    site,
    limit,
    cookie,
    async stop() {
      await limit.stop()
      await stop()
    },
  }
}

/** Captures the site's responses, which the limit replays. */
async function capturePages(url: string, cookie: string) {
  const pages: Record<string, unknown> = {}
  for (const { path, isSignedIn, asks } of scenarios) {
    const answer = await fetch(url + path, { redirect: 'manual', headers: isSignedIn ? { cookie } : {} })
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding)$/.test(name),
      ),
    )
    pages[`${path}${isSignedIn ? ' in' : ''}`] = {
      status: answer.status,
      headers,
      body: await answer.text(),
      asks,
    }
  }
  return pages
}

async function measurePage(
  subject: MeasuredServer,
  { name, path, isSignedIn }: Scenario,
  cookie: string,
  load: { delayMs: number; connections: number; seconds: number },
): Promise<MeasuredRow> {
  const before = subject.cpuMs()
  const result = await autocannon({
    url: subject.url + path,
    connections: load.connections,
    duration: load.seconds,
    headers: isSignedIn ? { cookie } : {},
  })
  const requests = result.requests.total
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${subject.name} ${name} failed under load`)
  return {
    scenario: name,
    delayMs: load.delayMs,
    connections: load.connections,
    subject: subject.name,
    perSecond: requests / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (subject.cpuMs() - before) / requests,
  }
}

function buildMedianRow(rows: readonly MeasuredRow[], subject: string): MeasuredRow {
  const own = rows.filter((row) => row.subject === subject)
  const of = (key: 'perSecond' | 'p50Ms' | 'p99Ms' | 'cpuMs') => median(own.map((row) => row[key]))
  const [first] = own
  if (!first) throw new Error(`Nothing was measured of ${subject}`)
  return {
    ...first,
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMs: of('cpuMs'),
  }
}

function printTable(rows: readonly MeasuredRow[]): void {
  const lines = [
    'scenario                 upstream  conns   req/s  (limit)    p50  p99 ms  (limit)  CPU ms  (limit)  ratio  budget  p99 ratio',
  ]
  for (const row of rows.filter(({ subject }) => subject === 'site')) {
    const limit = rows.find((other) => other.subject !== 'site' && isSameLoad(other, row))
    const budget = scenarios.find(({ name }) => name === row.scenario)?.budget ?? 0
    const ratio = row.cpuMs / (limit?.cpuMs ?? Number.NaN)
    const slowest = row.p99Ms / (limit?.p99Ms ?? Number.NaN)
    const isSlow = row.delayMs === 5 && row.connections === 32 && slowest > slowestBudget
    lines.push(
      [
        row.scenario.padEnd(24),
        `${row.delayMs} ms`.padStart(8),
        String(row.connections).padStart(6),
        row.perSecond.toFixed(0).padStart(7),
        (limit?.perSecond ?? 0).toFixed(0).padStart(8),
        String(row.p50Ms).padStart(6),
        String(row.p99Ms).padStart(7),
        String(limit?.p99Ms ?? '').padStart(8),
        row.cpuMs.toFixed(3).padStart(7),
        (limit?.cpuMs ?? 0).toFixed(3).padStart(8),
        ratio.toFixed(2).padStart(6),
        `${budget}${ratio > budget ? ' over' : ''}`.padStart(7),
        slowest.toFixed(2).padStart(10),
        isSlow ? `${slowestBudget} over` : '',
      ].join(' '),
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

function isSameLoad(left: MeasuredRow, right: MeasuredRow): boolean {
  return (
    left.scenario === right.scenario &&
    left.delayMs === right.delayMs &&
    left.connections === right.connections
  )
}
