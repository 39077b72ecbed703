import { randomUUID } from 'node:crypto'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'
import { dovecotPassword } from './dovecot.ts'

/** Faults of a mail server, in protocol order. */
export const smtpFaults = [
  'refuse',
  'hang',
  'login',
  'later',
  'refused',
  'cut',
  'silent',
  'gone',
  'renamed',
] as const

/** One of them, or none. */
export type SmtpFault = (typeof smtpFaults)[number] | 'none'

/** A complete mail. The server may deliver it, whatever status it returned. */
export interface ReceivedMail {
  readonly raw: string
  readonly to: readonly string[]
}

/** An SMTP server with faults. The user name selects one: `cut-shop@…` is cut off after 354. */
export interface TestSmtp {
  /** The port for users of a fault. Faults before the login need a port of their own. */
  readonly portOf: (fault: SmtpFault) => number
  readonly received: ReceivedMail[]
  /** Serves all users without faults from now on. */
  readonly mend: () => void
  readonly stop: () => Promise<void>
}

/** The password of every user, the same as for their mailbox. */
export const smtpPassword = dovecotPassword

/** Called for an accepted mail before the server confirms it. */
export type OnMailTaken = (mail: ReceivedMail & { readonly user: string }) => Promise<void>

/** Starts the server on loopback without encryption. With `tokenInfoUrl` it also accepts OAuth tokens. */
export async function startSmtp(
  onTaken: OnMailTaken = () => Promise.resolve(),
  tokenInfoUrl?: string,
): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  let isMended = false
  const open = new Set<Socket>()
  const faultOfUser = ({ user }: SMTPServerSession): SmtpFault =>
    isMended ? 'none' : (smtpFaults.find((fault) => String(user).startsWith(`${fault}-`)) ?? 'none')
  const createRefusal = (status: number, text: string) =>
    Object.assign(new Error(text), { responseCode: status })
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    ...(tokenInfoUrl !== undefined && { authMethods: ['XOAUTH2', 'PLAIN', 'LOGIN'] }),
    onAuth: ({ method, username, password, accessToken }, _session, done) => {
      if (method === 'XOAUTH2') {
        void fetch(`${tokenInfoUrl ?? ''}${accessToken ?? ''}`).then(({ ok }) =>
          ok
            ? done(null, { user: username ?? '' })
            : done(Object.assign(new Error('Authentication unsuccessful'), { responseCode: 535 })),
        )
        return
      }
      const isStranger = !isMended && username?.startsWith('login-')
      if (password !== smtpPassword || isStranger)
        done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }))
      else done(null, { user: username ?? '' })
    },
    onRcptTo: (_address, session, done) => {
      const fault = faultOfUser(session)
      if (fault === 'later') done(createRefusal(451, 'Please try again later'))
      else if (fault === 'refused') done(createRefusal(550, 'No such user here'))
      else done()
    },
    onData: (stream, session, done) => {
      const fault = faultOfUser(session)
      const socket = [...server.connections].find((one) => one.session.id === session.id)?._socket
      // Lets the response 354 be sent first.
      if (fault === 'cut') setImmediate(() => socket?.destroy())
      void buffer(stream).then(
        async (bytes) => {
          if (fault === 'cut') return
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const mail = { raw: bytes.toString('latin1'), to }
          received.push(mail)
          if (fault === 'gone') socket?.destroy()
          if (fault === 'gone' || fault === 'silent') return
          await onTaken({ ...mail, user: String(session.user) })
          const renamed = `2.0.0 OK <${randomUUID()}@mail.prod.outlook.com> [Hostname=mail.prod.outlook.com]`
          done(null, fault === 'renamed' ? renamed : '2.0.0 OK queued')
        },
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  // A faulty server in front of the real one until it is repaired.
  const startFaultyServer = (act: (socket: Socket) => void) =>
    createServer((socket) => {
      open.add(socket.on('error', () => undefined))
      if (!isMended) {
        act(socket)
        return
      }
      const behind = connect(portOfServer(server.server), '127.0.0.1').on('error', () => socket.destroy())
      open.add(behind)
      socket.pipe(behind).pipe(socket)
    })
  // Sends a greeting, and no further response.
  const hanging = startFaultyServer((socket) => void socket.write('220 hanging.test ESMTP\r\n'))
  // Accepts connections and closes them at once.
  const refusing = startFaultyServer((socket) => void socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  for (const one of [hanging, refusing])
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
  const portOfServer = (one: Server) => (one.address() as AddressInfo).port
  return {
    portOf: (fault) =>
      portOfServer(fault === 'refuse' ? refusing : fault === 'hang' ? hanging : server.server),
    received,
    mend: () => {
      isMended = true
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      for (const { _socket: socket } of server.connections) socket.destroy()
      await Promise.all([
        new Promise<void>((resolve) => server.close(() => resolve())),
        ...[hanging, refusing].map((one) => new Promise((resolve) => one.close(resolve))),
      ])
    },
  }
}
