import * as z from 'zod'
import { eq, inArray, asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { calls as contract } from '@draftdesk/contract'
import type { Services } from '../calls/call-handler.ts'
import { toStoreAnswer } from '../stores/store.ts'
import { storeColumnsWithSetUp } from '../database/store-with-set-up.ts'
import { tokenChains, stores, tokens, users, members } from '../database/schema.ts'
import { endTokenChains } from '../accounts/sign-in/token-chains.ts'
import { normalizeEmailAddress } from '../accounts/email-address.ts'
import { unknownDevice } from '../accounts/sign-in/sign-in-device.ts'
import { signInUser } from '../accounts/sign-in/sign-in-user.ts'
import { formatSessionBoolean, toSignInAnswer } from '../calls/accounts/sign-in.ts'
import { signInCallbacks } from '../stores/sign-in-callbacks.ts'
import type { DemoMemory } from './demo-memory.ts'
import type { DemoFaults } from './demo-faults.ts'
import { setStoreProgress } from './store-progress.ts'
import type { Database } from '../database/open-database.ts'

const personSchema = z.object({ email: z.string() })
const storeChangeSchema = z.object({
  store_id: z.number().int(),
  is_onboarded: z.boolean().optional(),
  is_document_uploaded: z.boolean().optional(),
  is_email_account_added: z.boolean().optional(),
  is_shopify_account_added: z.boolean().optional(),
})
const faultChangeSchema = z.object({
  call: z.string(),
  fault: z.string(),
  times: z.number().int().positive().nullable().default(null),
})
const sessionEndSchema = personSchema.extend({ mode: z.enum(['expire', 'end']).default('expire') })

/** JSON control calls of a demo: people, become, store, session, faults, outbox, calls. */
export function createDemoControl(
  services: Services,
  memory: DemoMemory,
  faults: DemoFaults,
): Pick<Hono, 'fetch'> {
  const { db, clock } = services
  const app = new Hono().basePath('/__demo')
  const findUser = async (email: string) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, normalizeEmailAddress(email)))
    return user
  }

  app.get('/people', async (c) => c.json(await listDemoPeople(db)))

  app.post('/become', async (c) => {
    const user = await findUser(personSchema.parse(await c.req.json()).email)
    if (!user) return c.json({ detail: 'No account has this address.' }, 404)
    const last_login = user.lastLogin?.toISOString() ?? null
    const deps = { ...services, callbacks: signInCallbacks }
    const token = await db.transaction((tx) => signInUser(tx, deps, user, unknownDevice))
    const grant = toSignInAnswer(user, token, services.life.tokenMinutes)
    return c.json({ ...grant, is_verified: formatSessionBoolean(user.isVerified), last_login })
  })

  app.post('/store', async (c) => {
    const change = storeChangeSchema.parse(await c.req.json())
    const isStore = eq(stores.number, change.store_id)
    const [found] = await db.select({ id: stores.id }).from(stores).where(isStore)
    if (!found) return c.json({ detail: 'No store has this number.' }, 404)
    await setStoreProgress(services, found.id, {
      isOnboarded: change.is_onboarded,
      isDocumentUploaded: change.is_document_uploaded,
      isEmailAccountAdded: change.is_email_account_added,
      isShopifyAccountAdded: change.is_shopify_account_added,
    })
    const [store] = await db.select(storeColumnsWithSetUp).from(stores).where(isStore)
    return store ? c.json(toStoreAnswer(store)) : c.json({ detail: 'No store has this number.' }, 404)
  })

  app.post('/session', async (c) => {
    const { email, mode } = sessionEndSchema.parse(await c.req.json())
    const user = await findUser(email)
    if (!user) return c.json({ detail: 'No account has this address.' }, 404)
    if (mode === 'end') await endTokenChains(db, user.id, clock())
    const own = db.select({ id: tokenChains.id }).from(tokenChains).where(eq(tokenChains.userId, user.id))
    await db
      .update(tokens)
      .set({ expiresAt: new Date(clock()) })
      .where(inArray(tokens.chainId, own))
    return c.json({ message: mode === 'end' ? 'Signed out everywhere.' : 'The token is expired.' })
  })

  app.get('/names', (c) => c.json(Object.keys(contract)))
  app.get('/faults', (c) => c.json(faults.list()))
  app.post('/faults', async (c) => {
    const { call, fault, times } = faultChangeSchema.parse(await c.req.json())
    const isSet = faults.set(call, fault, times)
    return isSet ? c.json(faults.list()) : c.json({ detail: 'No such call or fault.' }, 422)
  })
  app.delete('/faults', (c) => {
    faults.clear(c.req.query('call'))
    return c.json(faults.list())
  })

  app.get('/outbox', (c) => c.json(memory.outbox))
  app.get('/calls', (c) => c.json(memory.calls))
  app.delete('/calls', (c) => c.json(memory.calls.splice(0)))
  app.notFound((c) => c.json({ detail: 'No such control call.' }, 404))
  app.onError((error, c) => {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ detail: 'Wrong control call.' }, 422)
    throw error
  })
  return app
}

/** A demo person with their stores. */
interface PersonWithStores {
  email: string
  name: string
  is_super_admin: boolean
  is_verified: boolean
  stores: ReturnType<typeof toStoreAnswer>[]
}

/** Lists all people with their stores, oldest account first. */
async function listDemoPeople(db: Database): Promise<PersonWithStores[]> {
  const people = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.email))
  const owned = await db
    .select({ userId: members.userId, store: storeColumnsWithSetUp })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .orderBy(asc(stores.number))
  return people.map((user) => ({
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    is_super_admin: user.isSuperAdmin,
    is_verified: user.isVerified,
    stores: owned.filter(({ userId }) => userId === user.id).map(({ store }) => toStoreAnswer(store)),
  }))
}
