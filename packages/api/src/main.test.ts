import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database/open-database.ts'
import { activities } from './database/schema.ts'
import { getDatabaseLocation, parseSettings } from './platform/api-settings.ts'
import { signIn, signUp } from './testing/api.ts'
import { setUpTwoStep } from './testing/totp-codes.ts'
import { createTestClient } from './testing/client.ts'
import { serverUrl } from './testing/database/database.ts'
import { createHome, runMain, startApiProcess } from './testing/process.ts'
import type { TestHome } from './testing/process.ts'

const homes: TestHome[] = []
async function openHome(): Promise<TestHome> {
  const made = await createHome()
  homes.push(made)
  return made
}

let home: TestHome
beforeAll(async () => {
  home = await openHome()
})
afterAll(async () => {
  await Promise.all(homes.map((each) => each.remove()))
})

const run = (changes: Record<string, string>, ...parameters: string[]) =>
  runMain({ ...home.environment, ...changes }, ...parameters)
const clientOf = (url: string) => createTestClient((request) => fetch(request), url)

describe('main', { timeout: 180_000 }, () => {
  test('serves, keeps others off its port and its data, and finishes what is under way on SIGTERM', async () => {
    const api = await startApiProcess(home.environment)
    const other = await openHome()
    const taken = await runMain({ ...other.environment, API_PORT: new URL(api.url).port })
    expect([taken.code, taken.err]).toEqual([
      1,
      expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken: .+\n$/),
    ])
    if (!serverUrl) {
      const second = await run({})
      expect([second.code, second.err]).toEqual([
        1,
        expect.stringMatching(/^The database in .+ is in use by .+\n$/),
      ])
    }
    const answers = Array.from({ length: 8 }, (_, n) => signUp(clientOf(api.url), `drain-${n}@example.com`))
    await Promise.race(answers)
    const ending = api.end('SIGTERM')
    const settled = await Promise.allSettled(answers)
    const statuses = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []))
    expect(statuses.length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { code, out, err } = await ending
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toContain('@example.com')
    // Pending mails are sent once after the next start.
    const codes = (text: string) => text.match(/^mail: verification code \d{6} \(.+\.eml\)$/gm) ?? []
    const next = await startApiProcess(home.environment)
    await expect.poll(() => codes(out).length + codes(next.out()).length).toBe(statuses.length)
    expect((await next.end('SIGTERM')).code).toBe(0)
  })

  test('makes files for its own user alone, also in a folder that was there and is open to all', async () => {
    const folder = join(home.folder, 'open')
    mkdirSync(folder, { mode: 0o755 })
    const { PATH = '' } = home.environment
    expect((await runMain({ PATH, DATA_DIR: folder }, 'migrate')).code).toBe(0)
    const files = readdirSync(folder)
    expect(files).toContain('db')
    expect(files.filter((file) => (statSync(join(folder, file)).mode & 0o077) !== 0)).toEqual([])
  })

  // The warning comes before the database opens, so PostgreSQL does not repeat it.
  test.skipIf(serverUrl).each([
    ['a wrong setting', { API_PORT: 'four' }, [], 'The setting API_PORT must be'],
    ['a data folder that cannot be', { DATA_DIR: '/dev/null/data' }, [], 'check DATA_DIR'],
    ['a data folder that is never made', { DATA_DIR: '/proc/nope' }, [], 'check DATA_DIR'],
    ['an unknown command', {}, ['dance'], 'There is no command dance'],
    [
      'a database nobody serves',
      { DATABASE_URL: 'postgres://a:hush@127.0.0.1:9/x' },
      [],
      'PostgreSQL at DATABASE_URL cannot be used',
    ],
  ])('refuses %s in one sentence', async (_name, changes, parameters, sentence) => {
    const { code, out, err } = await run(changes, ...parameters)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).not.toContain('hush')
  })

  test('refuses a backup that cannot be read in one sentence', async () => {
    const own = await openHome()
    const { code, err } = await runMain(own.environment, 'restore', '/')
    expect([code, err]).toEqual([1, expect.stringMatching(/^[^\n]*EISDIR[^\n]*\n$/)])
  })

  test('makes a super admin, with a password printed once, and backs everything up into another home', async () => {
    const { out } = await run({}, 'create-admin', 'Boss@example.com')
    const password = /with the password (\S+)\.$/m.exec(out)?.[1] ?? ''
    const file = join(home.folder, 'backup.gz')
    expect((await run({}, 'backup', file)).out).toMatch(/^\d+ rows are in /)
    const other = await openHome()
    expect(await runMain(other.environment, 'restore', file)).toMatchObject({ code: 0, err: '' })
    const api = await startApiProcess(other.environment)
    const { body } = await signIn(clientOf(api.url), 'boss@example.com', password)
    expect(body).toMatchObject({ is_super_admin: 'True', is_verified: 'True' })
    await api.end('SIGTERM')
  })

  test('resets two-step sign-in of a person who lost their phone, and ends their sign-ins', async () => {
    const own = await openHome()
    const { out } = await runMain(own.environment, 'create-admin', 'lost@example.com')
    const password = /with the password (\S+)\.$/m.exec(out)?.[1] ?? ''
    const first = await startApiProcess(own.environment)
    const send = clientOf(first.url)
    const token = String((await signIn(send, 'lost@example.com', password)).body['token'])
    expect((await send('overview', { token })).body['code']).toBe('two_step_needed')
    await setUpTwoStep(send, token, Date.now(), password)
    expect((await send('overview', { token })).status).toBe(200)
    expect((await signIn(send, 'lost@example.com', password)).body['challenge']).toBeDefined()
    await first.end('SIGTERM')
    const reset = () => runMain(own.environment, 'reset-two-step', 'LOST@example.com')
    expect((await reset()).out).toContain('Two-step sign-in of lost@example.com is off')
    expect((await reset()).err).toBe('Two-step sign-in of lost@example.com is off.\n')
    const next = await startApiProcess(own.environment)
    expect((await clientOf(next.url)('session', { token })).status).toBe(401)
    expect((await signIn(clientOf(next.url), 'lost@example.com', password)).body['token']).not.toBe('')
    await next.end('SIGTERM')
    const { db, close } = await openDatabase(getDatabaseLocation(parseSettings(own.environment)))
    expect(await db.select().from(activities).where(eq(activities.action, 'two_step_reset'))).toMatchObject([
      { actorId: null, actorName: 'Operator', note: 'reset-two-step on the server' },
    ])
    await close()
  })

  test('takes the rights of a super admin away, but never of the last, and tells the others', async () => {
    const own = await openHome()
    const file = join(own.folder, 'admins.gz')
    const run = (...parameters: string[]) => runMain(own.environment, ...parameters)
    await run('create-admin', 'first@example.com')
    expect((await run('revoke-admin', 'first@example.com')).err).toBe(
      'first@example.com is the last super administrator. Make another one first.\n',
    )
    await run('create-admin', 'second@example.com')
    expect((await run('revoke-admin', 'FIRST@example.com')).out).toContain(
      'first@example.com is no longer a super administrator',
    )
    expect((await run('revoke-admin', 'first@example.com')).err).toBe(
      'first@example.com is not a super administrator.\n',
    )
    // Two people, and an entry of the log for each change.
    expect((await run('backup', file)).out).toMatch(/^5 rows are in /)
  })

  test('signs a person out everywhere, and says when there is nobody of the address', async () => {
    const own = await openHome()
    const { out } = await runMain(own.environment, 'create-admin', 'Gone@example.com')
    const file = join(own.folder, 'one.gz')
    expect((await runMain(own.environment, 'backup', file)).out).toBe(`2 rows are in ${file}.\n`)
    const password = /with the password (\S+)\.$/m.exec(out)?.[1] ?? ''
    const first = await startApiProcess(own.environment)
    const token = String((await signIn(clientOf(first.url), 'gone@example.com', password)).body['token'])
    await first.end('SIGTERM')
    expect((await runMain(own.environment, 'sign-out', 'GONE@example.com')).out).toBe(
      'gone@example.com is signed out everywhere: 1 sign-in ended.\n',
    )
    const next = await startApiProcess(own.environment)
    expect((await clientOf(next.url)('session', { token })).status).toBe(401)
    await next.end('SIGTERM')
    expect(await runMain(own.environment, 'sign-out', 'nobody@example.com')).toMatchObject({
      code: 1,
      err: 'No account has the address nobody@example.com.\n',
    })
  })
})
