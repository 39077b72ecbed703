import type { ImapFlow } from 'imapflow'
import { describe, expect, test } from 'vitest'
import { findFolders } from './find-folders.ts'

/** A mailbox with these folders. */
const mailboxOf = (...folders: { path: string; specialUse?: string; flags?: string[] }[]) =>
  ({
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
})
