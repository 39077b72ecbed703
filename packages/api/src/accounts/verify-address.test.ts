import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedCodes, signUps, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import { cheapHashCost } from '../testing/cheap-cost.ts'
import { addPerson } from '../testing/people.ts'
import { unitMs } from '../testing/time.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { createResetToken, createMailedCode, saveMailedCode } from './mailed-codes.ts'
import { createHasher } from './hasher.ts'
import type { Hasher } from './hasher.ts'
import { addSignUp } from './sign-ups.ts'
import { verifyAddress } from './verify-address.ts'

const data = useDatabase()
const startMs = Date.UTC(2030, 0, 15, 12)
let nowMs = startMs
let hasher: Hasher
let email = ''
let count = 0
/** Whom the rest of the house welcomed, and the links that were sent. */
let welcomed: unknown[] = []
let links: string[] = []
/** Comparisons in order. Unknown addresses must cause the same ones. */
let compared: unknown[] = []

beforeAll(async () => {
  const real = await createHasher(cheapHashCost)
  hasher = {
    hash: real.hash,
    matches: (stored, secret) => {
      compared.push(stored)
      return real.matches(stored, secret)
    },
  }
})
beforeEach(() => {
  nowMs = startMs
  count += 1
  email = `person${count}@example.com`
  welcomed = []
  links = []
  compared = []
})

const inside = <T>(work: (tx: Transaction) => Promise<T>) => transact(data.db, work)
const signUp = (passwordHash = 'own hash', lastName = 'Archer') =>
  inside((tx) => addSignUp(tx, { email, firstName: 'Ann', lastName, passwordHash }, nowMs))
/** Sends a code, for a sign-up or again, and returns it. */
const sendCode = async (signUpId: string | null = null) => {
  const { code, hash } = await createMailedCode(hasher)
  await inside((tx) => saveMailedCode(tx, { email, hash, signUpId }, nowMs))
  return code
}
const verify = (code: string, proof?: string) =>
  verifyAddress(
    {
      db: data.db,
      hasher,
      clock: () => nowMs,
      callbacks: {
        join: (_tx, user, atMs) => Promise.resolve(void welcomed.push([user.email, user.isVerified, atMs])),
        pickStore: () => Promise.resolve(null),
      },
      sendLink: (_tx, token) => Promise.resolve(void links.push(token)),
    },
    { email, code, proof },
  )
const read = async () => (await data.db.select().from(users).where(eq(users.email, email)))[0]
const rowsOf = (kind: 'verify' | 'reset') =>
  data.db
    .select()
    .from(mailedCodes)
    .where(and(eq(mailedCodes.email, email), eq(mailedCodes.kind, kind)))
/** Signs up; the sign-up that its code is for. */
const asked = async () => (await signUp()).id
const passWeek = (id: string) => {
  nowMs += 7 * unitMs.day
  return id
}
const waiting = { isVerified: false, passwordHash: 'theirs' }

const wrong = { kind: 'wrong' }
const own = { kind: 'verified', needsPassword: false }

describe('verifyAddress', () => {
  test('switches on what the browser signed up with that shows its proof', async () => {
    await signUp('a stranger’s')
    const { id, proof } = await signUp('own hash', 'Acorn')
    await signUp('another stranger’s')
    nowMs += unitMs.minute
    expect(await verify(await sendCode(id), proof)).toEqual(own)
    expect(await read()).toMatchObject({ isVerified: true, passwordHash: 'own hash', lastName: 'Acorn' })
    expect(welcomed).toEqual([[email, true, nowMs]])
    expect(links).toEqual([])
    expect(await data.db.$count(signUps, eq(signUps.email, email))).toBe(0)
  })

  test('switches on the only sign-up by its only code without a proof, whatever was sent before it', async () => {
    await sendCode()
    nowMs += 1
    const { id } = await signUp()
    const code = await sendCode(id)
    nowMs += unitMs.minute
    expect(await verify(code)).toEqual(own)
    expect(await read()).toMatchObject({ isVerified: true, passwordHash: 'own hash' })
  })

  test.each<[string, () => Promise<string | null>, string?]>([
    ['two signed up', () => signUp('a stranger’s').then(() => asked())],
    ['another signed up afterwards', () => asked().then((id) => signUp('a stranger’s').then(() => id))],
    ['the code was asked for again', () => asked().then(() => null)],
    ['another code was sent beside it', () => asked().then((id) => sendCode(id).then(() => id))],
    ['the proof is made up', () => asked().then(() => null), 'made-up'],
    ['nobody signed up', () => addPerson(data.db, email, waiting).then(() => null)],
    ['the sign-up was a week ago', () => asked().then(passWeek)],
  ])('switches on no password when %s, and sends a link to choose one', async (_name, prepare, proof) => {
    const code = await sendCode(await prepare())
    expect(await verify(code, proof)).toEqual({ kind: 'verified', needsPassword: true })
    expect(await read()).toMatchObject({ isVerified: true, passwordHash: null })
    const [link] = await rowsOf('reset')
    expect(links.map(hashSecret)).toEqual([link?.hash])
    expect(link).toMatchObject({ usedAt: null, expiresAt: new Date(nowMs + 60 * unitMs.minute) })
    expect(welcomed).toHaveLength(1)
  })

  test('still switches on a sign-up that is not quite a week old', async () => {
    const { id } = await signUp()
    nowMs += 7 * unitMs.day - 1
    expect(await verify(await sendCode(id))).toEqual(own)
  })

  test('changes nothing of a person who has proven their address', async () => {
    await addPerson(data.db, email, { passwordHash: 'theirs' })
    expect(await verify(await sendCode())).toEqual(own)
    expect(await read()).toMatchObject({ passwordHash: 'theirs' })
    expect([welcomed, links]).toEqual([[], []])
  })

  test('takes the newest three codes, and uses up every one with the first that is used', async () => {
    const sent: string[] = []
    for (let code = 0; code < 4; code += 1) {
      sent.push(await sendCode())
      nowMs += 1
    }
    await inside((tx) => createResetToken(tx, email, nowMs))
    const [oldest = '', next = '', , newest = ''] = sent
    expect(await verify(oldest)).toEqual(wrong)
    expect(compared).toHaveLength(3)
    expect(await verify(next)).toEqual(own)
    expect((await rowsOf('verify')).map(({ usedAt }) => usedAt)).toEqual(Array(4).fill(new Date(nowMs)))
    compared = []
    expect(await verify(newest)).toEqual(wrong)
    expect(compared).toEqual([undefined])
    expect(await rowsOf('reset')).toMatchObject([{ usedAt: null }])
  })

  test('leaves what was sent to other addresses, and what they signed up with', async () => {
    const other = { email: `other-${email}`, firstName: 'Bob', lastName: 'Baker', passwordHash: 'theirs' }
    const { id: signUpId } = await inside((tx) => addSignUp(tx, other, nowMs))
    await inside((tx) => saveMailedCode(tx, { email: other.email, hash: 'theirs', signUpId }, nowMs))
    expect(await verify(await sendCode(await asked()))).toEqual(own)
    const [sent] = await data.db.select().from(mailedCodes).where(eq(mailedCodes.email, other.email))
    expect(sent).toMatchObject({ signUpId, usedAt: null, attempts: 0 })
    const [person] = await data.db.select().from(users).where(eq(users.email, other.email))
    expect(person).toMatchObject({ isVerified: false })
  })

  test('takes a code from one of many who show it at the same moment', async () => {
    const code = await sendCode()
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(code)))
    expect(answers.filter(({ kind }) => kind === 'verified')).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind !== 'verified')).toEqual([wrong, wrong, wrong])
  })

  test('takes a code for less than 15 minutes', async () => {
    const code = await sendCode()
    nowMs = startMs + 15 * unitMs.minute
    expect(await verify(code)).toEqual(wrong)
    nowMs -= 1
    expect(await verify(code)).toEqual(own)
  })

  test.each([
    [4, own],
    [5, wrong],
  ])('after %i wrong guesses at a code finds the right one %o', async (guesses, outcome) => {
    const code = await sendCode()
    for (let guess = 0; guess < guesses; guess += 1) expect(await verify('not it')).toEqual(wrong)
    expect(await verify(code)).toEqual(outcome)
  })

  test('compares a code once for an address that nobody has, and with the address’s own codes alone', async () => {
    const code = await sendCode()
    await verify('not it')
    expect(compared).toEqual((await rowsOf('verify')).map(({ hash }) => hash))
    email = `nobody-${email}`
    compared = []
    expect(await verify(code)).toEqual(wrong)
    expect(compared).toEqual([undefined])
  })
})

describe('addSignUp', () => {
  test('opens an account, and one that waits is as it was signed up last', async () => {
    expect(await signUp()).toMatchObject({ isOpen: true })
    expect(await read()).toMatchObject({
      isVerified: false,
      createdAt: new Date(startMs),
      lastName: 'Archer',
    })
    expect(await signUp('another', 'Acorn')).toMatchObject({ isOpen: true })
    expect(await read()).toMatchObject({ passwordHash: 'another', lastName: 'Acorn' })
  })

  test('stores as much for an address that has an account, and leaves the account', async () => {
    await addPerson(data.db, email, { passwordHash: 'theirs' })
    const { isOpen, proof } = await signUp()
    expect(isOpen).toBe(false)
    expect(await read()).toMatchObject({ passwordHash: 'theirs' })
    const stored = await data.db.select().from(signUps).where(eq(signUps.email, email))
    expect(stored).toMatchObject([{ proofHash: hashSecret(proof), passwordHash: 'own hash' }])
  })
})
