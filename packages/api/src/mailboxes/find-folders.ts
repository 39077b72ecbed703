import type { ImapFlow } from 'imapflow'

/** The folders that are read: where customers' mail comes in, and where the store's own answers are filed. */
export interface FolderPaths {
  readonly inbox: string
  /** Missing when the mailbox names none and none of its folders is called so in any language. */
  readonly sent: string | undefined
  /** Every folder that a person could choose as the one for sent mail. */
  readonly all: readonly string[]
}

/** Finds the folders of a mailbox; `chosen` is the Sent folder that a person named, as long as it exists. */
export async function findFolders(client: ImapFlow, chosen: string | undefined): Promise<FolderPaths> {
  const listed = (await client.list()).filter(
    ({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'),
  )
  const inbox = listed.find(({ specialUse }) => specialUse === '\\Inbox')?.path ?? 'INBOX'
  // One folder cannot be both: it would be read as the one, then as the other, and so on without end.
  const others = listed.filter(({ path }) => path !== inbox)
  const all = others.map(({ path }) => path).slice(0, 500)
  const sent = all.includes(chosen ?? '')
    ? chosen
    : others.find(({ specialUse }) => specialUse === '\\Sent')?.path
  return { inbox, sent, all }
}
