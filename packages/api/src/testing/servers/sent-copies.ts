import { ImapFlow } from 'imapflow'
import { dovecotPassword } from './dovecot.ts'
import type { OnTaken } from './smtp.ts'

/** Stores each accepted mail in its user's Sent folder, like large providers. */
export function fileCopies(port: number): {
  readonly file: OnTaken
  /** The identifying marks of the copies in a user's Sent folder. */
  readonly listMarks: (user: string) => Promise<string[]>
  /** The number of unread copies in a user's Sent folder. */
  readonly countUnread: (user: string) => Promise<number>
  /** The number of duplicate copies in all users' folders. */
  readonly countDoubled: () => Promise<number>
  readonly close: () => Promise<void>
} {
  const clients = new Map<string, Promise<ImapFlow>>()
  const clientOf = (user: string): Promise<ImapFlow> => {
    const known = clients.get(user) ?? open(port, user)
    clients.set(user, known)
    return known
  }
  return {
    file: async ({ raw, user }) => {
      await (await clientOf(user)).append('Sent', raw, ['\\Seen'])
    },
    listMarks: async (user) => listMarks(await clientOf(user)),
    countUnread: async (user) => {
      const status = await (await clientOf(user)).status('Sent', { unseen: true })
      return status ? (status.unseen ?? 0) : NaN
    },
    countDoubled: async () => {
      let doubled = 0
      for (const opening of clients.values()) {
        const marks = await listMarks(await opening)
        doubled += marks.length - new Set(marks).size
      }
      return doubled
    },
    close: async () => {
      for (const opening of clients.values()) (await opening).close()
    },
  }
}

async function open(port: number, user: string): Promise<ImapFlow> {
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

async function listMarks(client: ImapFlow): Promise<string[]> {
  const { exists } = await client.mailboxOpen('Sent', { readOnly: true })
  const marks: string[] = []
  if (exists === 0) return marks
  for await (const { headers } of client.fetch('1:*', { headers: ['x-draftdesk-id'] }))
    marks.push(/<[^>]*>/.exec(String(headers))?.[0] ?? '')
  return marks
}
