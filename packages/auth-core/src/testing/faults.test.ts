import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { getResultCode } from '../fixtures/test-front-end.ts'
import { createClient, memoryStorage } from '../index.ts'
import type { AuthErrorCode } from '../index.ts'
import { createAuth } from '../auth.ts'
import { applyFault, fakeApi, fakeClock, faultNames } from './index.ts'
import type { FaultName } from './index.ts'

/** A front end in bearer mode that is signed in, and meets the fault from then on. */
async function meet(name: FaultName, when?: (url: string) => boolean) {
  const clock = fakeClock()
  const server = fakeApi({ clock, answers: { '/v1/x': [7] } })
  const healthy = { clock, storage: memoryStorage(), transport: server.transport }
  const first = createClient({ mode: 'bearer', ...healthy })
  const signIn = createAuth(first).signIn({ email: 'ada@example.com', password: 'Secret-123' })
  await clock.advance(10)
  await signIn
  const client = createClient({ mode: 'bearer', ...applyFault(healthy, name, when) })
  const finish = async <T>(call: Promise<T>) => {
    await clock.advance(200_000)
    return await call
  }
  return { clock, server, client, finish, auth: createAuth(client), first }
}

const codes: Record<FaultName, AuthErrorCode | 'ok'> = {
  badRequest: 'refused',
  unauthorized: 'sessionEnded',
  forbidden: 'refused',
  notFound: 'refused',
  conflict: 'refused',
  wrongFields: 'refused',
  tooManyRequests: 'rateLimited',
  serverError: 'failed',
  badGateway: 'badGateway',
  unavailable: 'failed',
  gatewayTimeout: 'failed',
  reset: 'unreachable',
  silence: 'timeout',
  slow: 'ok',
  lateAnswer: 'timeout',
  brokenBody: 'unreachable',
  truncatedJson: 'unreadable',
  htmlForJson: 'unreadable',
  empty: 'unreadable',
  noContent: 'unreadable',
  wrongTypes: 'unreadable',
  huge: 'ok',
  redirect: 'refused',
  clockAhead: 'ok',
  clockBehind: 'ok',
  storageBlocked: 'sessionEnded',
  storageFull: 'ok',
  storageGarbled: 'sessionEnded',
}

describe('faultNames', () => {
  test('are at least 24 classes', () => {
    expect(faultNames.length).toBeGreaterThanOrEqual(24)
  })

  test.each(faultNames)(
    '%s on every call ends in a result, and in no session that was not refused',
    async (name) => {
      const { auth, client, finish, clock, server, first } = await meet(name)
      expect(getResultCode(await finish(auth.me()))).toBe(codes[name])
      expect(client.session().isLoggedIn).toBe(codes[name] !== 'sessionEnded')
      expect(first.session().isLoggedIn).toBe(name !== 'unauthorized')
      expect(server.seen.filter(({ path }) => path === buildTestPath('me')).length).toBeLessThanOrEqual(2)
      expect(clock.waiting()).toBe(0)
    },
  )

  test.each(faultNames)('%s on the refresh alone ends a session only by 400, 401 or 403', async (name) => {
    const { auth, client, finish, server } = await meet(name, (url) => url.includes('refresh'))
    if (name.startsWith('storage')) return
    server.expire()
    await finish(auth.me())
    const isRefusal = name === 'badRequest' || name === 'unauthorized' || name === 'forbidden'
    expect(client.session().isLoggedIn).toBe(!isRefusal)
  })

  test('say what the server says', async () => {
    const fields = await meet('wrongFields')
    expect(await fields.finish(fields.auth.me())).toMatchObject({
      error: { status: 422, detail: 'Wrong field' },
    })
    const many = await meet('tooManyRequests')
    expect(await many.finish(many.auth.me())).toMatchObject({ error: { retryAfterSeconds: 7 } })
    const down = await meet('unavailable')
    expect(await down.finish(down.auth.me())).toMatchObject({
      error: { retryAfterSeconds: 120, detail: 'Back soon' },
    })
  })

  test('leave requests alone that are not meant', async () => {
    const { auth, finish } = await meet('serverError', (url) => url.includes('session'))
    expect(getResultCode(await finish(auth.me()))).toBe('ok')
    expect(await finish(auth.check())).toEqual({ kind: 'unreachable' })
  })

  test('huge pads objects and lets lists be', async () => {
    const { client, finish } = await meet('huge')
    expect(await finish(client.request({ path: '/v1/x' }))).toEqual({ ok: true, value: [7] })
  })
})
