import { execFileSync } from 'node:child_process'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import { oauthTokens, mailboxes, mailboxSyncs, outbox } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { dovecotPassword, startDovecot } from '../../testing/servers/dovecot.ts'
import type { Dovecot } from '../../testing/servers/dovecot.ts'
import { fillMaildir } from '../../testing/mail/mails.ts'
import { allScopes, startProvider } from '../../testing/servers/provider.ts'
import type { TestProvider } from '../../testing/servers/provider.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { startSmtp } from '../../testing/servers/smtp.ts'
import type { TestSmtp } from '../../testing/servers/smtp.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let provider: TestProvider
let dovecot: Dovecot
let smtp: TestSmtp
let t: TestApi
beforeAll(async () => {
  provider = await startProvider()
  dovecot = await startDovecot(provider.tokenInfoUrl)
  smtp = await startSmtp(undefined, provider.tokenInfoUrl)
  const plain = (port: number) => ({ host: '127.0.0.1', port, security: 'none' as const })
  const asked = { ...provider.settings, imap: plain(dovecot.port), smtp: plain(smtp.portOf('none')) }
  t = await openTestApi({
    // The real time: tokens have their own.
    ...{ clock: undefined, limitScale: 0, allowPrivateHosts: true },
    mailConsents: { google: asked, microsoft: asked },
    pace: { pollMs: 500, compareMs: 60_000 },
  })
})
afterAll(async () => {
  await t.close()
  await Promise.all([dovecot.stop(), smtp.stop(), provider.close()])
})

const patience = { timeout: 20_000, interval: 50 }

const start = async ({ token }: StoreOwner, name = 'google') =>
  (await t.send('startMailboxOAuth', { token, input: { provider: name } })).body[
    'authorization_url'
  ] as string
const visit = async (url: string, address: string) =>
  (await provider.visit(url, { sub: address, email: address, email_verified: true })).toString()
const finish = ({ token }: Pick<StoreOwner, 'token'>, query: string) =>
  t.send('finishMailboxOAuth', { token, input: { query } })
/** Connects the mailbox of an account by its consent. */
async function connect(owner: StoreOwner, address: string, name = 'google') {
  return finish(owner, await visit(await start(owner, name), address))
}
const mailboxOf = async ({ token }: StoreOwner) => (await t.send('integrations', { token })).body['mailbox']
const syncOf = async ({ id }: StoreOwner) => {
  const { db } = t.api.services
  const [sync] = await db.select().from(mailboxSyncs).where(eq(mailboxSyncs.storeId, id))
  return sync
}
const isLive = (owner: StoreOwner) =>
  expect.poll(async () => (await syncOf(owner))?.state, patience).toBe('live')

describe('consent to an email account', () => {
  test.each(['google', 'microsoft'])(
    'of %s opens it for reading and sending, without a password',
    async (name) => {
      const owner = await enterStore(t, `${name}@example.com`)
      const address = `${name}@shop.test`
      const { status, body } = await connect(owner, address, name)
      expect([status, body]).toMatchObject([
        200,
        { state: 'connected', address, provider: name, sides: { imap: null, smtp: null } },
      ])
      await isLive(owner)
      const { db } = t.api.services
      const [mailbox] = await db.select().from(mailboxes).where(eq(mailboxes.storeId, owner.id))
      const [grant] = await db.select().from(oauthTokens).where(eq(oauthTokens.storeId, owner.id))
      expect([mailbox?.provider, grant?.sealedRefresh]).toEqual([name, expect.any(String)])
    },
  )

  test('is asked for with a state, a nonce and PKCE, and taken once, from whoever left for it', async () => {
    const owner = await enterStore(t, 'strict@example.com')
    const other = await enterStore(t, 'strict-other@example.com')
    const colleague = await joinStore(t, 'strict-colleague@example.com', owner.id, 'manager')
    const url = await start(owner)
    const asked = new URL(url).searchParams
    expect([asked.get('code_challenge_method'), asked.get('redirect_uri')]).toEqual([
      'S256',
      provider.mailReturnUrl,
    ])
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{20,}$/)
    const fresh = async () => visit(await start(owner), 'strict@shop.test')
    expect((await finish(other, await fresh())).status).toBe(400)
    expect((await finish({ token: colleague }, await fresh())).status).toBe(400)
    expect((await finish(owner, (await fresh()).replace(/state=[^&]+/, 'state=other'))).status).toBe(400)
    expect((await finish(owner, '')).status).toBe(400)
    const query = await fresh()
    // The code of one consent does not work for another: their PKCE verifiers differ.
    const mixed = new URLSearchParams(await fresh())
    mixed.set('code', new URLSearchParams(query).get('code') ?? '')
    expect((await finish(owner, mixed.toString())).status).toBe(400)
    expect(await mailboxOf(owner)).toBeNull()
    const good = await fresh()
    expect((await finish(owner, good)).status).toBe(200)
    expect((await finish(owner, good)).status).toBe(400)
  })

  test('that was not given, or not for mail, connects nothing and says so', async () => {
    const owner = await enterStore(t, 'declined@example.com')
    const { searchParams } = new URL(await start(owner))
    const declined = new URLSearchParams({
      error: 'access_denied',
      state: searchParams.get('state') ?? '',
      iss: provider.settings.issuer,
    })
    expect((await finish(owner, declined.toString())).body['detail']).toMatch(/Access was declined/)
    provider.allow('openid email')
    expect((await connect(owner, 'declined@shop.test')).body['detail']).toMatch(/was not granted/)
    provider.allow(allScopes)
    expect(await mailboxOf(owner)).toBeNull()
  })

  test('is forgotten with the account, and by a password in its place', async () => {
    const owner = await enterStore(t, 'forget@example.com')
    await connect(owner, 'forget@shop.test')
    const { db } = t.api.services
    const held = () => db.select().from(oauthTokens).where(eq(oauthTokens.storeId, owner.id))
    expect(await held()).toHaveLength(1)
    const { token } = owner
    await t.send('unlinkMailbox', { token })
    expect(await held()).toEqual([])
    const consented = (await connect(owner, 'forget@shop.test')).body
    expect(await held()).toHaveLength(1)
    const side = (port: number) => ({ host: '127.0.0.1', port, security: 'none' })
    const linked = await t.send('linkMailbox', {
      token,
      input: {
        ...{ address: 'forget@shop.test', password: dovecotPassword, version: consented['version'] },
        ...{ imap: side(dovecot.port), smtp: side(smtp.portOf('none')) },
      },
    })
    expect([linked.status, linked.body]).toMatchObject([200, { state: 'connected', provider: null }])
    expect(await held()).toEqual([])
  })

  test('is on offer only where this server is known to the provider, and for who may change settings', async () => {
    const plain = await openTestApi({ limitScale: 0 })
    const owner = await enterStore(plain, 'plain@example.com')
    const { token } = owner
    expect((await plain.send('integrations', { token })).body['offers']).toMatchObject({ mail: [] })
    const answer = await plain.send('startMailboxOAuth', { token, input: { provider: 'google' } })
    expect(answer.status).toBe(404)
    await plain.close()
    const boss = await enterStore(t, 'boss@example.com')
    expect((await t.send('integrations', boss)).body['offers']).toMatchObject({
      mail: ['google', 'microsoft'],
    })
    const agent = await joinStore(t, 'agent@example.com', boss.id)
    const refused = await t.send('startMailboxOAuth', { token: agent, input: { provider: 'google' } })
    expect(refused.status).toBe(403)
  })
})

describe('access that runs out', () => {
  /** A store with a question of a customer and a draft that answers it, and the mailbox of an account that consented. */
  async function work(name: string) {
    const owner = await enterStore(t, `${name}@example.com`)
    const address = `${name}@shop.test`
    await connect(owner, address)
    await t.send('updateSettings', { token: owner.token, input: { version: 0, undo_seconds: 0 } })
    await isLive(owner)
    const { db, clock } = t.api.services
    const deliver = async (id: string) => {
      await fillMaildir(dovecot.homeOf(address), [
        { from: 'Ann <ann@mail.test>', to: address, subject: id, id: `<${id}@mail.test>`, atMs: Date.now() },
      ])
      execFileSync('chown', ['-R', 'mail:mail', dovecot.homeOf(address)])
    }
    const subjects = async () => {
      const { body } = await t.send('threads', { token: owner.token })
      return (body['threads'] as { subject: string }[]).map(({ subject }) => subject)
    }
    const reply = async (key: string) => {
      const { token } = owner
      const told = { id: `<${key}@mail.test>`, subject: key, to: address, atMs: clock() - 1000 }
      const asked = await receiveMail(db, owner.id, told)
      const input = { thread_id: asked.threadId, body: 'On its way.' }
      const draft = (await t.send('createDraft', { token, input })).body as { id: string; version: number }
      const { version } = draft
      await t.send('sendDraft', { token, id: draft.id, input: { version, seen: asked.emailId, key } })
      return async () => (await db.select().from(outbox).where(eq(outbox.key, key)))[0]
    }
    return { owner, address, db, deliver, subjects, reply }
  }

  test('in the middle of work is renewed: mail is read, sent and tested without a failure', async () => {
    const { owner, db, deliver, subjects, reply } = await work('renew')
    const faults: unknown[] = []
    const { token } = owner
    for (const round of ['one', 'two', 'three']) {
      provider.expireTokens()
      // Starts a new session, as after the end of the previous one.
      await db.transaction((tx) => wantNewSession(tx, owner.id))
      await deliver(round)
      await expect.poll(subjects, patience).toContain(round)
      provider.expireTokens()
      const row = await reply(`key-of-${round}`)
      await expect.poll(async () => (await row())?.state, patience).toBe('sent')
      faults.push((await row())?.reason, (await syncOf(owner))?.reason)
      provider.expireTokens()
      expect((await t.send('testMailbox', { token })).body).toMatchObject({
        state: 'connected',
        failure: null,
      })
    }
    expect(faults.filter(Boolean)).toEqual([])
    expect(smtp.received.length).toBeGreaterThanOrEqual(3)
  })

  test('and was taken back stops the reading, is said with its owner told, and is mended by consent', async () => {
    const { owner, address, db, deliver, subjects, reply } = await work('taken-back')
    await provider.takeBack()
    await db.transaction((tx) => wantNewSession(tx, owner.id))
    await expect.poll(async () => (await syncOf(owner))?.state, patience).toBe('stopped')
    const { body } = await t.send('integrations', { token: owner.token })
    expect(body).toMatchObject({
      mailbox: { state: 'failing', provider: 'google', failure: { code: 'consent' } },
      sync: { state: 'stopped', detail: expect.stringContaining('Please connect it again') as string },
    })
    const told = () => t.mails.filter(({ subject }) => subject.includes(address))
    await expect.poll(() => told().length, patience).toBe(1)
    expect(told()[0]?.text).toMatch(/permission/)
    expect(told()[0]?.text).not.toMatch(/password/)
    const row = await reply('key-without-consent')
    await expect.poll(async () => (await row())?.reason, patience).toBe('consent')
    expect((await row())?.state).toBe('held')
    const given = provider.given()
    await t.send('testMailbox', { token: owner.token })
    expect(provider.given()).toBe(given)
    expect((await connect(owner, address)).body).toMatchObject({ state: 'connected', failure: null })
    await isLive(owner)
    await deliver('again')
    await expect.poll(subjects, patience).toContain('again')
    await expect.poll(async () => (await row())?.state, patience).toBe('sent')
  })

  test('while the provider is away is waited for, and nobody is asked for anything', async () => {
    const { owner, db, deliver, subjects } = await work('away')
    const restore = provider.goAway()
    provider.expireTokens()
    await db.transaction((tx) => wantNewSession(tx, owner.id))
    await expect.poll(async () => (await syncOf(owner))?.reason, patience).toBe('provider')
    expect((await mailboxOf(owner)) as object).toMatchObject({ state: 'connected' })
    restore()
    await t.send('syncNow', { token: owner.token })
    await deliver('back')
    await expect.poll(subjects, patience).toContain('back')
  })
})

/** Ends the session with a mailbox, as its server does when the token of the session is over. */
async function wantNewSession(tx: Transaction, storeId: string): Promise<void> {
  await tx
    .update(mailboxSyncs)
    .set({ dueAt: sql`now()`, leasedUntil: null, term: sql`${mailboxSyncs.term} + 1` })
    .where(eq(mailboxSyncs.storeId, storeId))
  await wakeJobRunners(tx, mailboxSyncs)
}
