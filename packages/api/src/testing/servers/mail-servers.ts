import { dovecotPassword, startDovecot } from './dovecot.ts'
import { startSmtp } from './smtp.ts'

/** Mail servers on loopback that know one account. */
export interface MailServers {
  username: string
  password: string
  imapPort: number
  smtpPort: number
  /** Makes the IMAP server refuse the account from now on. */
  refuseAccount: () => Promise<void>
  close: () => Promise<void>
}

/** Starts an IMAP and an SMTP server, both without encryption. */
export async function startMailServers(): Promise<MailServers> {
  const [dovecot, smtp] = await Promise.all([startDovecot(), startSmtp()])
  const username = 'help@shop.test'
  return {
    username,
    password: dovecotPassword,
    imapPort: dovecot.port,
    smtpPort: smtp.portOf('none'),
    refuseAccount: () => dovecot.refuse(username),
    close: async () => void (await Promise.all([dovecot.stop(), smtp.stop()])),
  }
}
