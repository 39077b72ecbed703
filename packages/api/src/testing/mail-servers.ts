import type { AddressInfo, Server, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { SMTPServer } from 'smtp-server'

/** Mail servers on loopback that know one account. */
export interface MailServers {
  username: string
  password: string
  imapPort: number
  smtpPort: number
  /** From here on the servers refuse the password. */
  changePassword: () => void
  close: () => Promise<void>
}

/** Starts an IMAP and an SMTP server, both without encryption. */
export async function startMailServers(): Promise<MailServers> {
  const account = { password: 'mail-pass' }
  const username = 'help@shop.test'
  const imap = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'IDLE', 'ENABLE', 'LITERALPLUS', 'UNSELECT'],
    users: { [username]: account },
    storage: { INBOX: {} },
  })
  // Mailbox sync would keep the server open forever.
  const open = new Set<Socket>()
  imap.server.on('connection', (socket: Socket) => open.add(socket))
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      if (auth.username === username && auth.password === account.password) done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    username,
    password: account.password,
    imapPort: portOf(imap.server),
    smtpPort: portOf(smtp.server),
    changePassword: () => {
      account.password = 'another'
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => imap.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
