import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, signUp } from '../testing/api.ts'
import { createTestClient } from '../testing/client.ts'
import type { SendCall } from '../testing/client.ts'
import { endConnections, serverUrl } from '../testing/database/database.ts'
import { createHome, startApiProcess } from '../testing/process.ts'
import type { RunningApi, TestHome } from '../testing/process.ts'

const writers = 6
const cuts = 10
const writesBetween = 20

let home: TestHome
let api: RunningApi
let worker: RunningApi
let send: SendCall

describe.runIf(serverUrl)('a cut PostgreSQL connection', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    home = await createHome()
    api = await startApiProcess({ ...home.environment, WORK: 'off' })
    worker = await startApiProcess(home.environment, 'work')
    send = createTestClient((request) => fetch(request), api.url)
  })
  afterAll(() => home.remove())

  /** Signs up and verifies with the code that the worker mails. */
  async function enter(email: string): Promise<string> {
    const { body } = await signUp(send, email)
    const readCode = () =>
      worker
        .out()
        .split('\n')
        .findLast((line) => line.includes('verification code'))
        ?.match(/code (\d{6})/)?.[1]
    const before = readCode()
    await expect
      .poll(readCode, { timeout: 30_000 })
      .toSatisfy((code) => code !== undefined && code !== before)
    const input = { email, verification_code: readCode(), sign_up_id: body['sign_up_id'] }
    expect((await send('verifyEmail', { input })).status).toBe(200)
    return String((await signIn(send, email)).body['token'])
  }

  test('ends neither API nor worker: six writers get 503 and continue, and nothing acknowledged is lost', async () => {
    const token = await enter('writer@cuts.test')
    const acknowledged = new Set<string>()
    const statuses = new Set<number>()
    let isOver = false
    const write = async (): Promise<void> => {
      while (!isOver) {
        const { status, body } = await send('createStore', { token, input: { name: 'Store' } })
        statuses.add(status)
        if (status < 300) acknowledged.add(String(body['id']))
      }
    }
    const writing = Array.from({ length: writers }, write)
    for (let cut = 0; cut < cuts; cut += 1) {
      const enough = acknowledged.size + writesBetween
      await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(enough)
      await endConnections(home.environment['DATABASE_URL'] ?? '')
    }
    isOver = true
    await Promise.all(writing)
    expect([...statuses].toSorted()).toEqual([201, 503])
    const { body } = await send('stores', { token })
    const found = new Set((body as unknown as { id: string }[]).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    // The worker receives new work again, and does it.
    expect(await enter('later@cuts.test')).not.toBe('undefined')
    expect((await worker.end('SIGTERM')).code).toBe(0)
    expect((await api.end('SIGTERM')).code).toBe(0)
  })
})
