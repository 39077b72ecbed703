import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { ImapFlow } from 'imapflow'
import { describe, expect, onTestFinished, test } from 'vitest'
import { measureLowest } from '../../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../../testing/measure/measure-longest-step.ts'
import { findFolders } from './find-folders.ts'
import { createImapSession } from './imap-session.ts'

/** An IMAP server with 100,000 folders. */
async function startLongList(): Promise<number> {
  const list = Array.from({ length: 100_000 }, (_, at) => `* LIST () "/" "f${at}"\r\n`).join('')
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('* OK ready\r\n')
    socket.on('data', (data) => {
      const line = data.toString().toUpperCase()
      const [tag = '', command = ''] = line.split(' ')
      if (command === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n')
      if (line.includes('LIST "" "*"')) socket.write(list)
      socket.write(`${tag} OK done\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A mailbox with these folders. */
const mailboxOf = (...folders: { path: string; specialUse?: string; flags?: string[] }[]) =>
  ({
    stats: () => ({ sent: 0, received: 0 }),
    list: () => Promise.resolve(folders.map((folder) => ({ ...folder, flags: new Set(folder.flags) }))),
  }) as unknown as ImapFlow

const inbox = { path: 'INBOX', specialUse: '\\Inbox' }

describe('findFolders', () => {
  test('finds the folder of sent mail by its use, whatever it is called', async () => {
    const client = mailboxOf(inbox, { path: 'Envoyés', specialUse: '\\Sent' })
    expect(await findFolders(client, undefined)).toEqual({
      inbox: 'INBOX',
      sent: 'Envoyés',
      all: ['Envoyés'],
    })
  })

  test('names none where there is none, and all that a person could choose', async () => {
    const client = mailboxOf(inbox, { path: 'Old' }, { path: 'Folders', flags: ['\\Noselect'] })
    expect(await findFolders(client, undefined)).toEqual({ inbox: 'INBOX', sent: undefined, all: ['Old'] })
  })

  test('takes the folder that a person chose as long as it exists, and never the inbox', async () => {
    const client = mailboxOf(inbox, { path: 'Sent', specialUse: '\\Sent' }, { path: 'Old' })
    expect((await findFolders(client, 'Old')).sent).toBe('Old')
    expect((await findFolders(client, 'Gone')).sent).toBe('Sent')
    expect((await findFolders(client, 'INBOX')).sent).toBe('Sent')
  })

  test('ends a list of 100,000 folders before it holds the event loop', async () => {
    const port = await startLongList()
    const measure = async () => {
      const server = { host: '127.0.0.1', port, security: 'none' } as const
      const login = { username: 'a', password: 'b', address: '127.0.0.1', server }
      const client = createImapSession(login, { stepMs: 10_000, silenceMs: 10_000 })
      await client.connect()
      const finding = () => expect(findFolders(client, undefined)).rejects.toThrow()
      return await measureLongestStep(finding).finally(() => client.close())
    }
    expect(await measureLowest(measure, 250)).toBeLessThanOrEqual(250)
  })
})
