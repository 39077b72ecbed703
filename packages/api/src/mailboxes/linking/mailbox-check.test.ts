import type { AddressInfo, Server } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServers } from '../../testing/servers/mail-servers.ts'
import type { MailServers } from '../../testing/servers/mail-servers.ts'
import { createFindHost } from '../../platform/network/find-host.ts'
import { createCheckMailbox } from './mailbox-check.ts'

const check = createCheckMailbox(createFindHost(true))

let mail: MailServers
beforeAll(async () => {
  mail = await startMailServers()
})
afterAll(() => mail.close())

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  return (server.address() as AddressInfo).port
}

type Changes = Partial<Parameters<typeof check>[0]>
const login = (changes: Changes = {}) => ({
  username: mail.username,
  password: mail.password,
  imap: { host: '127.0.0.1', port: mail.imapPort, security: 'none' as const },
  smtp: { host: '127.0.0.1', port: mail.smtpPort, security: 'none' as const },
  ...changes,
})

describe('createCheckMailbox', () => {
  test('finds nothing wrong with a mailbox that works', async () => {
    expect(await check(login())).toEqual({})
  })

  test('tells a certificate that nobody vouches for', async () => {
    const server = new SMTPServer({ secure: true })
    server.on('error', () => undefined)
    const smtp = { host: 'localhost', port: await listen(server.server), security: 'tls' as const }
    expect(await check(login({ smtp }))).toEqual({ smtp: 'certificate' })
    const imap = { ...smtp }
    expect(await check(login({ imap }))).toEqual({ imap: 'certificate' })
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  test('tells a server that is no mail server', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const port = await listen(server)
    const wrong = { host: '127.0.0.1', port, security: 'none' as const }
    expect(await check(login({ imap: wrong }))).toEqual({ imap: 'protocol' })
    expect(await check(login({ smtp: wrong }))).toEqual({ smtp: 'protocol' })
    await new Promise((resolve) => server.close(resolve))
  })

  test('gives up on a server that says nothing', async () => {
    const sockets: { destroy: () => void }[] = []
    const server = createServer((socket) => void sockets.push(socket))
    const port = await listen(server)
    const silent = { host: '127.0.0.1', port, security: 'none' as const }
    expect(await check(login({ imap: silent, smtp: silent }))).toEqual({
      imap: 'timeout',
      smtp: 'timeout',
    })
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
})
