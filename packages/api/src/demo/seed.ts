import { dayMs } from '@draftdesk/contract/durations'
import type { MemberRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { findUserByAddress } from '../accounts/find-user.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Services } from '../calls/call-handler.ts'
import { createStore } from '../stores/create-store.ts'
import { mailboxes, members, stores, storeSettings, users } from '../database/schema.ts'
import { inviteByAddress } from '../calls/team/invites.ts'
import { addInvite, inviteDays } from '../stores/invites/invite.ts'
import { addDemoFigures, addDemoServerCounts } from './figures.ts'
import { addDemoMail } from './mail.ts'
import { addDemoPolicies } from './policies.ts'
import { setStoreProgress } from './store-progress.ts'
import type { SetUpProgress } from './store-progress.ts'

/** A demo account. */
export interface DemoPerson {
  who: string
  email: string
  password: string
  /** The open invitation, if any. */
  inviteLink?: string
}

interface DemoRole {
  who: string
  email: string
  firstName: string
  lastName: string
  isUnverified?: boolean
  isSuperAdmin?: boolean
  store?: { name: string; progress: SetUpProgress; hasMail?: boolean }
  /** Role in the complete demo store. */
  role?: MemberRole
}

/** The password of all demo people. */
export const demoPassword = 'Demo-pass-1'

const onboardedProgress = { isOnboarded: true }
const documentedProgress = { ...onboardedProgress, isDocumentUploaded: true }
const mailedProgress = { ...documentedProgress, isEmailAccountAdded: true }
const fullProgress = { ...mailedProgress, isShopifyAccountAdded: true }

const demoRoles: readonly DemoRole[] = [
  { who: 'new owner without a store', email: 'new@demo.test', firstName: 'Nora', lastName: 'New' },
  {
    who: 'owner of a store not onboarded',
    email: 'welcome@demo.test',
    firstName: 'Wim',
    lastName: 'Welcome',
    store: { name: 'Welcome Wares', progress: {} },
  },
  {
    who: 'owner without a document',
    email: 'document@demo.test',
    firstName: 'Dora',
    lastName: 'Document',
    store: { name: 'Document Depot', progress: onboardedProgress },
  },
  {
    who: 'owner without an email account',
    email: 'mailbox@demo.test',
    firstName: 'Milo',
    lastName: 'Mailbox',
    store: { name: 'Mailbox Market', progress: { ...documentedProgress, isShopifyAccountAdded: true } },
  },
  {
    who: 'owner without a shop',
    email: 'shop@demo.test',
    firstName: 'Sara',
    lastName: 'Shop',
    store: { name: 'Shopless Supplies', progress: mailedProgress },
  },
  {
    who: 'owner with everything set up',
    email: 'owner@demo.test',
    firstName: 'Olga',
    lastName: 'Owner',
    store: { name: 'Northwind Outfitters', progress: fullProgress, hasMail: true },
  },
  {
    who: 'manager of that store',
    email: 'manager@demo.test',
    firstName: 'Mara',
    lastName: 'Manager',
    role: 'manager',
  },
  {
    who: 'agent in that store',
    email: 'agent@demo.test',
    firstName: 'Arne',
    lastName: 'Agent',
    role: 'agent',
  },
  {
    who: 'observer in that store',
    email: 'observer@demo.test',
    firstName: 'Otto',
    lastName: 'Observer',
    role: 'observer',
  },
  {
    who: 'someone unverified',
    email: 'unverified@demo.test',
    firstName: 'Uma',
    lastName: 'Unverified',
    isUnverified: true,
  },
  { who: 'someone invited', email: 'invited@demo.test', firstName: 'Ines', lastName: 'Invited' },
  { who: 'super admin', email: 'admin@demo.test', firstName: 'Ada', lastName: 'Admin', isSuperAdmin: true },
]

/** Fills an empty database with people in every state, mail, and two stores of one owner. Returns the accounts: `(await seedDemo(api)).find(({ who }) => who === 'super admin')`. */
export async function seedDemo({ services }: { services: Services }): Promise<DemoPerson[]> {
  const passwordHash = await services.hasher.hash(demoPassword)
  const people: DemoPerson[] = []
  for (const role of demoRoles) {
    await addDemoPerson(services, role, passwordHash)
    people.push({ who: role.who, email: role.email, password: demoPassword })
  }
  await addDemoTeam(services)
  const store = await addDemoStore(services, 'owner@demo.test', 'Harbour Home', fullProgress)
  await addDemoServerCounts(services)
  await addFailingMailbox(services, store.id)
  const inviteLink = await inviteByAddress(services, store, 'invited@demo.test', 'agent')
  return people.map((person) => (person.email === 'invited@demo.test' ? { ...person, inviteLink } : person))
}

/** Members of the complete store, an open and an expired invitation. */
async function addDemoTeam({ db, clock }: Services): Promise<void> {
  const [team] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.name, 'Northwind Outfitters'))
  const storeId = team?.id ?? ''
  const createdAt = new Date(clock())
  for (const { email, role } of demoRoles) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!role || !user) continue
    await db.insert(members).values({ userId: user.id, storeId, role, createdAt })
  }
  const expiredMs = clock() - (inviteDays + 3) * dayMs
  await addInvite(db, { storeId, email: 'late@demo.test', role: 'agent', invitedBy: null }, expiredMs)
  await addInvite(db, { storeId, email: 'soon@demo.test', role: 'manager', invitedBy: null }, clock() - dayMs)
}

/** A mailbox that failed a day ago, shown to the super admin. */
async function addFailingMailbox({ db, clock }: Services, storeId: string): Promise<void> {
  const isStore = eq(mailboxes.storeId, storeId)
  await db.update(mailboxes).set({ failure: 'refused', failureSide: 'smtp' }).where(isStore)
  const [owner] = await db.select().from(users).where(eq(users.email, 'owner@demo.test'))
  if (!owner) throw new Error('the database returned no demo owner')
  const nowMs = clock() - dayMs
  await recordActivity(db, {
    storeId,
    actor: owner,
    action: 'mailbox_failing',
    note: 'help@demo.test',
    nowMs,
  })
}

async function addDemoPerson(services: Services, role: DemoRole, passwordHash: string): Promise<void> {
  const { db, clock } = services
  const { email, firstName, lastName } = role
  const lastLogin = role.store || role.role || role.isSuperAdmin ? new Date(clock()) : null
  const flags = { isVerified: !role.isUnverified, isSuperAdmin: role.isSuperAdmin ?? false }
  await db.insert(users).values({ email, firstName, lastName, passwordHash, lastLogin, ...flags })
  if (!role.store) return
  const store = await addDemoStore(services, email, role.store.name, role.store.progress)
  if (!role.store.hasMail) return
  await db.insert(storeSettings).values({ storeId: store.id, senderName: role.store.name })
  await addDemoPolicies(services, store.id)
  await addDemoMail(services, store.id)
  await addDemoFigures(services, store.id)
}

async function addDemoStore(services: Services, email: string, name: string, progress: SetUpProgress) {
  const { db, clock } = services
  const owner = await findUserByAddress(db, email)
  if (!owner) throw new Error(`the database returned no ${email}`)
  const store = await createStore(db, owner, name, clock())
  await setStoreProgress(services, store.id, progress)
  return store
}
