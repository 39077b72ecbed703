import { execFileSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dovecotPassword, startDovecot } from '../../testing/servers/dovecot.ts'
import type { Dovecot } from '../../testing/servers/dovecot.ts'
import { fillMaildir } from '../../testing/mail/mails.ts'
import { fetchMails } from './fetch-mails.ts'
import { createImapSession, imapLimits } from './imap-session.ts'
import { searchUids } from './checked-imap.ts'

const user = 'cut@shop.test'
let dovecot: Dovecot
beforeAll(async () => {
  dovecot = await startDovecot()
  const home = dovecot.homeOf(user)
  await fillMaildir(home, [{ subject: 'One' }, { subject: 'Two' }])
  execFileSync('chown', ['-R', 'mail:mail', home])
})
afterAll(() => dovecot.stop())

/** A session with the inbox over a line that ends when the client asks for `word` for the nth time. */
async function openUntil(word: string, nth = 1) {
  let asked = 0
  const line = createServer((client) => {
    const upstream = connect(dovecot.port, '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    client.on('data', (bytes: Buffer) => {
      if (bytes.includes(word)) asked += 1
      if (asked >= nth) end()
      else upstream.write(bytes)
    })
    upstream.on('data', (bytes: Buffer) => client.write(bytes))
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as AddressInfo
  const server = { host: '127.0.0.1', port, security: 'none' } as const
  const login = { username: user, password: dovecotPassword, server, address: '127.0.0.1' }
  const client = createImapSession(login, imapLimits)
  await client.connect()
  await client.mailboxOpen('INBOX', { readOnly: true })
  const close = () => {
    client.close()
    line.close()
  }
  return { client, close }
}

const about = { own: [], provider: { imapHost: '127.0.0.1', address: user }, isSent: false }

describe('a connection that breaks off', () => {
  test('is no answer to which mails there are', async () => {
    const { client, close } = await openUntil('SEARCH')
    await expect(searchUids(client, { uid: '1:*' })).rejects.toThrow()
    close()
  })

  test('makes no mail one that went away, before its facts, its text or its header are asked for', async () => {
    for (const nth of [1, 2]) {
      const { client, close } = await openUntil('FETCH', nth)
      await expect(fetchMails(client, [1, 2], about)).rejects.toThrow()
      close()
    }
  })

  test('says so when it broke off between two questions', async () => {
    const { client, close } = await openUntil('NEVER')
    expect(await searchUids(client, { uid: '1:*' })).toEqual([1, 2])
    expect((await fetchMails(client, [1, 2, 3], about)).map(({ uid }) => uid)).toEqual([1, 2])
    client.close()
    await expect(fetchMails(client, [1, 2], about)).rejects.toThrow()
    await expect(searchUids(client, { uid: '1:*' })).rejects.toThrow()
    close()
  })
})
