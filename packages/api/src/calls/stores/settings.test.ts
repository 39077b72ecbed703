import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { openTeam } from '../../testing/team.ts'
import type { TestMember, Team } from '../../testing/team.ts'

let t: TestApi
let team: Team
let owner: TestMember
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  team = await openTeam(t, 'shop')
  owner = team.owner
})
afterAll(() => t.close())

const change = (by: TestMember, input: Record<string, unknown>) =>
  t.send('updateSettings', { token: by.token, input })
const show = async (by: TestMember) => (await t.send('settings', { token: by.token })).body

describe('settings', () => {
  test('are empty before anybody wrote them, and are kept a field at a time', async () => {
    const first = await show(owner)
    expect(first).toMatchObject({ name: 'Store of owner@shop.test', signature: '', reply_to: '', version: 0 })
    expect(first['store_id']).toBeGreaterThan(1000)
    const mail = { signature: 'Kind regards\n\nShop', sender_name: ' Shop ', reply_to: 'help@shop.test' }
    expect((await change(owner, { version: 0, ...mail })).body).toEqual({
      ...first,
      ...mail,
      sender_name: 'Shop',
      version: 1,
    })
    expect((await change(owner, { version: 1, name: ' Shop ' })).body).toMatchObject({
      name: 'Shop',
      reply_to: 'help@shop.test',
      version: 2,
    })
    expect((await change(owner, { version: 2, reply_to: '' })).body).toMatchObject({
      reply_to: '',
      signature: mail.signature,
    })
    const { body } = await t.send('session', { token: owner.token })
    expect(body['store']).toMatchObject({ name: 'Shop' })
  })

  test.each([
    ['signature', 'Kind regards\n[Your name]', '[Your name]'],
    ['sender_name', '{{agent.name}}', '{{agent.name}}'],
  ])('refuse a %s that is not filled in', async (field, text, open) => {
    const { version } = await show(owner)
    const { status, body } = await change(owner, { version, [field]: text })
    expect([status, JSON.stringify(body)]).toEqual([
      422,
      expect.stringContaining(`“${open}” is not filled in. Please replace it or delete it.`),
    ])
  })

  test('refuse a stale version with what they are now', async () => {
    const now = await show(owner)
    const late = await change(owner, { version: 0, name: 'Late' })
    expect([late.status, late.body['current']]).toEqual([409, now])
    expect(await show(owner)).toEqual(now)
  })

  test('go to one of two who write first at the same moment', async () => {
    const both = await openTeam(t, 'both')
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => change(both.owner, { version: 0, sender_name: name })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    [{ name: ' ' }, 'Please enter a name for the store.'],
    [{ name: 'x'.repeat(121) }, 'A name has at most 120 characters.'],
    [{ name: 'a\nb' }, 'A name is one line of text.'],
    [{ sender_name: 'Shop\r\nBcc: all@shop.test' }, 'A name is one line of text.'],
    [{ reply_to: 'nonsense' }, 'This is not an email address.'],
    [{ reply_to: 'a@b.test, c@d.test' }, 'This is not an email address.'],
    [{ signature: 'x'.repeat(4001) }, 'A signature has at most 4000 characters.'],
  ])('refuse %o', async (input, message) => {
    const { status, body } = await change(owner, { version: 3, ...input })
    expect([status, body]).toMatchObject([422, { detail: [{ msg: message }] }])
  })

  test('are for owners and managers, each of their own store', async () => {
    const manager = await team.add('manager', 'manager')
    const agent = await team.add('agent', 'agent')
    expect((await t.send('settings', { token: agent.token })).status).toBe(403)
    expect((await change(agent, { version: 3, name: 'No' })).status).toBe(403)
    expect((await change(manager, { version: 3, name: 'Yes' })).body).toMatchObject({ name: 'Yes' })
    const other = await openTeam(t, 'other')
    expect(await show(other.owner)).toMatchObject({ name: 'Store of owner@other.test', signature: '' })
  })
})
