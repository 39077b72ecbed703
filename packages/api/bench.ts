import { Agent, request } from 'node:http'
import { calls } from '@draftdesk/contract'
import { buildTestPath } from '@draftdesk/contract/testing'
import { readCpuMs } from './src/testing/measure/process-usage.ts'
import { buildRequest } from './src/testing/client.ts'
import { createHome, startApiProcess } from './src/testing/process.ts'
import type { TestHome } from './src/testing/process.ts'
import { startPostgres } from './src/testing/servers/postgres.ts'
import { testPassword, signUp } from './src/testing/api.ts'
import { createTestClient } from './src/testing/client.ts'

/** One line of figures. */
export interface BenchFigure {
  database: 'PGlite' | 'PostgreSQL'
  act: string
  connections: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for each act: steadier than the others on a busy machine. Linux only. */
  cpuMs: number
}

const peopleCount = 16

type BenchAction = (person: number) => Promise<void>

type Measurement = Pick<BenchFigure, 'perSecond' | 'p50Ms' | 'p99Ms' | 'cpuMs'>

/** Repeats `act` from `connections` sides for `seconds` and counts. */
async function measureRequests(
  act: BenchAction,
  connections: number,
  seconds: number,
  pid: number | undefined,
): Promise<Measurement> {
  const cpuBefore = readCpuMs(pid)
  const tookMs: number[] = []
  const startMs = performance.now()
  const untilMs = startMs + seconds * 1000
  const runConnection = async (person: number) => {
    for (let nowMs = performance.now(); nowMs < untilMs;) {
      await act(person)
      const doneMs = performance.now()
      tookMs.push(doneMs - nowMs)
      nowMs = doneMs
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, n) => runConnection(n)))
  const spentSeconds = (performance.now() - startMs) / 1000
  tookMs.sort((a, b) => a - b)
  const percentileOf = (share: number) => Number((tookMs[Math.floor(tookMs.length * share)] ?? 0).toFixed(1))
  const spentMs = readCpuMs(pid) - cpuBefore
  return {
    perSecond: Math.round(tookMs.length / spentSeconds),
    p50Ms: percentileOf(0.5),
    p99Ms: percentileOf(0.99),
    cpuMs: Number((spentMs / tookMs.length).toFixed(2)),
  }
}

/** Sends over a kept-alive connection and reads the JSON that comes back. */
function createRequestSender(origin: string) {
  const agent = new Agent({ keepAlive: true })
  return (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, origin), { method, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text) as Record<string, unknown>)
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`))
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
}

async function benchApiOnDatabase(
  home: TestHome,
  database: BenchFigure['database'],
  seconds: number,
): Promise<BenchFigure[]> {
  const api = await startApiProcess(home.environment)
  const client = createTestClient((sent) => fetch(sent), api.url)
  const send = createRequestSender(api.url)
  const emails = Array.from({ length: peopleCount }, (_, n) => `person-${n}@example.com`)
  for (const email of emails) {
    const before = api.out().length
    await signUp(client, email)
    await waitUntil(() => /verification code \d{6}/.test(api.out().slice(before)))
    const code = /verification code (\d{6})/.exec(api.out().slice(before))?.[1]
    await client('verifyEmail', { input: { email, verification_code: code } })
  }
  const forms = await Promise.all(emails.map((email) => encodeSignInRequest(email)))
  const tokens: string[] = []
  const authorizationOf = (person: number) => ({
    authorization: `Bearer ${tokens[person % peopleCount] ?? ''}`,
  })
  const benchSignIn: BenchAction = async (person) => {
    const form = forms[person % peopleCount]
    const { token } = await send(
      'POST',
      buildTestPath('signIn'),
      { 'content-type': form?.type ?? '' },
      form?.body,
    )
    tokens[person % peopleCount] = String(token)
  }
  const benchSessionCheck: BenchAction = async (person) => {
    await send('GET', buildTestPath('session'), authorizationOf(person))
  }
  const benchRefresh: BenchAction = async (person) => {
    const { token } = await send('POST', buildTestPath('refresh'), authorizationOf(person))
    tokens[person % peopleCount] = String(token)
  }
  const figures: BenchFigure[] = []
  for (const [act, connections, run] of [
    ['sign-in', peopleCount, benchSignIn],
    ['session check', peopleCount, benchSessionCheck],
    ['refresh', peopleCount, benchRefresh],
  ] as const) {
    await measureRequests(run, connections, 1, api.pid)
    figures.push({
      database,
      act,
      connections,
      ...(await measureRequests(run, connections, seconds, api.pid)),
    })
  }
  await api.end('SIGTERM')
  return figures
}

async function encodeSignInRequest(email: string): Promise<{ type: string; body: Buffer }> {
  const built = buildRequest(calls.signIn, { input: { email, password: testPassword } }, 'http://api.test')
  return { type: built.headers.get('content-type') ?? '', body: Buffer.from(await built.arrayBuffer()) }
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Measures sign-ins, session checks and refreshes a second over HTTP, on PGlite and, where there is one, on PostgreSQL. */
export async function benchApi(seconds: number, say: (line: string) => void): Promise<BenchFigure[]> {
  const embedded = await createHome()
  const figures = await benchApiOnDatabase(embedded, 'PGlite', seconds)
  await embedded.remove()
  const server = await startPostgres()
  if (server.kind === 'absent') {
    say(`No figures for PostgreSQL: ${server.reason}`)
    return figures
  }
  const shared = await createHome(server.url)
  figures.push(...(await benchApiOnDatabase(shared, 'PostgreSQL', seconds)))
  await shared.remove()
  await server.stop()
  return figures
}

if (import.meta.main) {
  const printLine = (line: string) => void process.stdout.write(`${line}\n`)
  const figures = await benchApi(Number(process.argv[2] ?? 5), printLine)
  if (process.argv.includes('--json')) printLine(JSON.stringify(figures))
  else {
    for (const { database, act, connections, perSecond, p50Ms, p99Ms, cpuMs } of figures) {
      const rate = `${String(perSecond).padStart(6)} a second`
      printLine(
        `${database.padEnd(11)} ${act.padEnd(14)} ${rate}, p50 ${p50Ms} ms, p99 ${p99Ms} ms, CPU ${cpuMs} ms (${connections} connections)`,
      )
    }
  }
}
