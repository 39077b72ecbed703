import { buildTestPath } from '@draftdesk/contract/testing'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../database/schema.ts'
import { ms, openTestApi, testPassword, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { jpegPicture, pngPicture, webpPicture } from '../../testing/files/pictures.ts'
import { statusAndDetail } from '../../testing/team.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

let count = 0
async function enter() {
  count += 1
  const email = `person${count}@example.com`
  const token = await t.enter(email)
  const { body } = await t.send('me', { token })
  return { email, token, id: (body['user'] as { id: string }).id }
}
type Person = Awaited<ReturnType<typeof enter>>

const meOf = async (token: string) => (await t.send('me', { token })).body['user'] as Record<string, unknown>
const renewed = 'Better-horse-2'

describe('changePassword', () => {
  const change = ({ token, id }: Person, current = testPassword, next = renewed) =>
    t.send('changePassword', { token, id, input: { current_password: current, new_password: next } })

  test('ends the other sign-ins and the reset links, and keeps this sign-in', async () => {
    const person = await enter()
    const other = String((await signIn(t.send, person.email)).body['token'])
    await t.send('forgotPassword', { input: { email: person.email } })
    const link = await t.find(person.email, /token=([\w-]+)/)
    expect((await change(person)).body).toEqual({ message: 'Password updated successfully!' })
    expect((await t.send('me', { token: other })).status).toBe(401)
    expect((await t.send('refresh', { token: other })).status).toBe(401)
    expect((await t.send('me', { token: person.token })).status).toBe(200)
    expect((await t.send('refresh', { token: person.token })).status).toBe(200)
    expect((await signIn(t.send, person.email)).status).toBe(400)
    expect((await signIn(t.send, person.email, renewed)).status).toBe(200)
    const reset = { reset_token: link, new_password: testPassword, confirm_password: testPassword }
    expect((await t.send('resetPassword', { input: reset })).status).toBe(400)
  })

  test('refuses a wrong current password, ten times in a quarter of an hour', async () => {
    const person = await enter()
    for (let tries = 0; tries < 10; tries += 1)
      expect(statusAndDetail(await change(person, 'Wrong-horse-1'))).toEqual([
        400,
        'The current password is wrong.',
      ])
    expect((await change(person)).status).toBe(429)
    t.passMs(15 * ms.minute)
    expect((await signIn(t.send, person.email)).status).toBe(200)
  })

  test('refuses a weak password, and another person’s account', async () => {
    const person = await enter()
    expect((await change(person, testPassword, 'weak')).status).toBe(422)
    expect((await change({ ...person, id: (await enter()).id })).status).toBe(403)
  })

  test('says where an account without a password gets one', async () => {
    const person = await enter()
    expect(await meOf(person.token)).toMatchObject({ has_password: true })
    await t.api.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id))
    expect(await meOf(person.token)).toMatchObject({ has_password: false })
    expect(statusAndDetail(await change(person))).toEqual([
      400,
      'This account has no password yet. Please set one with “Forgot password?”.',
    ])
  })
})

describe('uploadPicture', () => {
  const upload = ({ token, id }: Person, content: Uint8Array<ArrayBuffer>, name = 'me.png') =>
    t.send('uploadPicture', { token, id, input: { file: new File([content], name) } })
  const get = (path: unknown) => t.api.fetch(new Request(`http://api.test${String(path)}`))

  test.each([
    ['image/png', pngPicture],
    ['image/jpeg', jpegPicture],
    ['image/webp', webpPicture],
  ])('stores %s by its bytes, and shows it to everybody with its address', async (type, content) => {
    const person = await enter()
    const { body } = await upload(person, content, 'misleading.txt')
    expect(body['profile_image']).toMatch(/^\/v1\/pictures\/[0-9a-f-]{36}$/)
    expect(await meOf(person.token)).toMatchObject(body)
    const shown = await get(body['profile_image'])
    const { format, width } = await sharp(await shown.arrayBuffer()).metadata()
    expect([`image/${format}`, width]).toEqual([type, 1])
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('has a new address at each change, and the old one is gone', async () => {
    const person = await enter()
    const first = (await upload(person, pngPicture)).body['profile_image']
    const second = (await upload(person, jpegPicture)).body['profile_image']
    expect(second).not.toBe(first)
    expect((await get(first)).status).toBe(404)
    const removed = await t.send('deletePicture', { token: person.token, id: person.id })
    expect(removed.body).toEqual({ profile_image: null })
    expect(await meOf(person.token)).toMatchObject({ profile_image: null })
    expect((await get(second)).status).toBe(404)
    expect((await get(buildTestPath('picture', 'made-up'))).status).toBe(404)
  })

  test('takes many at the same moment, and shows the one that is kept', async () => {
    const person = await enter()
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(person, pngPicture)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await get((await meOf(person.token))['profile_image'])).status).toBe(200)
  })

  test('refuses what only calls itself a picture, and what is too large', async () => {
    const person = await enter()
    const text = (content: string) => new TextEncoder().encode(content)
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'GIF89a', 'RIFF1234WAVE'])
      expect(statusAndDetail(await upload(person, text(content)))).toEqual([
        400,
        'This file is not a supported picture. Please use png, jpeg or webp.',
      ])
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(pngPicture)
    expect((await upload(person, large)).status).toBe(422)
    expect((await upload(person, large.slice(0, -1))).status).toBe(200)
    expect((await upload(person, new Uint8Array(3 * 1024 * 1024))).status).toBe(413)
  })

  test('refuses a picture of too many pixels, and a damaged one', async () => {
    const person = await enter()
    const create = async (width: number, height: number) => {
      const background = { r: 0, g: 0, b: 0 }
      return new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background } })
          .png()
          .toBuffer(),
      )
    }
    expect((await upload(person, await create(4096, 4096))).status).toBe(200)
    for (const content of [await create(4097, 1), await create(1, 4097)])
      expect(statusAndDetail(await upload(person, content))).toEqual([
        400,
        'The picture is too large. It can be up to 4096 pixels wide and high.',
      ])
    expect(statusAndDetail(await upload(person, (await create(40, 40)).slice(0, 60)))).toEqual([
      400,
      'This picture is damaged. Please save it again and upload it.',
    ])
  })

  test('refuses another person’s account', async () => {
    const person = await enter()
    const other = await enter()
    expect((await upload({ ...person, id: other.id }, pngPicture)).status).toBe(403)
    expect((await t.send('deletePicture', { token: person.token, id: other.id })).status).toBe(403)
  })
})
