import { describe, expect, test } from 'vitest'
import { signIn, signUp } from '../testing/api.ts'
import { createTestClient } from '../testing/client.ts'
import type { SendCall } from '../testing/client.ts'
import { createHome, startApiProcess } from '../testing/process.ts'
import type { TestHome } from '../testing/process.ts'

// Two homes side by side, since a start keeps one core busy. The whole test run asks for 6 kills; `KILLS=100 npx vitest run durability` for more.
const homes = 2
const killsPerHome = Number(process.env['KILLS'] ?? 4) / homes
const writers = 6
const writesBeforeKill = 25
const email = 'writer@example.com'

async function start(home: TestHome) {
  const api = await startApiProcess(home.environment)
  return { api, send: createTestClient((request) => fetch(request), api.url) }
}

async function openAccount(home: TestHome): Promise<void> {
  const { api, send } = await start(home)
  await signUp(send, email)
  // Mail leaves after the answer.
  const readCode = () => /verification code (\d{6})/.exec(api.out())?.[1]
  await expect.poll(readCode, { timeout: 30_000 }).toBeDefined()
  await send('verifyEmail', { input: { email, verification_code: readCode() } })
  await api.end('SIGKILL')
}

/** Creates stores with parallel requests until the process dies. Records the confirmed ones. */
async function write(
  send: SendCall,
  token: string,
  acknowledged: Set<string>,
  onWrite: () => void,
): Promise<void> {
  for (;;) {
    try {
      const { body } = await send('createStore', { token, input: { name: 'Store' } })
      acknowledged.add(String(body['id']))
      onWrite()
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}

/** Starts, looks for every write acknowledged so far, writes on, and is killed; again and again. */
async function survive(home: TestHome): Promise<number> {
  await openAccount(home)
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < killsPerHome; kill += 1) {
    const { api, send } = await start(home)
    const token = String((await signIn(send, email)).body['token'])
    const { body } = await send('stores', { token })
    const found = new Set((body as unknown as { id: string }[]).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    const enough = acknowledged.size + writesBeforeKill
    let ended: Promise<unknown> | undefined
    const onWrite = () => {
      if (acknowledged.size >= enough) ended ??= api.end('SIGKILL')
    }
    await Promise.all(Array.from({ length: writers }, () => write(send, token, acknowledged, onWrite)))
    await ended
  }
  return acknowledged.size
}

describe('openDatabase', () => {
  test(
    'loses no acknowledged write when its process is killed again and again under load',
    { timeout: 240_000 },
    async () => {
      const made = await Promise.all(Array.from({ length: homes }, () => createHome()))
      try {
        const counts = await Promise.all(made.map(survive))
        for (const count of counts) expect(count).toBeGreaterThanOrEqual(killsPerHome * writesBeforeKill)
      } finally {
        await Promise.all(made.map((home) => home.remove()))
      }
    },
  )
})
