import type { ImapFlow, ListResponse } from 'imapflow'

/** The folders to sync: Inbox and Sent. */
export interface FolderPaths {
  readonly inbox: string
  /** Missing when no folder is marked or named as Sent in any language. */
  readonly sent: string | undefined
  /** All folders offered as the Sent folder. */
  readonly all: readonly string[]
}

/** Finds the folders of a mailbox. `chosen` is a person's choice of Sent folder, if it exists. */
export async function findFolders(client: ImapFlow, chosen: string | undefined): Promise<FolderPaths> {
  const listed = (await listFolders(client)).filter(
    ({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'),
  )
  const inbox = listed.find(({ specialUse }) => specialUse === '\\Inbox')?.path ?? 'INBOX'
  // The same folder in both roles would be synced twice forever.
  const others = listed.filter(({ path }) => path !== inbox)
  const all = others.map(({ path }) => path).slice(0, 500)
  const sent = all.includes(chosen ?? '')
    ? chosen
    : others.find(({ specialUse }) => specialUse === '\\Sent')?.path
  return { inbox, sent, all }
}

/** The longest list of folders in bytes: some 10,000 folders. The library would sort 100,000 in one step of 300 ms. */
const maxListBytes = 512 * 1024

/** Lists folders. Closes the connection when the list is too long. */
async function listFolders(client: ImapFlow): Promise<ListResponse[]> {
  const before = client.stats().received
  const timer = setInterval(() => {
    if (client.stats().received - before > maxListBytes) client.close()
  }, 5)
  try {
    return await client.list()
  } finally {
    clearInterval(timer)
  }
}
