import { calls, roleNames, permissionsByRole } from '@draftdesk/contract'
import type { Call, CallName, MemberRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emails, members, users } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { ms, openTestApi, signIn } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import type { TestResponse } from '../testing/client.ts'
import { fillStore, listIds, textMark, listStoreRows } from '../testing/database/fill-store.ts'
import { createSampleInputs } from '../testing/files/sample.ts'
import { enterAdmin, enterStore, joinStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'
import { handlers } from './index.ts'
import { getNeededPermission } from './call-handler.ts'

/** The calls that need no token, each with its reason. */
const open: Partial<Record<CallName, string>> = {
  checkInternet: 'says only that the server is there',
  googleLogin: 'begins a sign-in',
  googleCallback: 'ends a sign-in, by a code of Google',
  ssoCallback: 'is a sign-in, by a token of the provider',
  signUp: 'comes before every session',
  signIn: 'comes before every session',
  signInWithCode: 'ends a sign-in, by the secret of its challenge and a code',
  beginPasskeySignIn: 'gives a challenge to the secret of a sign-in with the right password',
  signInWithPasskey: 'ends a sign-in, by the secret of its challenge and a passkey',
  verifyEmail: 'proves an address by a code, before the first sign-in',
  resendCode: 'sends that code to its own address',
  forgotPassword: 'mails to the address alone',
  resetPassword: 'takes the secret of that mail',
  showInvite: 'shows an invitation to whoever holds the secret of its mail',
  acceptInvite: 'takes the secret of a mail; whoever is not signed in becomes a member only when they are',
  notify: 'takes a report and gives nothing',
}

/** The calls by which an observer changes something, each with its reason. */
const observing: Partial<Record<CallName, string>> = {
  createNote: 'writes to the team',
  updateNote: 'writes to the team',
  addNoteFile: 'adds a file to a note of their own',
  removeNoteFile: 'takes a file out of a note of their own',
  seeNotifications: 'marks what the person has seen',
  setPresence: 'shows that they read, and is stored nowhere',
  deleteNote: 'takes back what was written to the team',
  askPolicies: 'is a question about the documents, which stay as they are',
  removeMember: 'is how a person leaves; removing others needs more',
}

const every = Object.keys(calls) as CallName[]
const callOf = (name: CallName): Call => calls[name]
const guarded = every.filter((name) => callOf(name).token === 'required')
// Revoking a token has the same response for every token.
const telling = guarded.filter((name) => name !== 'revoke')
const audience = (name: CallName) => handlers[name].audience
const storeCalls = every.filter((name) => audience(name)?.kind === 'store')
const adminCalls = every.filter((name) => audience(name)?.kind === 'admin')
/** The permission that a call of a store needs. */
const needOf = (name: CallName) => {
  const found = audience(name)
  if (found?.kind !== 'store') throw new Error(`${name} is no call of a store`)
  return getNeededPermission(callOf(name), found)
}
const deniedTo = (role: MemberRole) =>
  storeCalls.filter((name) => !permissionsByRole[role].includes(needOf(name)))
const hasId = (name: CallName) => callOf(name).path.includes('{id}')
const refusals = [401, 403, 404]

let t: TestApi
let owner: StoreOwner
let stranger: StoreOwner
let agent: string
/** A member of each role. */
let team: Record<MemberRole, string>
let removed: string
let lost: string
let admin: string
/** Invalid tokens: expired, of an ended sign-in, of a blocked person. */
let over: string[]
/** All ids of the store's objects and people. */
let ids: string[]

beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: 'http://127.0.0.1:1' } })
  const { db } = t.api.services
  const expired = await t.enter('expired@example.com')
  t.passMs(61 * ms.minute)
  const ended = await t.enter('ended@example.com')
  const off = await t.enter('off@example.com')
  const find = async (email: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    return user?.id ?? ''
  }
  await endTokenChains(db, await find('ended@example.com'), 0)
  await db.update(users).set({ isActive: false }).where(eq(users.email, 'off@example.com'))
  over = [expired, ended, off]
  owner = await enterStore(t, 'owner@example.com')
  stranger = await enterStore(t, 'stranger@example.com')
  agent = await joinStore(t, 'agent@example.com', owner.id)
  const join = (role: MemberRole) => joinStore(t, `${role}-member@example.com`, owner.id, role)
  team = {
    owner: owner.token,
    agent,
    manager: await join('manager'),
    observer: await join('observer'),
  }
  removed = await joinStore(t, 'removed@example.com', owner.id)
  await db.delete(members).where(eq(members.userId, await find('removed@example.com')))
  lost = await t.enter('lost@example.com')
  admin = await enterAdmin(t, 'admin@example.com')
  await fillStore(db, owner.id, await find('owner@example.com'))
  await db.update(emails).set({ html: `<p>${textMark}</p>` })
  const rows = await listStoreRows(db, owner.id)
  const people = await Promise.all(['owner', 'agent'].map((name) => find(`${name}@example.com`)))
  ids = [...new Set([...[...rows.values()].flatMap(listIds), ...people, owner.number])]
})
afterAll(() => t.close())

const inputsOf = (name: CallName) => createSampleInputs(name, callOf(name))
const send = (name: CallName, input: Record<string, unknown>, token?: string, id = owner.id) =>
  t.send(name, { id, input, ...(token !== undefined && { token }) })

const isData = ({ body }: TestResponse) => {
  const text = JSON.stringify(body)
  return [textMark, ...ids.filter(isUuid)].some((secret) => text.includes(secret))
}

/** Makes each call. Returns those with another status than `statuses`, or with data of the store. */
async function findOpen(names: readonly CallName[], statuses: readonly number[], token?: string) {
  const found: string[] = []
  for (const name of names) {
    for (const input of inputsOf(name)) {
      const answer = await send(name, input, token)
      if (!statuses.includes(answer.status) || isData(answer)) found.push(`${name}: ${answer.status}`)
    }
  }
  return found
}

describe('every call', () => {
  test('needs a token, but for those with a reason', () => {
    expect(every.filter((name) => !guarded.includes(name)).sort()).toEqual(Object.keys(open).sort())
  })

  test('that needs a token refuses to do without', async () => {
    expect(await findOpen(guarded, [401])).toEqual([])
    expect(await findOpen(telling, [401], 'made-up')).toEqual([])
  })

  test('that takes a token refuses one that is over', async () => {
    const [expired, ...ended] = over
    // Exchanging an expired token for a new one is the purpose of a refresh.
    const others = telling.filter((name) => name !== 'refresh')
    expect(await findOpen(others, [401], expired)).toEqual([])
    for (const token of ended) expect(await findOpen(telling, [401], token)).toEqual([])
  })

  test('of a store refuses whoever is in none, was removed from it, or is a super admin outside', async () => {
    expect(storeCalls.length).toBeGreaterThan(15)
    for (const token of [lost, removed, admin]) expect(await findOpen(storeCalls, [403], token)).toEqual([])
  })

  test.each(roleNames)('of a store refuses a member whose role is %s what the table denies', async (role) => {
    expect(await findOpen(deniedTo(role), [403], team[role])).toEqual([])
  })

  test('that reads a store is open to observers where the table says so', async () => {
    const refused: string[] = []
    for (const name of storeCalls.filter((reader) => callOf(reader).method === 'GET')) {
      const { status } = await send(name, inputsOf(name).at(-1) ?? {}, team.observer)
      if ((status === 403) !== deniedTo('observer').includes(name)) refused.push(`${name}: ${status}`)
    }
    expect(refused).toEqual([])
  })

  test('that changes a store refuses observers with a sentence, but for those with a reason', async () => {
    const writing = storeCalls.filter((name) => callOf(name).method !== 'GET')
    const allowed = writing.filter((name) => !deniedTo('observer').includes(name))
    expect(allowed.sort()).toEqual(Object.keys(observing).sort())
    for (const name of deniedTo('observer')) {
      const { body } = await send(name, inputsOf(name).at(-1) ?? {}, team.observer)
      expect(body['detail']).toMatch(/^Your role in this store does not allow .+\. Please ask its owner\.$/)
    }
  })

  test('of the admin area refuses everybody else', async () => {
    expect(every.filter((name) => callOf(name).path.includes('/admin/'))).toEqual(adminCalls)
    for (const token of [owner.token, agent, lost])
      expect(await findOpen(adminCalls, [403], token)).toEqual([])
  })
})

describe('somebody from another store', () => {
  test('gets nothing of this store by any of its ids, and changes nothing', async () => {
    const readRows = async () => {
      const store = await listStoreRows(t.api.services.db, owner.id)
      // The server numbers events by itself after their commit.
      return new Map(
        [...store].map(([table, rows]) => [table, table === 'events' ? rows.map(() => 'an event') : rows]),
      )
    }
    const before = await readRows()
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
    const found: string[] = []
    for (const name of guarded) {
      const inputs = inputsOf(name)
      const keys = [...new Set(inputs.flatMap((input) => Object.keys(input)))].filter((key) =>
        /_ids?$/.test(key),
      )
      const isNamed = hasId(name) || keys.length > 0
      for (const id of isNamed ? ids : ['']) {
        for (const input of inputs) {
          const named = Object.fromEntries(keys.map((key) => [key, Array.isArray(input[key]) ? [id] : id]))
          const answer = await send(name, { ...input, ...named }, stranger.token, id)
          const isRefused = refusals.includes(answer.status) || (keys.length > 0 && answer.status === 422)
          if ((isNamed && !isRefused) || isData(answer)) found.push(`${name} ${id}: ${answer.status}`)
        }
      }
    }
    expect(found).toEqual([])
    expect(await readRows()).toEqual(before)
    expect((await signIn(t.send, 'owner@example.com')).status).toBe(200)
    // It makes thousands of calls.
  }, 400_000)

  test('would be found out: the owner gets what the others do not', async () => {
    // The retention is numbers alone, and a suggestion needs several replies. The texts contradict nothing.
    const empty: readonly string[] = [
      'retention',
      'editSuggestions',
      'policyContradictions',
      'exampleContradictions',
    ]
    const readers = storeCalls.filter((name) => callOf(name).method === 'GET' && !empty.includes(name))
    const shown = new Set<CallName>()
    for (const name of readers) {
      const least = inputsOf(name).at(-1) ?? {}
      for (const id of hasId(name) ? ids : [''])
        if (isData(await send(name, least, owner.token, id))) shown.add(name)
    }
    expect(readers.filter((name) => !shown.has(name))).toEqual([])
  })
})
