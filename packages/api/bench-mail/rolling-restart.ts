import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { notes } from '../src/database/schema.ts'
import { testPassword } from '../src/testing/api.ts'
import { apiProgram, startProgram } from '../src/testing/process.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import { compareMails } from './interrupted-import.ts'
import { createCorpus } from './corpus.ts'
import { computePercentile, printFigure } from './figures.ts'

const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url))
const siteEntryFile = join(repositoryFolder, 'dist/server/entry.mjs')
const requestsPerSecond = Number(process.env['BENCH_RATE'] ?? 50)
/** Longer than a load balancer needs to see that a process is ready. */
const settleMs = 1500

/**
 * Two sites and two APIs behind HAProxy, with requests and an import: each process is replaced, one after the other. With a
 * commit, the APIs are of that commit first.
 */
export async function benchRollingRestart(
  dovecot: Dovecot,
  size: number,
  server: string,
  commit: string | undefined,
): Promise<void> {
  const processes: ChildProcess[] = []
  try {
    await replaceProcesses(dovecot, { size, server, commit, processes })
  } finally {
    for (const child of processes) child.kill('SIGKILL')
  }
}

interface RestartOptions {
  readonly size: number
  readonly server: string
  readonly commit: string | undefined
  /** All that it starts, to be ended after a failure too. */
  readonly processes: ChildProcess[]
}

async function replaceProcesses(
  dovecot: Dovecot,
  { size, server, commit, processes }: RestartOptions,
): Promise<void> {
  const old = commit === undefined ? undefined : extractCommit(commit)
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-restart-'))
  const [people = 0, calls = 0, redis = 0, ...own] = await findFreePorts(7)
  const [apiPorts, sitePorts] = [own.slice(0, 2), own.slice(2)]
  const runProgram = (command: string, ...parameters: string[]) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
    processes.push(child)
  }
  runProgram('redis-server', '--port', String(redis), '--save', '', '--dir', folder)
  const origin = `http://127.0.0.1:${String(people)}`
  const bench = await openBenchStore(dovecot, 'restart', server)
  const environmentOf = (index: number) => ({
    API_PORT: String(apiPorts[index]),
    DRAIN_SECONDS: '2',
    SITE_URL: origin,
  })
  await bench.start(environmentOf(0), old?.main)
  // The process that sends the code prints it, so there is only one yet.
  await bench.signIn()
  const common = { ...bench.home.environment, ALLOW_PRIVATE_HOSTS: 'true' }
  const startSecond = (program?: string) =>
    startProgram(program ?? apiProgram, { ...common, ...environmentOf(1) })
  let second = await startSecond(old?.main)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, buildHaproxyConfig({ 8080: people, 4400: calls }, [sitePorts, apiPorts]))
  runProgram('haproxy', '-db', '-f', file)
  const startSite = async (index: number) => {
    const env = {
      ...{ PATH: process.env['PATH'], API_URL: `http://127.0.0.1:${String(calls)}`, DATA_DIR: folder },
      ...{ PORT: String(sitePorts[index]), SITE_URL: origin, LOG_LEVEL: 'warn', DRAIN_SECONDS: '2' },
      ...{ SESSION_REDIS_URL: `redis://127.0.0.1:${String(redis)}`, SESSION_SECRET: 'x'.repeat(40) },
    }
    const child = spawn(process.execPath, [siteEntryFile], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    processes.push(child)
    await waitUntilReady(sitePorts[index] ?? 0)
    return child
  }
  const sites = [await startSite(0), await startSite(1)]
  await bench.receive(createCorpus(bench.address, size, Date.now()))
  await bench.link()
  await waitUntil(async () => (await bench.sync()).imported > size / 20, {
    everyMs: 50,
    what: 'the first mails',
  })

  const { body } = await bench.send('threads', { token: bench.token(), input: { limit: '50' } })
  const threadIds = (body['threads'] as readonly { readonly id: string }[]).map(({ id }) => id)
  const visitor = await signIn(origin)
  const traffic = startTraffic(origin, visitor, threadIds)
  const stream = followEventStream(origin, visitor)
  const printProgress = async (what: string) =>
    printFigure(what, `${String((await bench.sync()).imported)} mails imported, ${traffic.describe()}`)
  await wait(3000)
  await printProgress('before')
  await bench.kill('SIGTERM')
  await bench.start(environmentOf(0))
  await waitUntilReady(apiPorts[0] ?? 0)
  await printProgress('first API replaced')
  await wait(5000)
  await second.end('SIGTERM')
  second = await startSecond()
  await waitUntilReady(apiPorts[1] ?? 0)
  await printProgress('second API replaced')
  for (const [index, site] of sites.entries()) {
    site.kill('SIGTERM')
    await once(site, 'exit')
    await startSite(index)
    await printProgress(`site ${String(index + 1)} replaced`)
  }
  await waitUntil(async () => (await bench.sync()).is_imported, { everyMs: 500, what: 'the import' })
  const acknowledged = await traffic.stop()
  stream.stop()
  const stored = await bench.inspect((db) => db.$count(notes))
  printFigure('requests', traffic.describe())
  printFigure('event stream', stream.describe())
  printFigure('notes', `${String(acknowledged)} acknowledged, ${String(stored)} stored`)
  await wait(3000)
  await bench.kill('SIGTERM')
  await second.end('SIGTERM')
  printFigure('mails', await compareMails(bench, createCorpus(bench.address, size, Date.now())))
  await bench.close()
  rmSync(folder, { recursive: true, force: true })
  old?.remove()
}

/** The configuration of operations/haproxy with other ports. */
function buildHaproxyConfig(
  fronts: Readonly<Record<number, number>>,
  backs: readonly (readonly number[])[],
): string {
  const [sites = [], apis = []] = backs
  const ports: Record<string, number | undefined> = {
    ...fronts,
    ...{ 4321: sites[0], 4331: sites[1], 4322: apis[0], 4332: apis[1] },
  }
  return readFileSync(join(repositoryFolder, 'operations/haproxy/draftdesk.cfg'), 'utf8').replaceAll(
    /127\.0\.0\.1:(\d+)/g,
    (address, port: string) => (ports[port] === undefined ? address : `127.0.0.1:${String(ports[port])}`),
  )
}

/** Puts a commit into a folder of its own, with the packages of this one. */
function extractCommit(commit: string): { readonly main: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-commit-'))
  execFileSync('sh', [
    '-c',
    `git -C "$1" archive "$2" | tar -x -C "$3"`,
    'sh',
    repositoryFolder,
    commit,
    folder,
  ])
  linkPackages(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'))
  for (const name of readdirSync(join(folder, 'packages'))) {
    const own = join(folder, 'packages', name)
    symlinkSync(own, join(folder, 'node_modules/@draftdesk', name))
    const nested = join(repositoryFolder, 'packages', name, 'node_modules')
    if (existsSync(nested)) symlinkSync(nested, join(own, 'node_modules'))
  }
  symlinkSync(join(repositoryFolder, 'packages/auth-core/dist'), join(folder, 'packages/auth-core/dist'))
  return {
    main: join(folder, 'packages/api/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@draftdesk'), { recursive: true })
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && name !== '@draftdesk') symlinkSync(join(from, name), join(to, name))
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = []
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ports.push((server.address() as AddressInfo).port)
  }
  for (const server of servers) server.close()
  return ports
}

async function waitUntilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil(isReady, { everyMs: 100, what: 'a ready process' })
  await wait(settleMs)
}

/** The headers of a browser that is signed in. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ email: 'owner@bench.test', password: testPassword }),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session='))
  if (cookie === undefined) throw new Error(`not signed in: ${String(answer.status)}`)
  return { origin, cookie: cookie.split(';')[0] ?? '', 'x-requested-with': 'draftdesk' }
}

/** Sends pages, calls and notes at a fixed rate. The notes go to several conversations, since each takes 200. */
function startTraffic(origin: string, headers: Record<string, string>, threadIds: readonly string[]) {
  const failures = new Map<string, number>()
  const tookMs: number[] = []
  const pending = new Set<Promise<void>>()
  let sent = 0
  let acknowledged = 0
  const createReadRequest = (path: string) => ({ path, init: { headers } })
  const createWriteRequest = () => ({
    path: `/v1/threads/${threadIds[sent % threadIds.length] ?? ''}/notes`,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ body: `Note ${String(sent)}`, key: randomUUID() }),
    },
  })
  const chooseRequest = () => {
    const kind = sent % 10
    if (kind === 0) return createReadRequest('/welcome-page')
    if (kind < 4) return createWriteRequest()
    return createReadRequest(kind < 7 ? '/v1/threads?limit=10' : '/v1/auth/me')
  }
  const sendRequest = async () => {
    const { path, init } = chooseRequest()
    sent += 1
    const beganMs = performance.now()
    const outcome = await fetch(`${origin}${path}`, { ...init, redirect: 'manual' }).then(
      async (answer) => {
        const text = await answer.text()
        const target = answer.headers.get('location')
        if (answer.ok) return answer.status
        return `${String(answer.status)} ${target ?? text.slice(0, 120)}`
      },
      (error: unknown) =>
        error instanceof Error && error.cause instanceof Error ? error.cause.message : 'failed',
    )
    tookMs.push(performance.now() - beganMs)
    if (outcome === 200 || outcome === 201) acknowledged += outcome === 201 ? 1 : 0
    else {
      const name = `${path.split('?')[0]?.replace(/[\da-f-]{36}/, '{id}') ?? ''} ${String(outcome)}`
      failures.set(name, (failures.get(name) ?? 0) + 1)
    }
  }
  const timer = setInterval(() => {
    const one = sendRequest().finally(() => pending.delete(one))
    pending.add(one)
  }, 1000 / requestsPerSecond)
  return {
    describe: () => {
      const count = [...failures.values()].reduce((sum, value) => sum + value, 0)
      const list =
        count === 0
          ? ''
          : ` (${[...failures].map(([name, times]) => `${name} x${String(times)}`).join(', ')})`
      return `${String(sent)} sent, ${String(count)} failed${list}, p50 ${String(computePercentile(tookMs, 0.5))} ms, p99 ${String(computePercentile(tookMs, 0.99))} ms`
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return acknowledged
    },
  }
}

/** Reads the event stream as a browser does: it connects again three seconds after its end. */
function followEventStream(origin: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  let opened = 0
  let refused = 0
  let events = 0
  const followOnce = async (lastId: string): Promise<string> => {
    const answer = await fetch(`${origin}/v1/events`, {
      headers: { ...headers, ...(lastId !== '' && { 'last-event-id': lastId }) },
      signal: leaving.signal,
    })
    if (answer.status !== 200 || !answer.body) {
      refused += 1
      return lastId
    }
    opened += 1
    let last = lastId
    try {
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        events += chunk.split('\nevent: ').length - 1
        last = [...chunk.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? last
      }
    } catch {
      // A cut connection and an ended one are the same for a browser.
    }
    return last
  }
  const followForever = async () => {
    let lastId = ''
    while (!leaving.signal.aborted) {
      lastId = await followOnce(lastId).catch(() => {
        refused += 1
        return lastId
      })
      await wait(3000)
    }
  }
  void followForever()
  return {
    stop: () => leaving.abort(),
    describe: () => `${String(opened)} times open, ${String(refused)} refused, ${String(events)} events`,
  }
}
