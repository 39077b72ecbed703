import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxes } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { startMailServers } from '../../testing/servers/mail-servers.ts'
import type { MailServers } from '../../testing/servers/mail-servers.ts'
import { enterStore, joinStore } from '../../testing/store.ts'

let t: TestApi
let mail: MailServers
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, allowPrivateHosts: true })
  mail = await startMailServers()
})
afterAll(async () => {
  await mail.close()
  await t.close()
})

const server = (port: number) => ({ host: '127.0.0.1', port, security: 'none' })
const form = (changes: Record<string, unknown> = {}) => ({
  address: mail.username,
  password: mail.password,
  imap: server(mail.imapPort),
  smtp: server(mail.smtpPort),
  ...changes,
})
const link = (token: string, changes: Record<string, unknown> = {}) =>
  t.send('linkMailbox', { token, input: form(changes) })
const mailboxOf = async (token: string) => (await t.send('integrations', { token })).body['mailbox']
const isLinked = async (token: string) => {
  const { store } = (await t.send('session', { token })).body as { store: Record<string, unknown> }
  return store['is_email_account_added']
}

describe('linkMailbox', () => {
  test('links an account that reads and sends, and never shows its password', async () => {
    const { token, id } = await enterStore(t, 'ann@example.com')
    expect(await isLinked(token)).toBe(false)
    const { status, body } = await link(token)
    expect([status, body]).toMatchObject([
      200,
      { address: mail.username, username: mail.username, state: 'connected', failure: null, version: 1 },
    ])
    expect(await isLinked(token)).toBe(true)
    expect(await mailboxOf(token)).toEqual(body)
    expect(JSON.stringify(await t.send('integrations', { token }))).not.toContain(mail.password)
    const [row] = await t.api.services.db.select().from(mailboxes).where(eq(mailboxes.storeId, id))
    expect(row?.sealedPassword).not.toContain(mail.password)
    expect(t.api.services.seal.open(row?.sealedPassword ?? '', 'mailbox of another store')).toBeUndefined()
  })

  test.each<[string, (m: MailServers) => Record<string, unknown>, RegExp]>([
    [
      'a wrong password',
      () => ({ password: 'wrong' }),
      /^Reading mail \(IMAP\) failed: the server refused the user name/,
    ],
    [
      'a wrong reading port',
      () => ({ imap: server(1) }),
      /^Reading mail \(IMAP\) failed: the server does not accept connections on this port/,
    ],
    [
      'a wrong sending port',
      () => ({ smtp: server(1) }),
      /Sending mail \(SMTP\) failed: the server does not accept connections on this port/,
    ],
    [
      'encryption that is not there',
      (m) => ({ smtp: { ...server(m.smtpPort), security: 'tls' } }),
      /Sending mail \(SMTP\) failed: the connection could not be secured/,
    ],
    [
      'STARTTLS that is not there',
      (m) => ({ imap: { ...server(m.imapPort), security: 'starttls' } }),
      /^Reading mail \(IMAP\) failed: the connection could not be secured/,
    ],
    [
      'an unknown name',
      () => ({ imap: { ...server(993), host: 'no-such-host.invalid' } }),
      /^Reading mail \(IMAP\) failed: no server has this name/,
    ],
  ])('says which side failed and why: %s', async (name, changes, sentence) => {
    const { token } = await enterStore(t, `${name.replaceAll(' ', '-').toLowerCase()}@example.com`)
    const { status, body } = await link(token, changes(mail))
    expect([status, body['detail']]).toEqual([400, expect.stringMatching(sentence)])
    expect(await isLinked(token)).toBe(false)
    expect(await mailboxOf(token)).toMatchObject({ state: 'failed', failure: { detail: body['detail'] } })
  })

  test('tries again with the password on record', async () => {
    const { token } = await enterStore(t, 'again@example.com')
    await link(token, { smtp: server(1) })
    const again = await link(token, { password: '', smtp: server(1) })
    expect([again.status, again.body['detail']]).toEqual([
      400,
      expect.stringMatching(/^Reading mail \(IMAP\) works\./),
    ])
  })

  test('tells how each side did, when both fail too', async () => {
    const { token } = await enterStore(t, 'both@example.com')
    const broken = { imap: server(1), smtp: server(1) }
    const both =
      'Reading mail (IMAP) failed: the server does not accept connections on this port. Please check the port. Sending mail (SMTP) failed: the server does not accept connections on this port. Please check the port.'
    expect((await link(token, broken)).body['detail']).toBe(both)
    expect(await mailboxOf(token)).toMatchObject({
      failure: { side: 'imap', code: 'refused', detail: both },
      sides: { imap: { code: 'refused' }, smtp: { code: 'refused' } },
    })
    expect((await link(token, { smtp: server(1) })).body['detail']).toBe(
      'Reading mail (IMAP) works. Sending mail (SMTP) failed: the server does not accept connections on this port. Please check the port.',
    )
    expect(await mailboxOf(token)).toMatchObject({ sides: { imap: null, smtp: { code: 'refused' } } })
    expect((await link(token)).body).toMatchObject({ failure: null, sides: { imap: null, smtp: null } })
  })

  test('sends the password on record to no other server, port or kind of connection, and for no other user', async () => {
    const { token } = await enterStore(t, 'thief@example.com')
    await link(token)
    for (const changes of [
      { imap: { ...server(mail.imapPort), host: 'localhost' } },
      { smtp: { ...server(mail.smtpPort), host: 'localhost' } },
      { imap: server(mail.smtpPort) },
      { smtp: server(mail.imapPort) },
      { imap: { ...server(mail.imapPort), security: 'tls' } },
      { smtp: { ...server(mail.smtpPort), security: 'starttls' } },
      { username: 'someone' },
    ]) {
      const { status, body } = await link(token, { password: undefined, version: 1, ...changes })
      expect([status, body['detail']]).toMatchObject([
        422,
        [
          {
            loc: ['body', 'password'],
            msg: 'Please enter the password again, since the account or a server changed.',
          },
        ],
      ])
    }
  })

  test('keeps what works when a change does not', async () => {
    const { token } = await enterStore(t, 'keep@example.com')
    await link(token)
    expect((await link(token, { password: 'wrong', version: 1 })).status).toBe(400)
    expect(await mailboxOf(token)).toMatchObject({ state: 'connected', version: 1 })
  })

  test('refuses a stale version and shows what is there', async () => {
    const { token } = await enterStore(t, 'stale@example.com')
    await link(token)
    const { status, body } = await link(token)
    expect([status, body['current']]).toMatchObject([409, { version: 1, address: mail.username }])
  })

  test('takes the servers of a known provider, and asks for those of another', async () => {
    const { token } = await enterStore(t, 'who@example.com')
    const bare = { imap: undefined, smtp: undefined }
    const { status, body } = await link(token, bare)
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('enter the servers')])
    expect((await link(token, { ...bare, address: 'x' })).status).toBe(422)
  })
})

describe('testMailbox', () => {
  test('keeps the last failure, and the link', async () => {
    const servers = await startMailServers()
    const { token } = await enterStore(t, 'test@example.com')
    const own = { imap: server(servers.imapPort), smtp: server(servers.smtpPort) }
    expect((await link(token, own)).status).toBe(200)
    expect((await t.send('testMailbox', { token })).body).toMatchObject({ state: 'connected' })
    await servers.refuseAccount()
    t.passMs(60_000)
    const { body } = await t.send('testMailbox', { token })
    expect(body).toMatchObject({ state: 'failing', failure: { side: 'imap', code: 'login' } })
    expect(body['checked_at']).not.toBe(body['connected_at'])
    expect(await isLinked(token)).toBe(true)
    await servers.close()
    expect((await t.send('testMailbox', { token })).body).toMatchObject({ failure: { code: 'refused' } })
  })
})

describe('unlinkMailbox', () => {
  test('forgets the account', async () => {
    const { token } = await enterStore(t, 'gone@example.com')
    await link(token)
    expect((await t.send('unlinkMailbox', { token })).status).toBe(200)
    expect(await mailboxOf(token)).toBeNull()
    expect(await isLinked(token)).toBe(true)
    expect((await t.send('dashboard', { token })).body['mailbox']).toBeNull()
    expect((await t.send('unlinkMailbox', { token })).status).toBe(404)
    expect((await t.send('testMailbox', { token })).status).toBe(404)
    const { activities } = (await t.send('activity', { token })).body as { activities: { action: string }[] }
    expect(activities.map(({ action }) => action).sort()).toEqual([
      'mailbox_connected',
      'mailbox_disconnected',
    ])
  })
})

describe('every mailbox call', () => {
  test('keeps to the store of the token and to people with the settings', async () => {
    const owner = await enterStore(t, 'owner@example.com')
    await link(owner.token)
    const other = await enterStore(t, 'other@example.com')
    expect(await mailboxOf(other.token)).toBeNull()
    expect((await t.send('unlinkMailbox', { token: other.token })).status).toBe(404)
    const agent = await joinStore(t, 'agent@example.com', owner.id)
    expect(await mailboxOf(agent)).toMatchObject({ address: mail.username })
    const lost = await t.enter('lost@example.com')
    for (const call of ['linkMailbox', 'testMailbox', 'unlinkMailbox'] as const) {
      const input = call === 'linkMailbox' ? form({ version: 1 }) : {}
      expect((await t.send(call, { token: agent, input })).status).toBe(403)
      expect((await t.send(call, { token: lost, input })).status).toBe(403)
      expect((await t.send(call, { token: 'made-up', input })).status).toBe(401)
      expect((await t.send(call, { input })).status).toBe(401)
    }
    expect((await t.send('integrations', { token: lost })).status).toBe(403)
    expect(await mailboxOf(owner.token)).toMatchObject({ state: 'connected', version: 1 })
  })
})
