import { describe, expect, test } from 'vitest'
import { calls, getResponseSchema } from '@draftdesk/contract'
import { buildTestPath } from '@draftdesk/contract/testing'
import { createTestFrontEnd } from '../fixtures/test-front-end.ts'
import { settlePromises } from './index.ts'

describe('fakeApi', () => {
  test('answers as the contract says', async () => {
    const { client, auth, finish, signIn } = createTestFrontEnd()
    await signIn()
    for (const name of ['checkInternet', 'session', 'me'] as const) {
      const result = await finish(client.request({ path: calls[name].path }))
      expect(result.ok && getResponseSchema(calls[name].answer).safeParse(result.value).success).toBe(true)
    }
    expect(await finish(auth.checkInternet())).toBe(true)
  })

  test('refuses a token it never gave, and one that was refreshed', async () => {
    const { server, finish } = createTestFrontEnd()
    const ask = (path: string, init: RequestInit = {}) => finish(server.transport(path, init))
    const form = new FormData()
    form.append('password', 'Secret-123')
    await ask(buildTestPath('signIn'), { method: 'POST', body: form })
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await ask(buildTestPath('me'), bearer('made-up'))).status).toBe(401)
    expect((await ask(buildTestPath('me'))).status).toBe(401)
    expect((await ask(buildTestPath('refresh'), bearer('token-1'))).status).toBe(200)
    expect((await ask(buildTestPath('refresh'), bearer('token-1'))).status).toBe(401)
    server.revoke()
    server.expire()
    expect((await ask(buildTestPath('refresh'), bearer('token-2'))).status).toBe(401)
    expect(server.chainOf('token-2')).toBe(server.chainOf('token-1'))
    expect(server.chainOf('made-up')).toBeUndefined()
  })

  test('gives up when the signal does, also one that already has', async () => {
    const { server, clock } = createTestFrontEnd()
    const controller = new AbortController()
    const call = server.transport(buildTestPath('checkInternet'), { signal: controller.signal })
    await settlePromises()
    controller.abort()
    await expect(call).rejects.toThrow('given up')
    await expect(
      server.transport(buildTestPath('checkInternet'), { signal: controller.signal }),
    ).rejects.toThrow('given up')
    expect(clock.waiting()).toBe(0)
  })
})
