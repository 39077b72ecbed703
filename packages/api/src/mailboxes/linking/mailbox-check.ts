import type { MailServer } from '@draftdesk/contract'
import { createTransport } from 'nodemailer'
import { AccessError } from '../access.ts'
import { toImapAuth, certificateName, createImapSession } from '../imap/imap-session.ts'
import type { FindHost } from '../../platform/network/hosts.ts'
import type { MailboxLogin } from './login.ts'
import { findFault, InboxError } from '../mail-failure.ts'
import type { MailFault, MailTest } from '../mail-failure.ts'

/** Tests a mailbox in both directions. */
export type CheckMailbox = (login: MailboxLogin) => Promise<MailTest>

const limitMs = 10_000
const stepMs = 7000

type Side = (login: MailboxLogin, address: string) => { work: Promise<void>; stop: () => void }

/** Creates the mailbox test. */
export function createCheckMailbox(findHost: FindHost): CheckMailbox {
  async function check(login: MailboxLogin, server: MailServer, side: Side): Promise<MailFault | undefined> {
    let stop = (): void => undefined
    let timer: NodeJS.Timeout | undefined
    const ending = new AbortController()
    const work = async (): Promise<MailFault | undefined> => {
      const host = await findHost(server.host, ending.signal)
      ending.signal.throwIfAborted()
      if (host.kind === 'failed') return host.failure
      const opened = side(login, host.address)
      stop = opened.stop
      await opened.work
      return undefined
    }
    const late = new Promise<'timeout'>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), limitMs)
    })
    try {
      return await Promise.race([work().catch(findFault), late])
    } finally {
      clearTimeout(timer)
      ending.abort()
      stop()
    }
  }

  /** Renews a rejected token once and tries again. */
  async function checkTwice(
    login: MailboxLogin,
    server: MailServer,
    side: Side,
  ): Promise<MailFault | undefined> {
    const fault = await check(login, server, side)
    if (fault !== 'login' || !('token' in login)) return fault
    try {
      const again = await check({ ...login, token: await login.token.renew() }, server, side)
      return again === 'login' ? 'token' : again
    } catch (error) {
      if (error instanceof AccessError) return error.fault
      throw error
    }
  }

  return async (login) => {
    const [imap, smtp] = await Promise.all([
      checkTwice(login, login.imap, checkImap),
      checkTwice(login, login.smtp, checkSmtp),
    ])
    return { imap, smtp }
  }
}

/** Logs in and opens the inbox read-only. */
function checkImap(login: MailboxLogin, address: string): ReturnType<Side> {
  const client = createImapSession({ ...login, server: login.imap, address }, { stepMs, silenceMs: limitMs })
  const work = async (): Promise<void> => {
    await client.connect()
    await client.mailboxOpen('INBOX', { readOnly: true }).catch((error: unknown) => {
      throw new InboxError('inbox', { cause: error })
    })
    await client.logout()
  }
  return { work: work(), stop: () => client.close() }
}

/** Logs in without sending. */
function checkSmtp(login: MailboxLogin, address: string): ReturnType<Side> {
  const { smtp } = login
  const auth = toImapAuth(login)
  const transport = createTransport({
    host: address,
    port: smtp.port,
    secure: smtp.security === 'tls',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    auth: 'accessToken' in auth ? { type: 'OAuth2', ...auth } : auth,
    tls: certificateName(smtp),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { work: transport.verify().then(() => undefined), stop: () => transport.close() }
}
