import { ImapFlow } from 'imapflow'
import { dovecotPassword } from './dovecot.ts'
import type { OnMailTaken } from './smtp.ts'

/** Stores each accepted mail in its user's Sent folder, like large providers. */
export function startFilingCopies(port: number): {
  readonly file: OnMailTaken
  /** The identifying marks of the copies in a user's Sent folder. */
  readonly listMarks: (user: string) => Promise<string[]>
  /** The number of unread copies in a user's Sent folder. */
  readonly countUnread: (user: string) => Promise<number>
  /** The number of duplicate copies in all users' folders. */
  readonly countDoubled: () => Promise<number>
  readonly close: () => Promise<void>
} {
  const clients = new Map<string, Promise<ImapFlow>>()
  const findClient = (user: string): Promise<ImapFlow> => {
    const known = clients.get(user) ?? openClient(port, user)
    clients.set(user, known)
    return known
  }
  return {
    file: async ({ raw, user }) => {
      await (await findClient(user)).append('Sent', raw, ['\\Seen'])
    },
    listMarks: async (user) => listMailMarks(await findClient(user)),
    countUnread: async (user) => {
      const status = await (await findClient(user)).status('Sent', { unseen: true })
      return status ? (status.unseen ?? 0) : NaN
    },
    countDoubled: async () => {
      let doubled = 0
      for (const opening of clients.values()) {
        const marks = await listMailMarks(await opening)
        doubled += marks.length - new Set(marks).size
      }
      return doubled
    },
    close: async () => {
      for (const opening of clients.values()) (await opening).close()
    },
  }
}

async function openClient(port: number, user: string): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    auth: { user, pass: dovecotPassword },
    logger: false,
  })
  await client.connect()
  return client
}

async function listMailMarks(client: ImapFlow): Promise<string[]> {
  const { exists } = await client.mailboxOpen('Sent', { readOnly: true })
  const marks: string[] = []
  if (exists === 0) return marks
  for await (const { headers } of client.fetch('1:*', { headers: ['x-draftdesk-id'] }))
    marks.push(/<[^>]*>/.exec(String(headers))?.[0] ?? '')
  return marks
}
