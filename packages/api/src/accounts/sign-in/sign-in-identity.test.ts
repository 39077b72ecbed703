import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenChains, signUps, tokens, users } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import { addPerson, addStore } from '../../testing/people.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import type { ExternalIdentity } from './external-identity.ts'
import { signInByIdentity } from './sign-in-identity.ts'
import { addSignUp } from '../sign-ups.ts'
import type { User } from '../find-user.ts'

const data = useDatabase()
const nowMs = Date.UTC(2030, 0, 15, 12)
const device = { device: 'Firefox on Linux', place: '203.0.*.*' }
const life = { tokenMinutes: 60, refreshDays: 14, signInDays: 90 }
let count = 0
let email = ''
let welcomed: unknown[] = []
let store: string | null = null
beforeEach(() => {
  count += 1
  email = `person${count}@example.com`
  welcomed = []
  store = null
})

const says = (facts: Partial<ExternalIdentity> = {}): ExternalIdentity => ({
  issuer: 'google',
  subject: `subject ${count}`,
  email,
  isEmailVerified: true,
  firstName: 'Gina',
  lastName: 'Gold',
  picture: undefined,
  ...facts,
})
const enter = (facts?: Partial<ExternalIdentity>) =>
  signInByIdentity(
    {
      db: data.db,
      clock: () => nowMs,
      life,
      callbacks: {
        join: (_tx: Transaction, user: User, atMs: number) =>
          Promise.resolve(void welcomed.push([user.email, atMs])),
        pickStore: () => Promise.resolve(store),
      },
    },
    says(facts),
    device,
  )
const read = async () => (await data.db.select().from(users).where(eq(users.email, email)))[0]
/** The sign-in that a token belongs to, and the store that the token is for. */
const readSignIn = async (token: string) =>
  (
    await data.db
      .select({
        device: tokenChains.device,
        place: tokenChains.place,
        user: tokenChains.userId,
        store: tokens.storeId,
      })
      .from(tokens)
      .innerJoin(tokenChains, eq(tokenChains.id, tokens.chainId))
      .where(eq(tokens.hash, hashSecret(token)))
  )[0]

describe('signInByIdentity', () => {
  test.each([
    ['google', { googleSubject: 'one', ssoSubject: null }],
    ['sso', { googleSubject: null, ssoSubject: 'one' }],
  ] as const)('opens a verified account by what %s says, and signs it in', async (issuer, subjects) => {
    store = await addStore(data.db, 'Shop')
    const written = email
    const entered = await enter({
      issuer,
      subject: 'one',
      email: ` ${email.toUpperCase()}`,
      picture: 'https://p',
    })
    const person = await read()
    expect(person).toMatchObject({
      ...subjects,
      email: written,
      firstName: 'Gina',
      lastName: 'Gold',
      profileImage: 'https://p',
      isVerified: true,
      passwordHash: null,
      lastLogin: new Date(nowMs),
    })
    const { token } = entered as { token: string }
    expect(entered).toEqual({ kind: 'signedIn', user: { ...person, lastLogin: null }, token })
    expect(await readSignIn(token)).toEqual({ ...device, user: person?.id, store })
    expect(welcomed).toEqual([[email, nowMs]])
  })

  test.each(['google', 'sso'] as const)(
    'finds a person of %s again, whatever their address',
    async (issuer) => {
      await enter({ issuer, subject: 'moved', email: `first-${issuer}-${email}` })
      const again = await enter({ issuer, subject: 'moved', isEmailVerified: true })
      expect(again).toMatchObject({ kind: 'signedIn', user: { email: `first-${issuer}-${email}` } })
      expect(await read()).toBeUndefined()
    },
  )

  test('shows no picture where the issuer names none', async () => {
    await enter()
    expect(await read()).toMatchObject({ profileImage: null })
  })

  test('joins the account of a proven address, and leaves its password and name', async () => {
    const person = await addPerson(data.db, email, { passwordHash: 'theirs' })
    expect(await enter({ subject: 'joined' })).toMatchObject({ kind: 'signedIn', user: { id: person.id } })
    expect(await read()).toMatchObject({ passwordHash: 'theirs', firstName: 'Ann', googleSubject: 'joined' })
  })

  test('takes the password from an account that nobody had proven, and what was signed up for it', async () => {
    const account = { email, firstName: 'Eve', lastName: 'Evans', passwordHash: 'a stranger’s' }
    await transact(data.db, (tx) => addSignUp(tx, account, nowMs))
    expect(await enter()).toMatchObject({ kind: 'signedIn', user: { isVerified: true, passwordHash: null } })
    expect(await read()).toMatchObject({ isVerified: true, passwordHash: null })
    expect(await data.db.$count(signUps, eq(signUps.email, email))).toBe(0)
  })

  test('knows nobody by an address that the issuer has not verified', async () => {
    await addPerson(data.db, email)
    expect(await enter({ isEmailVerified: false })).toEqual({ kind: 'unverified' })
    expect([welcomed, (await read())?.googleSubject]).toEqual([[], null])
  })

  test('lets nobody in who is switched off', async () => {
    await addPerson(data.db, email, { isActive: false })
    expect(await enter()).toEqual({ kind: 'inactive' })
    expect([welcomed, (await read())?.lastLogin]).toEqual([[], null])
  })

  test('opens one account for two who come with one identity at the same moment', async () => {
    const both = await Promise.all([enter(), enter()])
    expect(both).toMatchObject([{ kind: 'signedIn' }, { kind: 'signedIn' }])
    expect(await data.db.$count(users, eq(users.email, email))).toBe(1)
  })
})
