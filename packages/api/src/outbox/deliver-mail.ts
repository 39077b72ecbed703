import { isAscii } from 'node:buffer'
import { cutText } from '@draftdesk/contract/cut-text'
import type { MailServer } from '@draftdesk/contract'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'
import { MailboxAccessError } from '../mailboxes/mailbox-password.ts'
import type { Credentials } from '../mailboxes/mailbox-credentials.ts'
import { getServerNameOption } from '../mailboxes/imap/imap-session.ts'

import type { MailEnvelope } from '../database/schema/outbox.ts'
import { MailBodyStream } from './mail-body-stream.ts'
import type { SmtpProgressCallbacks } from './mail-body-stream.ts'

/** Server, credentials and timeouts of an SMTP login. */
export type SmtpLogin = Credentials & {
  readonly server: MailServer
  /** The resolved IP address of `server.host`, so that the name is looked up once. */
  readonly address: string
}

export interface SmtpLimits {
  /** The time limit until the greeting of the server. */
  readonly stepMs: number
  /** From connecting until the server accepts DATA. */
  readonly beforeBodyMs: number
  /** The time limit of each later response. */
  readonly silenceMs: number
}

/** Like mail programs, waits minutes after the body, because servers may scan the mail. */
export const defaultSmtpLimits: SmtpLimits = { stepMs: 20_000, beforeBodyMs: 30_000, silenceMs: 5 * 60_000 }

/** Result of handing a mail to a server. */
export type DeliveryResult =
  | {
      readonly kind: 'sent'
      readonly answer: string
      readonly serverId?: string | undefined
      readonly rejected: readonly string[]
    }
  /** Not sent, and may be retried. */
  | {
      readonly kind: 'later'
      readonly reason: 'login' | 'network' | 'later' | MailboxAccessError['fault']
      readonly answer?: string | undefined
    }
  /** Rejected permanently. */
  | { readonly kind: 'refused'; readonly answer: string }
  /** The mail was transferred without a response. It may have been sent. */
  | { readonly kind: 'silent' }

/** Hands a complete mail to a mail server. */
export type DeliverMail = (
  login: SmtpLogin,
  mail: { readonly envelope: MailEnvelope; readonly raw: Buffer },
  marks: SmtpProgressCallbacks,
) => Promise<DeliveryResult>

/** Creates the SMTP hand-over. It rethrows errors of the progress callbacks, and then the mail was not sent. */
export function createMailDelivery(limits: SmtpLimits): DeliverMail {
  const deliverMail: DeliverMail = async (login, { envelope, raw }, marks) => {
    const connection = openConnection(login, limits, envelope)
    let refused: Error | undefined
    const start = limitTimeToFirstByte(limits.beforeBodyMs)
    const guarded: SmtpProgressCallbacks = {
      onFirst: async () => {
        start.begin()
        await marks.onFirst().catch((error: unknown) => Promise.reject(recordRefusal(error)))
      },
      onEnd: () => marks.onEnd().catch((error: unknown) => Promise.reject(recordRefusal(error))),
    }
    const recordRefusal = (error: unknown): Error => {
      refused = error instanceof Error ? error : new Error('refused')
      return refused
    }
    const body = new MailBodyStream(raw, guarded)
    try {
      const facts = { size: raw.length, use8BitMime: !isAscii(raw) }
      const sending = sendOverConnection(connection, login, envelope, facts, body)
      const info = await Promise.race([sending, start.late])
      connection.quit()
      return {
        kind: 'sent',
        answer: toOneLine(info.response),
        serverId: info.serverMessageId,
        rejected: info.rejected.map(String),
      }
    } catch (error) {
      // Closing before the end of DATA makes the server discard the mail.
      connection.close()
      if (refused !== undefined) throw refused
      return toDeliveryResult(error, 'token' in login, body.hasEnded)
    } finally {
      start.end()
    }
  }
  return async (login, mail, marks) => {
    const handed = await deliverMail(login, mail, marks)
    if (handed.kind !== 'later' || handed.reason !== 'token' || !('token' in login)) return handed
    // Renews a rejected token once, before any of the mail is transferred.
    const { username, token, server, address } = login
    try {
      return await deliverMail({ username, token: await token.renew(), server, address }, mail, marks)
    } catch (error) {
      if (error instanceof MailboxAccessError) return { kind: 'later', reason: error.fault }
      throw error
    }
  }
}

/** Limits the time until DATA, because a silent server blocks its store's queue. `late` rejects at the limit, and `begin` throws afterwards. */
function limitTimeToFirstByte(limitMs: number) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const error = Object.assign(new Error('the mail server did not ask for the mail in time'), {
    code: 'ETIMEDOUT',
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(error)
  }, limitMs)
  return {
    late,
    begin: (): void => {
      clearTimeout(timer)
      if (isLate) throw error
    },
    end: (): void => clearTimeout(timer),
  }
}

const toSmtpAuth = (login: SmtpLogin) =>
  'token' in login
    ? {
        type: 'OAUTH2',
        user: login.username,
        oauth2: new XOAuth2({ user: login.username, accessToken: login.token.value }),
      }
    : { user: login.username, pass: login.password }

interface SmtpReply {
  readonly response: string
  readonly rejected: readonly unknown[]
  readonly serverMessageId?: string | undefined
}

function openConnection(
  { server, address }: SmtpLogin,
  { stepMs, silenceMs }: SmtpLimits,
  { from }: MailEnvelope,
) {
  return new SMTPConnection({
    host: address,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: getServerNameOption(server),
    // Hides the name of this machine in EHLO.
    name: from.slice(from.lastIndexOf('@') + 1),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
  })
}

function sendOverConnection(
  connection: SMTPConnection,
  login: SmtpLogin,
  envelope: MailEnvelope,
  /** An attached mail may contain raw non-ASCII characters. */
  facts: { readonly size: number; readonly use8BitMime: boolean },
  body: MailBodyStream,
): Promise<SmtpReply> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject)
    connection.connect((unreachable) => {
      if (unreachable) {
        reject(unreachable)
        return
      }
      // The library detects services with Message-IDs in responses by host name.
      connection.options.host = login.server.host
      connection.login(toSmtpAuth(login), (stranger) => {
        if (stranger) {
          reject(stranger)
          return
        }
        connection.send({ from: envelope.from, to: [...envelope.to], ...facts }, body, (error, info) =>
          error ? reject(error) : resolve(info),
        )
      })
    })
  })
}

function toDeliveryResult(error: unknown, hasToken: boolean, hasEnded: boolean): DeliveryResult {
  const { code, command, response, responseCode } = Object(error) as Readonly<Record<string, unknown>>
  const answer = typeof response === 'string' ? toOneLine(response) : undefined
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const stranger = hasToken ? 'token' : 'login'
  if (code === 'EAUTH')
    return { kind: 'later', reason: status !== undefined && status < 500 ? 'later' : stranger, answer }
  const isAboutMail = /^(?:MAIL|RCPT|DATA|API)/.test(typeof command === 'string' ? command : '')
  if (status !== undefined)
    return status >= 500 && isAboutMail
      ? { kind: 'refused', answer: answer ?? String(status) }
      : { kind: 'later', reason: 'later', answer }
  // Rejected by the library, because the server had announced the limit.
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return { kind: 'refused', answer: error instanceof Error ? toOneLine(error.message) : '' }
  return hasEnded ? { kind: 'silent' } : { kind: 'later', reason: 'network', answer }
}

/** The server's response on one line. */
const toOneLine = (text: string): string => cutText(text.toWellFormed().replace(/\s+/g, ' ').trim(), 500)
