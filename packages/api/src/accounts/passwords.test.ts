import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenChains, mailedCodes, signUps, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { cheapHashCost } from '../testing/cheap-cost.ts'
import { addPerson } from '../testing/people.ts'
import { unitMs } from '../testing/time.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { createResetToken, invalidateMailedCodes } from './mailed-codes.ts'
import { unknownDevice } from './sign-in/sign-in-device.ts'
import { createHasher } from './hasher.ts'
import type { Hasher } from './hasher.ts'
import { replacePassword, resetPasswordByLink } from './passwords.ts'
import { signInByPassword } from './sign-in/sign-in-password.ts'
import { addSignUp } from './sign-ups.ts'
import { openTokenChain } from './sign-in/token-chains.ts'
import type { User } from './find-user.ts'

const data = useDatabase()
const life = { tokenMinutes: 60, refreshDays: 14, signInDays: 90 }
const startMs = Date.UTC(2030, 0, 15, 12)
let nowMs = startMs
let real: Hasher
let ownHash = ''
let count = 0
let email = ''
/** The users who were welcomed, and the users who were notified of a new password. */
let welcomed: unknown[] = []
let told: unknown[] = []
/** Runs during a password comparison. */
let meanwhile: () => unknown
let compared: unknown[] = []

beforeAll(async () => {
  real = await createHasher(cheapHashCost)
  ownHash = await real.hash('own')
})
beforeEach(() => {
  nowMs = startMs
  count += 1
  email = `person${count}@example.com`
  welcomed = []
  told = []
  compared = []
  meanwhile = () => undefined
})

const parts = () => ({
  db: data.db,
  life,
  clock: () => nowMs,
  hasher: {
    hash: real.hash,
    matches: async (stored: string | null | undefined, secret: string) => {
      compared.push(stored)
      await meanwhile()
      return real.matches(stored, secret)
    },
  },
  callbacks: {
    join: (_tx: Transaction, user: User, atMs: number) =>
      Promise.resolve(void welcomed.push([user.id, atMs])),
    pickStore: () => Promise.resolve(null),
  },
  tell: (_tx: Transaction, user: User) => Promise.resolve(void told.push(user.id)),
})
const inside = <T>(work: (tx: Transaction) => Promise<T>) => transact(data.db, work)
const add = (facts: Partial<User> = {}) => addPerson(data.db, email, { passwordHash: ownHash, ...facts })
const signUp = (passwordHash: string) =>
  inside((tx) => addSignUp(tx, { email, firstName: 'Ann', lastName: 'Archer', passwordHash }, nowMs))
const change = (facts: Partial<User>) => data.db.update(users).set(facts).where(eq(users.email, email))
const read = async () => (await data.db.select().from(users).where(eq(users.email, email)))[0]
const hasPassword = async (secret: string) => real.matches((await read())?.passwordHash, secret)
const link = () => inside((tx) => createResetToken(tx, email, nowMs))
const linksLeft = async () =>
  (await data.db.select().from(mailedCodes).where(eq(mailedCodes.email, email))).filter(
    ({ usedAt }) => usedAt === null,
  )
const open = ({ id }: User) =>
  openTokenChain(data.db, { userId: id, storeId: null, device: unknownDevice }, life, nowMs)
/** The end of each sign-in of a user, the oldest first. */
const endings = async ({ id }: User) =>
  (
    await data.db.select().from(tokenChains).where(eq(tokenChains.userId, id)).orderBy(tokenChains.createdAt)
  ).map(({ endedAt }) => endedAt)

describe('resetPasswordByLink', () => {
  const reset = (token: string, secret = 'renewed') => resetPasswordByLink(parts(), token, secret)
  const switchOff = () => change({ isActive: false })
  const useUp = () => inside((tx) => invalidateMailedCodes(tx, 'reset', email, nowMs))
  const unusable = { kind: 'unusable' }

  test('sets the password, proves the address, and ends sign-ins, links and sign-ups', async () => {
    const person = await add({ isVerified: false })
    await signUp('a stranger’s')
    await open(person)
    await link()
    const token = await link()
    nowMs += 60 * unitMs.minute - 1
    expect(await reset(token)).toEqual({ kind: 'reset' })
    expect(await read()).toMatchObject({ isVerified: true })
    expect(await hasPassword('renewed')).toBe(true)
    expect(await endings(person)).toEqual([new Date(nowMs)])
    expect(await linksLeft()).toEqual([])
    expect(await data.db.$count(signUps, eq(signUps.email, email))).toBe(0)
    expect([welcomed, told]).toEqual([[[person.id, nowMs]], [person.id]])
  })

  test.each<[string, () => Promise<string>]>([
    ['made up', () => Promise.resolve('made-up')],
    ['an hour old', () => link().finally(() => (nowMs += 60 * unitMs.minute))],
    ['used', () => link().then((token) => reset(token, 'own').then(() => token))],
    ['used up by another', () => link().then((token) => useUp().then(() => token))],
    ['of a person who is switched off', () => link().then((token) => switchOff().then(() => token))],
    ['of an address that nobody has', () => inside((tx) => createResetToken(tx, `nobody-${email}`, nowMs))],
  ])('takes no link that is %s', async (_name, make) => {
    const person = await add()
    const token = await make()
    told = []
    await open(person)
    expect(await reset(token)).toEqual(unusable)
    expect(await hasPassword('renewed')).toBe(false)
    expect([told, (await endings(person)).at(-1)]).toEqual([[], null])
  })
})

describe('replacePassword', () => {
  const replace = (user: User, token: string, current = 'own') =>
    replacePassword(parts(), { user, token }, { current, next: 'renewed' })

  test('ends the other sign-ins and the links of the person, and tells them', async () => {
    const person = await add()
    await open(person)
    nowMs += 1
    const token = await open(person)
    await link()
    nowMs += 1
    expect(await replace(person, token)).toBe('replaced')
    expect(await hasPassword('renewed')).toBe(true)
    expect(await endings(person)).toEqual([new Date(nowMs), null])
    expect([await linksLeft(), told]).toEqual([[], [person.id]])
  })

  test('is refused without the current password, and where there is none', async () => {
    const person = await add()
    const token = await open(person)
    expect(await replace(person, token, 'guessed')).toBe('wrong')
    expect(await hasPassword('own')).toBe(true)
    await change({ passwordHash: null })
    compared = []
    expect(await replace({ ...person, passwordHash: null }, token)).toBe('wrong')
    expect([compared, told, await endings(person)]).toEqual([[], [], [null]])
  })

  test('is refused to whoever comes second with the same password before it', async () => {
    const person = await add()
    const token = await open(person)
    expect(await Promise.all([replace(person, token), replace(person, token)])).toEqual(
      expect.arrayContaining(['replaced', 'wrong']),
    )
    expect(told).toEqual([person.id])
  })
})

describe('signInByPassword', () => {
  const device = { device: 'Firefox on Linux', place: '203.0.*.*' }
  const signIn = (password = 'own') => signInByPassword(parts(), { email, password }, device)
  const wrong = { kind: 'wrong' }

  test('opens a sign-in, welcomes the person, and notes when', async () => {
    const person = await add()
    expect(await signIn()).toEqual({ kind: 'signedIn', user: person, token: expect.any(String) as string })
    const opened = await data.db.select().from(tokenChains).where(eq(tokenChains.userId, person.id))
    expect(opened).toMatchObject([{ ...device, createdAt: new Date(nowMs), endedAt: null }])
    expect(await read()).toMatchObject({ lastLogin: new Date(nowMs) })
    expect(welcomed).toEqual([[person.id, nowMs]])
  })

  test('does the same work for an address that nobody has, and for an account without a password', async () => {
    expect(await signIn()).toEqual(wrong)
    await add({ passwordHash: null })
    expect(await signIn()).toEqual(wrong)
    expect(compared).toEqual([undefined, null])
  })

  test('tells a person who is switched off from a wrong password only by the right one', async () => {
    await add({ isActive: false })
    expect([await signIn('guessed'), await signIn()]).toEqual([wrong, { kind: 'inactive' }])
    expect(welcomed).toEqual([])
  })

  test('gives the sign-up of this password, while its address is unproven, a new proof', async () => {
    const person = await add({ isVerified: false })
    expect(await signIn()).toEqual({ kind: 'unverified', user: person, proof: null })
    await signUp('a stranger’s')
    await signUp(ownHash)
    const again = await signIn()
    const proof = 'proof' in again && again.proof !== null ? hashSecret(again.proof) : 'none'
    const proven = await data.db.select().from(signUps).where(eq(signUps.proofHash, proof))
    expect(proven).toMatchObject([{ email, passwordHash: ownHash }])
    expect(await endings(person)).toEqual([])
  })

  test.each<[string, () => unknown]>([
    ['changed', () => change({ passwordHash: 'another' })],
    ['switched off', () => change({ isActive: false })],
    ['deleted', () => data.db.delete(users).where(eq(users.email, email))],
  ])('lets nobody in who is %s while the password is compared', async (_name, work) => {
    await add()
    meanwhile = work
    expect(await signIn()).toEqual(wrong)
    expect(welcomed).toEqual([])
  })
})
