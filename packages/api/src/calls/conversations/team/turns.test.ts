import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi } from '../../../testing/api.ts'
import type { TestApi } from '../../../testing/api.ts'
import { receiveMail } from '../../../testing/mail/receive.ts'
import { openTeam } from '../../../testing/team.ts'
import type { TestMember, Team } from '../../../testing/team.ts'

let t: TestApi
let team: Team
let anna: TestMember
let ben: TestMember

beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, tokenMinutes: 10_000 })
  team = await openTeam(t, 'turns')
  anna = await team.add('anna', 'agent')
  ben = await team.add('ben', 'agent')
})
afterAll(() => t.close())

const setTurns = async (isOn: boolean) => {
  const { token } = team.owner
  const { version } = (await t.send('settings', { token })).body
  return t.send('updateSettings', { token, input: { version, assigns_in_turn: isOn } })
}
const setAway = ({ token }: TestMember, from: string | null, until: string | null = null) =>
  t.send('setAway', { token, input: { from, until } })
const at = (inMs: number) => new Date(t.api.services.clock() + inMs).toISOString()

let count = 0
const take = async (more: object = {}) => {
  count += 1
  const atMs = t.api.services.clock()
  const told = { id: `<turn${count}@mail.test>`, from: `c${count}@mail.test`, subject: `Turn ${count}`, atMs }
  return (await receiveMail(t.api.services.db, team.storeId, { ...told, ...more })).threadId
}
const show = async (id: string) => {
  const { body } = await t.send('thread', { token: team.owner.token, id })
  return body as unknown as {
    version: number
    assignee: { id: string } | null
    colleagues: { id: string; is_away: boolean }[]
    history: { action: string; person_id: string | null; about: string; actor: { name: string } }[]
  }
}
const assigneeOf = async (id: string) => (await show(id)).assignee?.id

describe('assigns_in_turn', () => {
  test('is off at first: new conversations belong to the team', async () => {
    expect(await assigneeOf(await take())).toBeUndefined()
  })

  test('gives new conversations to members in turn, and the history says so', async () => {
    expect((await setTurns(true)).body).toMatchObject({ assigns_in_turn: true })
    const ids = await Promise.all(Array.from({ length: 12 }, () => take()))
    const assignees = await Promise.all(ids.map(assigneeOf))
    for (const { id } of [team.owner, anna, ben])
      expect(assignees.filter((one) => one === id)).toHaveLength(4)
    const { history, assignee } = await show(ids[0] ?? '')
    expect(history).toMatchObject([
      { action: 'assigned_in_turn', person_id: assignee?.id, about: 'Ann Archer', actor: { name: '' } },
    ])
  })

  test('leaves answers and machines where they are', async () => {
    const id = '<before-turns@mail.test>'
    await setTurns(false)
    const thread = await take({ id })
    await setTurns(true)
    expect(await take({ answers: id, from: `c${count}@mail.test` })).toBe(thread)
    expect(await assigneeOf(thread)).toBeUndefined()
    expect(
      await assigneeOf(await take({ from: 'noreply@mail.test', headers: ['Precedence: bulk'] })),
    ).toBeUndefined()
  })

  test('passes over a person who is out of office', async () => {
    await setAway(anna, at(0), at(ms.hour))
    await setAway(ben, at(ms.hour))
    const now = [await take(), await take()]
    expect(new Set(await Promise.all(now.map(assigneeOf)))).toEqual(new Set([team.owner.id, ben.id]))
    t.passMs(2 * ms.hour)
    const later = [await take(), await take()]
    expect(new Set(await Promise.all(later.map(assigneeOf)))).toEqual(new Set([team.owner.id, anna.id]))
    for (const person of [team.owner, anna]) await setAway(person, at(0))
    expect(await assigneeOf(await take())).toBeUndefined()
    for (const person of [team.owner, anna, ben]) await setAway(person, null)
  })
})

describe('setAway', () => {
  test('returns a conversation to the team when its customer answers meanwhile', async () => {
    await setTurns(false)
    const first = '<first-away@mail.test>'
    const id = await take({ id: first, from: 'away@mail.test' })
    const { version } = await show(id)
    const input = { version, assignee_id: anna.id }
    await t.send('updateThread', { token: team.owner.token, id, input })
    await setAway(anna, at(0), at(ms.hour))
    expect(await assigneeOf(id)).toBe(anna.id)
    const { colleagues } = await show(id)
    expect(colleagues.filter((one) => one.is_away).map((one) => one.id)).toEqual([anna.id])
    t.passMs(ms.minute)
    expect(await take({ answers: first, from: 'away@mail.test' })).toBe(id)
    const after = await show(id)
    expect(after.assignee).toBeNull()
    expect(after.history.at(-1)).toMatchObject({ action: 'unassigned_away', person_id: anna.id })
    await setAway(anna, null)
  })

  test('shows the absence until it is over', async () => {
    const read = async () => (await t.send('away', { token: ben.token })).body
    const [from, until] = [at(ms.hour), at(2 * ms.hour)]
    expect((await setAway(ben, from, until)).body).toEqual({ from, until })
    expect(await read()).toEqual({ from, until })
    t.passMs(2 * ms.hour)
    expect(await read()).toEqual({ from: null, until: null })
  })

  test('refuses an end before the beginning or in the past, and a far day', async () => {
    for (const [from, until] of [
      [at(ms.hour), at(ms.minute)],
      [at(-2 * ms.hour), at(-ms.hour)],
      [at(3 * 366 * 24 * ms.hour), null],
    ] as const)
      expect((await setAway(ben, from, until)).status).toBe(422)
  })
})
