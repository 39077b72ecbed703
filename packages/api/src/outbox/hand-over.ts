import { cutText } from '@draftdesk/contract/cut-text'
import type { MailServer } from '@draftdesk/contract'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'
import { AccessError } from '../mailboxes/access.ts'
import type { Credentials } from '../mailboxes/credentials.ts'
import { certificateName } from '../mailboxes/imap-session.ts'

import type { Envelope } from '../database/schema/outbox.ts'
import { BodyStream, type Marks } from './body-stream.ts'

/** How a mail server is used: where it is, as whom, and how long it may take. */
export type SmtpLogin = Credentials & {
  readonly server: MailServer
  /** The address that `server.host` was found at; names are looked up once. */
  readonly address: string
}

/** How long a mail server may take. */
export interface SmtpLimits {
  /** Until it greets. */
  readonly stepMs: number
  /** From the connection until it asks for the body. */
  readonly beforeBodyMs: number
  /** For any answer after that. */
  readonly silenceMs: number
}

/** As long as mail programs wait once a mail was given: a server may take minutes to look at it. */
export const smtpLimits: SmtpLimits = { stepMs: 20_000, beforeBodyMs: 30_000, silenceMs: 5 * 60_000 }

/** What became of a mail that a server was asked to take. */
export type Handed =
  | {
      readonly kind: 'sent'
      readonly answer: string
      readonly serverId?: string | undefined
      readonly rejected: readonly string[]
    }
  /** It did not leave, and may be tried again. */
  | {
      readonly kind: 'later'
      readonly reason: 'login' | 'network' | 'later' | AccessError['fault']
      readonly answer?: string | undefined
    }
  /** It did not leave and never will. */
  | { readonly kind: 'refused'; readonly answer: string }
  /** All of it was given and nothing was said: it may or may not have left. */
  | { readonly kind: 'silent' }

/** Gives a whole mail to a mail server. */
export type HandOver = (
  login: SmtpLogin,
  mail: { readonly envelope: Envelope; readonly raw: Buffer },
  marks: Marks,
) => Promise<Handed>

/** Creates what hands mails over by SMTP. An error of the marks is thrown on, and then the mail has not left. */
export function createHandOver(limits: SmtpLimits): HandOver {
  const handOver: HandOver = async (login, { envelope, raw }, marks) => {
    const connection = connect(login, limits, envelope)
    let refused: Error | undefined
    const start = limitStart(limits.beforeBodyMs)
    const guarded: Marks = {
      onFirst: async () => {
        start.begin()
        await marks.onFirst().catch((error: unknown) => Promise.reject(note(error)))
      },
      onEnd: () => marks.onEnd().catch((error: unknown) => Promise.reject(note(error))),
    }
    const note = (error: unknown): Error => {
      refused = error instanceof Error ? error : new Error('refused')
      return refused
    }
    const body = new BodyStream(raw, guarded)
    try {
      const sending = send(connection, login, envelope, raw.length, body)
      const info = await Promise.race([sending, start.late])
      connection.quit()
      return {
        kind: 'sent',
        answer: line(info.response),
        serverId: info.serverMessageId,
        rejected: info.rejected.map(String),
      }
    } catch (error) {
      // Without its last line the mail is incomplete, and the server forgets it.
      connection.close()
      if (refused !== undefined) throw refused
      return explain(error, 'token' in login, body.hasEnded)
    } finally {
      start.end()
    }
  }
  return async (login, mail, marks) => {
    const handed = await handOver(login, mail, marks)
    if (handed.kind !== 'later' || handed.reason !== 'token' || !('token' in login)) return handed
    // A token that is refused although it should hold; nothing of the mail was given yet.
    const { username, token, server, address } = login
    try {
      return await handOver({ username, token: await token.renew(), server, address }, mail, marks)
    } catch (error) {
      if (error instanceof AccessError) return { kind: 'later', reason: error.fault }
      throw error
    }
  }
}

/**
 * Limits the time until the body begins: a server that is silent before that only holds a slot of its store. `late` rejects when
 * the time is over, and from then on `begin` throws.
 */
function limitStart(limitMs: number) {
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

const authOf = (login: SmtpLogin) =>
  'token' in login
    ? {
        type: 'OAUTH2',
        user: login.username,
        oauth2: new XOAuth2({ user: login.username, accessToken: login.token.value }),
      }
    : { user: login.username, pass: login.password }

interface Info {
  readonly response: string
  readonly rejected: readonly unknown[]
  readonly serverMessageId?: string | undefined
}

function connect({ server, address }: SmtpLogin, { stepMs, silenceMs }: SmtpLimits, { from }: Envelope) {
  return new SMTPConnection({
    host: address,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: certificateName(server),
    // What this machine is called is nobody's business.
    name: from.slice(from.lastIndexOf('@') + 1),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
  })
}

function send(
  connection: SMTPConnection,
  login: SmtpLogin,
  envelope: Envelope,
  size: number,
  body: BodyStream,
): Promise<Info> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject)
    connection.connect((unreachable) => {
      if (unreachable) {
        reject(unreachable)
        return
      }
      // By its name, not by its address, the service is known whose answers hold an id.
      connection.options.host = login.server.host
      connection.login(authOf(login), (stranger) => {
        if (stranger) {
          reject(stranger)
          return
        }
        connection.send({ from: envelope.from, to: [...envelope.to], size }, body, (error, info) =>
          error ? reject(error) : resolve(info),
        )
      })
    })
  })
}

function explain(error: unknown, hasToken: boolean, hasEnded: boolean): Handed {
  const { code, command, response, responseCode } = Object(error) as Readonly<Record<string, unknown>>
  const answer = typeof response === 'string' ? line(response) : undefined
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const stranger = hasToken ? 'token' : 'login'
  if (code === 'EAUTH')
    return { kind: 'later', reason: status !== undefined && status < 500 ? 'later' : stranger, answer }
  const isAboutMail = /^(?:MAIL|RCPT|DATA|API)/.test(typeof command === 'string' ? command : '')
  if (status !== undefined)
    return status >= 500 && isAboutMail
      ? { kind: 'refused', answer: answer ?? String(status) }
      : { kind: 'later', reason: 'later', answer }
  // Before the server was asked, because it had said that it would not take this.
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return { kind: 'refused', answer: error instanceof Error ? line(error.message) : '' }
  return hasEnded ? { kind: 'silent' } : { kind: 'later', reason: 'network', answer }
}

/** What a server said, on one line. */
const line = (text: string): string => cutText(text.toWellFormed().replace(/\s+/g, ' ').trim(), 500)
