import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore } from '../../testing/store.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const stateOf = async (token: string) => (await t.send('session', { token })).body['store']

describe('onboardStore', () => {
  test('ends the welcome of the store, by its id or its number, once and again', async () => {
    const { token, id, number } = await enterStore(t, 'ann@example.com')
    expect(await stateOf(token)).toMatchObject({ is_onboarded: false })
    const first = await t.send('onboardStore', { token, id })
    expect([first.status, first.body]).toMatchObject([200, { id, is_onboarded: true }])
    expect((await t.send('onboardStore', { token, id: number })).status).toBe(200)
    expect(await stateOf(token)).toMatchObject({ is_onboarded: true, is_document_uploaded: false })
  })

  test('refuses another store, one that is not there, and a person without a store', async () => {
    const { token } = await enterStore(t, 'bea@example.com')
    const other = await enterStore(t, 'cleo@example.com')
    expect((await t.send('onboardStore', { token, id: other.id })).status).toBe(404)
    expect((await t.send('onboardStore', { token, id: 'made-up' })).status).toBe(404)
    expect(await stateOf(other.token)).toMatchObject({ is_onboarded: false })
    const lost = await t.enter('dan@example.com')
    expect((await t.send('onboardStore', { token: lost, id: other.id })).status).toBe(403)
    expect((await t.send('onboardStore', { id: other.id })).status).toBe(401)
  })
})
