import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

describe('updateUser', () => {
  test('sets one’s own language, by code or by name', async () => {
    const token = await t.enter('ann@example.com')
    const { body } = await t.send('me', { token })
    const { id } = body['user'] as { id: string }
    const set = (prefered_language: string, whose = id) =>
      t.send('updateUser', { token, id: whose, input: { prefered_language } })
    expect((await set('de')).status).toBe(200)
    expect((await t.send('me', { token })).body).toMatchObject({ user: { prefered_language: 'de' } })
    expect((await set('Danish')).status).toBe(200)
    expect((await t.send('session', { token })).body).toMatchObject({ user: { prefered_language: 'da' } })
    expect((await set('tlh')).status).toBe(400)
    expect((await set('de', 'someone-else')).status).toBe(403)
  })
})

describe('updateUser with a name', () => {
  test('changes what is given and nothing else', async () => {
    const token = await t.enter('cleo@example.com')
    const me = async () => (await t.send('me', { token })).body['user'] as Record<string, string>
    const id = (await me())['id'] ?? ''
    const set = (input: Record<string, string>) => t.send('updateUser', { token, id, input })
    // A language without pages, so that the answers stay English.
    await set({ prefered_language: 'fi' })
    expect((await set({ first_name: ' Cleo ' })).body).toMatchObject({
      message: 'Your name is saved.',
      first_name: 'Cleo',
    })
    expect(await me()).toMatchObject({ first_name: 'Cleo', last_name: 'Archer', prefered_language: 'fi' })
    expect((await set({ last_name: 'Carter', prefered_language: 'da' })).body).toMatchObject({
      message: 'Language updated to Danish successfully',
    })
    expect(await me()).toMatchObject({ last_name: 'Carter', prefered_language: 'da' })
    for (const wrong of [{}, { first_name: ' ' }, { last_name: 'x'.repeat(101) }, { first_name: 'a\nb' }])
      expect((await set(wrong)).status).toBe(422)
  })
})

describe('listLanguages', () => {
  test('lists codes and names', async () => {
    const { body } = await t.send('languages', { token: await t.enter('bob@example.com') })
    expect(body).toContainEqual({ code: 'en', name: 'English' })
  })
})
