import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '../src/database/open-database.ts'
import type { Database } from '../src/database/open-database.ts'
import { testPassword, signUp } from '../src/testing/api.ts'
import { createTestClient } from '../src/testing/client.ts'
import type { SendCall } from '../src/testing/client.ts'
import { dovecotPassword } from '../src/testing/servers/dovecot.ts'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { fillMaildir } from '../src/testing/mail/mails.ts'
import { createHome, apiProgram, startProgram } from '../src/testing/process.ts'
import type { RunningApi, TestHome } from '../src/testing/process.ts'
import type { CorpusMail } from './corpus.ts'

/** A store with a mailbox on a Dovecot, and the process that reads it. */
export interface BenchStore {
  readonly home: TestHome
  readonly address: string
  readonly maildir: string
  /** The process that answers calls at the moment. */
  readonly api: () => RunningApi
  readonly send: SendCall
  readonly token: () => string
  /** Starts the API, or that of another version. */
  readonly start: (more?: Record<string, string>, program?: string) => Promise<void>
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Puts mails into the mailbox as a mail server that receives them does. */
  readonly receive: (mails: readonly CorpusMail[]) => Promise<void>
  /** Makes the store and signs its owner in. */
  readonly signIn: () => Promise<void>
  readonly link: (imapPort?: number) => Promise<void>
  readonly sync: () => Promise<BenchSyncStatus>
  /** Reads the database; the process must have ended when it is embedded. */
  readonly inspect: <T>(look: (db: Database) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Fields of the sync status that benchmarks use. */
export interface BenchSyncStatus {
  readonly state: string
  readonly imported: number
  readonly expected: number
  readonly is_imported: boolean
}

/** Opens a store on PGlite, or in the PostgreSQL server at `server`. A database at `keptUrl` is used as it is and stays. */
export async function openBenchStore(
  dovecot: Dovecot,
  user: string,
  server?: string,
  keptUrl?: string,
): Promise<BenchStore> {
  const created = await createHome(server)
  const home = keptUrl
    ? { ...created, environment: { ...created.environment, DATABASE_URL: keptUrl } }
    : created
  const address = `${user}@shop.test`
  const maildir = dovecot.homeOf(address)
  const smtp = await startFakeSmtpServer()
  const state: { api: RunningApi | undefined; token: string } = { api: undefined, token: '' }
  const requireApi = () => {
    if (!state.api) throw new Error('the API is not running')
    return state.api
  }
  const sendCall: SendCall = (name, sending) =>
    createTestClient((sent) => retryOnClosedConnection(() => fetch(sent.clone())), requireApi().url)(
      name,
      sending,
    )
  const startApi = async (more: Record<string, string> = {}, program = apiProgram) => {
    const environment = { ...home.environment, ALLOW_PRIVATE_HOSTS: 'true', ...more }
    state.api = await startProgram(program, environment)
  }
  const signInFirst = async () => {
    const email = 'owner@bench.test'
    await signUp(sendCall, email)
    let code: string | undefined
    while (!code) {
      await wait(50)
      code = /verification code (\d{6})/.exec(requireApi().out())?.[1]
    }
    const verified = await sendCall('verifyEmail', { input: { email, verification_code: code } })
    const first = await sendCall('signIn', { input: { email, password: testPassword } })
    const token = String(first.body['token'] ?? verified.body['token'])
    const store = await sendCall('createStore', { token, input: { name: 'Bench' } })
    state.token = String(
      (await sendCall('switchStore', { token, id: String(store.body['id']) })).body['token'],
    )
  }
  return {
    home,
    address,
    maildir,
    api: requireApi,
    send: sendCall,
    token: () => state.token,
    start: startApi,
    kill: async (signal = 'SIGKILL') => {
      const api = state.api
      state.api = undefined
      await api?.end(signal)
    },
    receive: async (mails) => {
      for (const folder of ['', 'Sent'] as const) {
        const part = mails.filter((one) => one.folder === folder).map(({ mail }) => mail)
        await fillMaildir(maildir, part, folder)
      }
      execFileSync('chown', ['-R', 'mail:mail', maildir])
    },
    signIn: signInFirst,
    link: async (imapPort = dovecot.port) => {
      if (state.token === '') await signInFirst()
      const server = { host: '127.0.0.1', security: 'none' }
      const input = {
        address,
        password: dovecotPassword,
        imap: { ...server, port: imapPort },
        smtp: { ...server, port: smtp.port },
      }
      const { status, body } = await sendCall('linkMailbox', { token: state.token, input })
      if (status !== 200) throw new Error(`not linked: ${JSON.stringify(body)}`)
    },
    sync: async () => (await sendCall('mailSync', { token: state.token })).body['sync'] as BenchSyncStatus,
    inspect: async (look) => {
      const url = home.environment['DATABASE_URL']
      const opened = await openDatabase(
        url ? { kind: 'postgres', url } : { kind: 'folder', path: home.folder },
      )
      try {
        return await look(opened.db)
      } finally {
        await opened.close()
      }
    },
    close: async () => {
      await smtp.close()
      await home.remove()
    },
  }
}

/** Retries a request whose kept-alive connection was closed by a busy machine. */
async function retryOnClosedConnection(ask: () => Promise<Response>): Promise<Response> {
  for (let left = 3; ; left -= 1) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await wait(200)
    }
  }
}

async function startFakeSmtpServer() {
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** Polls `isDone` every `everyMs`. Throws after `patienceMs`. */
export async function waitUntil(
  isDone: () => Promise<boolean>,
  { everyMs = 200, patienceMs = 300_000, what = 'it' } = {},
): Promise<void> {
  const untilMs = performance.now() + patienceMs
  while (!(await isDone())) {
    if (performance.now() > untilMs) throw new Error(`${what} did not happen`)
    await wait(everyMs)
  }
}
