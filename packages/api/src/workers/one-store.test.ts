import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobTables } from '../database/job-tables.ts'
import type { JobKind } from '../database/job-tables.ts'
import {
  contradictionSearches,
  drafts,
  knowledgeChanges,
  mailboxSyncs,
  members,
  outbox,
  policies,
  proposalSearches,
  pushMessages,
  replays,
  storeSettings,
} from '../database/schema.ts'
import { addPolicy } from '../knowledge/edit-policies.ts'
import { beginSync } from '../mailboxes/sync/sync-state.ts'
import { recordNotifications } from '../notifications/record-notifications.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { dovecotPassword, startDovecot } from '../testing/servers/dovecot.ts'
import type { Dovecot } from '../testing/servers/dovecot.ts'
import { linkTestMailbox } from '../testing/mail/mailbox.ts'
import { startModelServer } from '../testing/servers/model-server.ts'
import type { ModelServer } from '../testing/servers/model-server.ts'
import { useNameServers } from '../testing/servers/name-server.ts'
import { receiveMail, shopAddress } from '../testing/mail/receive.ts'
import { startPushService } from '../testing/servers/push-service.ts'
import { startSmtp } from '../testing/servers/smtp.ts'
import type { TestSmtp } from '../testing/servers/smtp.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'
import { openTeam } from '../testing/team.ts'
import { startWooCommerce } from '../testing/servers/woocommerce.ts'
import type { WooShop } from '../testing/servers/woocommerce.ts'

/**
 * A job that contacts a store's servers: its outcome for a store with a dead server, and for the other store.
 */
interface Trial {
  readonly hold: () => Promise<void>
  readonly add: () => Promise<void>
  readonly isDone: () => Promise<boolean>
}

let t: TestApi
let dead: StoreOwner
let alive: StoreOwner
let smtp: TestSmtp
let imap: Dovecot
let model: ModelServer
let shop: WooShop
let push: Awaited<ReturnType<typeof startPushService>>
/** Ends the deliveries of mails to these people, which the mail server of the operator keeps waiting. */
let silentTo: readonly string[] = []
const deliveries: (() => void)[] = []
const { serveNames } = useNameServers()
let names: Awaited<ReturnType<typeof serveNames>>
const sockets = new Set<Socket>()
// Accepts connections and never responds.
const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
const portOf = (server: typeof silent) => (server.address() as AddressInfo).port

beforeAll(async () => {
  imap = await startDovecot()
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  silent.close()
  await imap.stop()
})
beforeEach(async () => {
  model = await startModelServer()
  model.answer(() => ({ kind: 'hang' }))
  model.embed('hang')
  smtp = await startSmtp()
  shop = await startWooCommerce()
  push = await startPushService()
  names = await serveNames({ 'mail.alive.test': ['127.0.0.1'] })
  t = await openTestApi({
    ...{ clock: undefined, limitScale: 0, allowPrivateHosts: true, nameServers: [names.server] },
    wooCommerce: { baseUrl: shop.url },
    mail: (mail) =>
      silentTo.includes(mail.to)
        ? new Promise<void>((resolve) => void deliveries.push(resolve))
        : Promise.resolve(void t.mails.push(mail)),
  })
  dead = await enterStore(t, 'dead@example.com')
  alive = await enterStore(t, 'alive@example.com')
})
afterEach(async () => {
  await smtp.stop()
  await shop.close()
  await model.close()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  silentTo = []
  for (const end of deliveries.splice(0)) end()
  await t.close()
  await push.close()
})

const dbOf = () => t.api.services.db

/** More than the concurrency limit of any job. */
const many = 20

async function ask(store: StoreOwner, subject: string) {
  const from = `Ann <ann@${store.number}.test>`
  return receiveMail(dbOf(), store.id, {
    from,
    subject,
    id: `<${subject}@${store.number}.test>`,
    text: 'Is it free?',
  })
}

async function reply(store: StoreOwner, subject: string): Promise<void> {
  const { threadId, emailId } = await ask(store, subject)
  const { token } = store
  const { body } = await t.send('createDraft', { token, input: { thread_id: threadId, body: 'Yes.' } })
  const input = { version: body['version'], seen: emailId, key: `key-of-${subject}` }
  expect((await t.send('sendDraft', { token, id: String(body['id']), input })).status).toBe(200)
}

async function linkMailbox(
  store: StoreOwner,
  ports: { imapPort?: number; smtpPort?: number; host?: string },
): Promise<void> {
  const { services } = t.api
  const mailbox = await linkTestMailbox(services, store.id, {
    ...{ address: shopAddress, password: dovecotPassword, ...ports },
  })
  if (ports.imapPort !== undefined)
    await dbOf().transaction((tx) => beginSync(tx, services.now, mailbox, undefined))
  await dbOf().insert(storeSettings).values({ storeId: store.id, undoSeconds: 0 })
}

async function useDeadModel({ token }: StoreOwner): Promise<void> {
  const { body } = await t.send('draftingSettings', { token })
  const own = { url: model.url, name: 'dead', embedding: 'dead' }
  const input = { version: body['version'], uses_model: true, model: own }
  expect((await t.send('updateDraftingSettings', { token, input })).status).toBe(200)
}

const tryChange = ({ token }: StoreOwner) =>
  t.send('startReplay', { token, input: { policy: { title: 'Returns', text: 'You have 60 days.' } } })
const writePolicy = ({ token }: StoreOwner, title = 'Rules') =>
  t.send('createPolicy', { token, input: { title, text: '# Rules\n\nReturns are free.' } })

const upload = ({ id }: StoreOwner, title: string) => {
  const file = { kind: 'text', bytes: Buffer.from('Returns are free.') } as const
  return addPolicy(
    dbOf(),
    id,
    { kind: 'file', title, fileName: 'a.txt', fileBytes: 1, upload: file },
    Date.now(),
  )
}

const askForDraft = async (store: StoreOwner, subject: string): Promise<string> => {
  const { threadId } = await ask(store, subject)
  expect((await t.send('writeDraft', { token: store.token, id: threadId, input: {} })).status).toBe(201)
  return threadId
}

async function ownerOf({ id }: StoreOwner): Promise<string> {
  const [owner] = await dbOf().select().from(members).where(eq(members.storeId, id))
  return owner?.userId ?? ''
}

async function subscribe({ token }: StoreOwner, endpoint: string): Promise<void> {
  const input = { ...push.subscriptionOf('one'), endpoint }
  expect((await t.send('addPushBrowser', { token, input })).status).toBe(201)
}

/** Notifies the owner, so that a push message is due. */
async function tell(store: StoreOwner, key: string): Promise<void> {
  const userId = await ownerOf(store)
  const facts = { storeId: store.id, nowMs: Date.now() - 6000 }
  await dbOf().transaction((tx) =>
    recordNotifications(tx, facts, [{ userId, kind: 'mentioned', threadId: null, key }]),
  )
}

/** Notifies people five hours ago, so that a mail is due. */
async function remind(people: readonly string[]): Promise<void> {
  const places = await dbOf()
    .select()
    .from(members)
    .where(inArray(members.userId, [...people]))
  for (const { storeId, userId } of places)
    await dbOf().transaction((tx) =>
      recordNotifications(tx, { storeId, nowMs: Date.now() - 5 * 3_600_000 }, [
        { userId, kind: 'mentioned', threadId: null, key: `mail ${userId}` },
      ]),
    )
}

const times = async (act: (subject: string) => Promise<unknown>) => {
  for (let count = 0; count < many; count += 1) await act(`subject-${String(count)}`)
}

/** Each kind of work; a sentence for one that meets no server of a store. */
const trials: Record<JobKind, Trial | string> = {
  chores: 'They are of this server, and no store has one.',
  notices: 'They leave by the mail server of the operator.',
  reminders: {
    hold: async () => {
      const team = await openTeam(t, 'silent')
      const people = []
      for (const name of ['ann', 'bob', 'cleo', 'dan', 'eve']) people.push(await team.add(name, 'agent'))
      silentTo = people.map(({ email }) => email)
      await remind(people.map(({ id }) => id))
      await expect.poll(() => deliveries.length, { timeout: 9000 }).toBe(2)
    },
    add: async () => remind([await ownerOf(alive)]),
    isDone: () => Promise.resolve(t.mails.some(({ to }) => to === 'alive@example.com')),
  },
  pushes: {
    hold: async () => {
      await subscribe(dead, `http://127.0.0.1:${String(portOf(silent))}/send/dead`)
      for (let count = 0; count < many; count += 1) await tell(dead, `push ${String(count)}`)
      await expect.poll(() => sockets.size, { timeout: 9000 }).toBe(2)
    },
    add: async () => {
      await subscribe(alive, `${push.origin}/send/alive`)
      await tell(alive, 'push')
    },
    isDone: async () =>
      push.received.length === 1 &&
      (await dbOf().$count(pushMessages, eq(pushMessages.storeId, dead.id))) === many,
  },
  replies: {
    hold: async () => {
      await linkMailbox(dead, { smtpPort: smtp.portOf('hang') })
      await times((subject) => reply(dead, subject))
      await expect.poll(() => dbOf().$count(outbox, eq(outbox.state, 'sending')), { timeout: 9000 }).toBe(2)
    },
    add: async () => {
      await linkMailbox(alive, { smtpPort: smtp.portOf('none') })
      await reply(alive, 'alive')
    },
    isDone: () => Promise.resolve(smtp.received.length === 1),
  },
  drafts: {
    hold: async () => {
      await useDeadModel(dead)
      await times((subject) => askForDraft(dead, subject))
      await expect.poll(() => model.asked.length, { timeout: 9000 }).toBe(2)
    },
    add: async () => void (await askForDraft(alive, 'alive')),
    isDone: async () => (await dbOf().$count(drafts, eq(drafts.state, 'ready'))) === 1,
  },
  knowledge: {
    hold: async () => {
      await useDeadModel(dead)
      await writePolicy(dead)
      await expect.poll(() => model.embedded.length, { timeout: 9000 }).toBeGreaterThan(0)
    },
    add: async () => void (await writePolicy(alive)),
    isDone: async () => (await dbOf().$count(knowledgeChanges, eq(knowledgeChanges.storeId, alive.id))) === 0,
  },
  contradictions: {
    hold: () => times((title) => writePolicy(dead, title)),
    add: async () => void (await writePolicy(alive)),
    isDone: async () =>
      (await dbOf().$count(contradictionSearches, eq(contradictionSearches.storeId, alive.id))) === 0,
  },
  proposals: {
    hold: async () => void (await t.send('findExampleProposals', { token: dead.token })),
    add: async () => void (await t.send('findExampleProposals', { token: alive.token })),
    isDone: async () => (await dbOf().$count(proposalSearches, eq(proposalSearches.storeId, alive.id))) === 0,
  },
  replays: {
    hold: async () => void (await tryChange(dead)),
    add: async () => void (await tryChange(alive)),
    isDone: async () =>
      (await dbOf().$count(replays, and(eq(replays.storeId, alive.id), isNotNull(replays.finishedAt)))) === 1,
  },
  uploads: {
    hold: () => times((title) => upload(dead, title)),
    add: async () => void (await upload(alive, 'alive')),
    isDone: async () => {
      const isRead = and(eq(policies.storeId, alive.id), inArray(policies.state, ['ready', 'failed']))
      const isWaiting = and(eq(policies.storeId, dead.id), eq(policies.state, 'processing'))
      return (
        (await dbOf().$count(policies, isRead)) === 1 && (await dbOf().$count(policies, isWaiting)) > many / 2
      )
    },
  },
  mailboxes: {
    hold: async () => {
      await linkMailbox(dead, { imapPort: portOf(silent) })
      await expect.poll(() => sockets.size, { timeout: 9000 }).toBe(1)
    },
    add: () => linkMailbox(alive, { imapPort: imap.port }),
    isDone: async () => {
      const [sync] = await dbOf().select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, alive.id))
      return sync?.state === 'live'
    },
  },
}

describe('startJobRunner', () => {
  test.each(Object.keys(jobTables) as JobKind[])(
    'does the %s of a store while the servers of another are dead',
    async (kind) => {
      const trial = trials[kind]
      if (typeof trial === 'string') {
        expect(Object.keys(jobTables[kind])).not.toContain('storeId')
        return
      }
      await trial.hold()
      await trial.add()
      await expect.poll(trial.isDone, { timeout: 10_000, interval: 50 }).toBe(true)
    },
  )

  test('sends the replies of a store while the name servers of another are silent', async () => {
    await linkMailbox(dead, { smtpPort: smtp.portOf('none'), host: 'mail.dead.test' })
    await times((subject) => reply(dead, subject))
    await expect.poll(() => names.questions.includes('mail.dead.test'), { timeout: 9000 }).toBe(true)
    await linkMailbox(alive, { smtpPort: smtp.portOf('none'), host: 'mail.alive.test' })
    await reply(alive, 'alive')
    await expect.poll(() => smtp.received.length, { timeout: 10_000, interval: 50 }).toBe(1)
  })

  test('writes the drafts of a store while the shop of another is silent', async () => {
    const input = {
      system: 'woocommerce',
      domain: 'woo.example',
      client_id: shop.key,
      client_secret: shop.secret,
    }
    expect((await t.send('linkShop', { token: dead.token, input })).status).toBe(200)
    shop.setBehaviour('silent')
    const before = shop.requests.length
    await times((subject) => askForDraft(dead, subject))
    await expect.poll(() => shop.requests.length, { timeout: 9000 }).toBe(before + 2)
    const threadId = await askForDraft(alive, 'alive')
    const isOfAlive = and(eq(drafts.threadId, threadId), eq(drafts.state, 'ready'))
    await expect.poll(() => dbOf().$count(drafts, isOfAlive), { timeout: 10_000, interval: 50 }).toBe(1)
  })
})
