import type { MailServer } from '@draftdesk/contract'
import { createTransport } from 'nodemailer'
import { MailboxAccessError } from '../mailbox-password.ts'
import { toImapAuth, getServerNameOption, createImapSession } from '../imap/imap-session.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import type { MailboxLogin } from './mailbox-login.ts'
import { classifyMailError, InboxOpenError } from '../mail-failure.ts'
import type { MailFault, MailTestResult } from '../mail-failure.ts'

/** Tests whether a mailbox can be read and can send. */
export type CheckMailbox = (login: MailboxLogin) => Promise<MailTestResult>

const maxCheckMs = 10_000
const maxStepMs = 7000

type ProtocolCheck = (login: MailboxLogin, address: string) => { work: Promise<void>; stop: () => void }

export function createCheckMailbox(findHost: FindHost): CheckMailbox {
  async function checkSide(
    login: MailboxLogin,
    server: MailServer,
    side: ProtocolCheck,
  ): Promise<MailFault | undefined> {
    let stopCheck = (): void => undefined
    let timer: NodeJS.Timeout | undefined
    const ending = new AbortController()
    const runCheck = async (): Promise<MailFault | undefined> => {
      const host = await findHost(server.host, ending.signal)
      ending.signal.throwIfAborted()
      if (host.kind === 'failed') return host.failure
      const opened = side(login, host.address)
      stopCheck = opened.stop
      await opened.work
      return undefined
    }
    const late = new Promise<'timeout'>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), maxCheckMs)
    })
    try {
      return await Promise.race([runCheck().catch(classifyMailError), late])
    } finally {
      clearTimeout(timer)
      ending.abort()
      stopCheck()
    }
  }

  /** Renews a rejected token once and tries again. */
  async function checkSideTwice(
    login: MailboxLogin,
    server: MailServer,
    side: ProtocolCheck,
  ): Promise<MailFault | undefined> {
    const fault = await checkSide(login, server, side)
    if (fault !== 'login' || !('token' in login)) return fault
    try {
      const again = await checkSide({ ...login, token: await login.token.renew() }, server, side)
      return again === 'login' ? 'token' : again
    } catch (error) {
      if (error instanceof MailboxAccessError) return error.fault
      throw error
    }
  }

  return async (login) => {
    const [imap, smtp] = await Promise.all([
      checkSideTwice(login, login.imap, checkImap),
      checkSideTwice(login, login.smtp, checkSmtp),
    ])
    return { imap, smtp }
  }
}

/** Logs in and opens the inbox read-only. */
function checkImap(login: MailboxLogin, address: string): ReturnType<ProtocolCheck> {
  const client = createImapSession(
    { ...login, server: login.imap, address },
    { stepMs: maxStepMs, silenceMs: maxCheckMs },
  )
  const runImapCheck = async (): Promise<void> => {
    await client.connect()
    await client.mailboxOpen('INBOX', { readOnly: true }).catch((error: unknown) => {
      throw new InboxOpenError('inbox', { cause: error })
    })
    await client.logout()
  }
  return { work: runImapCheck(), stop: () => client.close() }
}

/** Logs in without sending. */
function checkSmtp(login: MailboxLogin, address: string): ReturnType<ProtocolCheck> {
  const { smtp } = login
  const auth = toImapAuth(login)
  const transport = createTransport({
    host: address,
    port: smtp.port,
    secure: smtp.security === 'tls',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    auth: 'accessToken' in auth ? { type: 'OAuth2', ...auth } : auth,
    tls: getServerNameOption(smtp),
    connectionTimeout: maxStepMs,
    greetingTimeout: maxStepMs,
    socketTimeout: maxCheckMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { work: transport.verify().then(() => undefined), stop: () => transport.close() }
}
