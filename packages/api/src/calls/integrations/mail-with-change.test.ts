import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedCodes, invites, notices, signUps } from '../../database/schema.ts'
import { ms, openTestApi, testPassword, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { openTeam } from '../../testing/team.ts'
import type { Team } from '../../testing/team.ts'

let t: TestApi
let team: Team
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  team = await openTeam(t, 'shop')
})
afterAll(() => t.close())
beforeEach(() => t.passMs(ms.second))

const next = 'Another-horse-2'
const table = sql.identifier(getTableName(notices))
const count = async () => {
  const { db } = t.api.services
  return Promise.all([db.$count(mailedCodes), db.$count(signUps), db.$count(invites)])
}

/** Runs a call while no mail can be written, and returns its status. */
async function withoutMail(call: () => Promise<{ status: number }>): Promise<number> {
  const { db } = t.api.services
  await t.settle()
  await db.execute(sql`alter table ${table} rename to notices_away`)
  try {
    return (await call()).status
  } finally {
    await db.execute(sql`alter table notices_away rename to ${table}`)
  }
}

describe('what a mail tells of', () => {
  test.each([
    ['a sign-up', () => signUp(t.send, 'new@shop.test')],
    ['a code sent again', () => t.send('resendCode', { input: { email: 'new@shop.test' } })],
    ['a reset link', () => t.send('forgotPassword', { input: { email: 'owner@shop.test' } })],
    [
      'an invitation',
      () =>
        t.send('createInvite', {
          token: team.owner.token,
          input: { email: 'guest@shop.test', role: 'agent' },
        }),
    ],
  ])('is not stored without it: %s', async (_name, call) => {
    const before = await count()
    expect(await withoutMail(call)).toBe(500)
    expect(await count()).toEqual(before)
    expect((await call()).status).toBeLessThan(300)
    expect(await count()).not.toEqual(before)
  })

  test('is not stored without it: a password changed by its owner', async () => {
    const { id, token } = team.owner
    const input = { current_password: testPassword, new_password: next, confirm_password: next }
    expect(await withoutMail(() => t.send('changePassword', { id, token, input }))).toBe(500)
    expect((await signIn(t.send, team.owner.email)).status).toBe(200)
  })

  test('is not stored without it: a password reset by a link, which works afterwards', async () => {
    await t.send('forgotPassword', { input: { email: team.owner.email } })
    const token = await t.find(team.owner.email, /token=([\w-]+)/)
    const input = { reset_token: token, new_password: testPassword, confirm_password: testPassword }
    expect(await withoutMail(() => t.send('resetPassword', { input }))).toBe(500)
    expect((await t.send('resetPassword', { input })).status).toBe(200)
  })

  test('is not stored without it: an address that has to choose its password, whose code works afterwards', async () => {
    const email = 'twice@shop.test'
    await signUp(t.send, email)
    t.passMs(ms.second)
    await signUp(t.send, email, next)
    const input = { email, verification_code: await t.codeOf(email) }
    expect(await withoutMail(() => t.send('verifyEmail', { input }))).toBe(500)
    const { status, body } = await t.send('verifyEmail', { input })
    expect([status, body['needs_password']]).toEqual([200, true])
  })
})
