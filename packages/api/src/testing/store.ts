import type { MemberRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Services } from '../calls/call-handler.ts'
import { members, users } from '../database/schema.ts'
import { signIn } from './api.ts'
import type { TestApi } from './api.ts'

/** A signed-in owner of a store. */
export interface StoreOwner {
  token: string
  id: string
  number: string
}

/** Signs a new person up, creates a store and enters it. */
export async function enterStore(t: TestApi, email: string): Promise<StoreOwner> {
  const first = await t.enter(email)
  const created = await t.send('createStore', { token: first, input: { name: `Store of ${email}` } })
  const id = String(created.body['id'])
  const switched = await t.send('switchStore', { token: first, id })
  return { token: String(switched.body['token']), id, number: String(created.body['store_id']) }
}

/** Adds a person to a store. */
export async function addMember(
  { db }: Pick<Services, 'db'>,
  email: string,
  storeId: string,
  role: MemberRole = 'agent',
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  await db.insert(members).values({ userId: user?.id ?? '', storeId, role })
}

/** Signs up a new person and adds them to a store. */
export async function joinStore(
  t: TestApi,
  email: string,
  storeId: string,
  role: MemberRole = 'agent',
): Promise<string> {
  const first = await t.enter(email)
  await addMember(t.api.services, email, storeId, role)
  return String((await t.send('switchStore', { token: first, id: storeId })).body['token'])
}

/** Signs a new person up and makes them a super admin, without a store. */
export async function enterAdmin(t: TestApi, email: string): Promise<string> {
  await t.enter(email)
  await t.api.services.db.update(users).set({ isSuperAdmin: true }).where(eq(users.email, email))
  return String((await signIn(t.send, email)).body['token'])
}

/** Adds people to the first store of a person, with that person's password. Returns their addresses. */
export async function addColleagues(
  { db }: Pick<Services, 'db'>,
  email: string,
  count: number,
): Promise<string[]> {
  const [source] = await db
    .select({ passwordHash: users.passwordHash, storeId: members.storeId })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email))
    .limit(1)
  if (!source) throw new Error(`${email} is in no store`)
  const { storeId, passwordHash } = source
  const emails = Array.from({ length: count }, (_, index) => `colleague-${index}@${storeId}.test`)
  const person = {
    firstName: 'Cal',
    lastName: 'Colleague',
    isVerified: true,
    lastStoreId: storeId,
    passwordHash,
  }
  const added = await db
    .insert(users)
    .values(emails.map((one) => ({ ...person, email: one })))
    .returning({ userId: users.id })
  await db.insert(members).values(added.map(({ userId }) => ({ userId, storeId, role: 'agent' })))
  return emails
}
