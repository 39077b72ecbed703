import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { DatabaseLocation } from '../../database/open-database.ts'
import { members, outbox, storeSettings } from '../../database/schema.ts'
import { undoSend } from '../../outbox/undo-send.ts'
import { openTestApi } from '../api.ts'
import type { TestApi } from '../api.ts'
import { dovecotPassword } from '../servers/dovecot.ts'
import type { Dovecot } from '../servers/dovecot.ts'
import { linkTestMailbox } from '../mail/mailbox.ts'
import { createHome } from '../process.ts'
import { pressSend } from '../mail/press-send.ts'
import { shopAddress } from '../mail/receive.ts'
import { startFilingCopies } from '../servers/sent-copies.ts'
import { smtpFaults, startSmtp } from '../servers/smtp.ts'
import type { SmtpFault, TestSmtp } from '../servers/smtp.ts'
import { enterStore } from '../store.ts'
import type { StoreOwner } from '../store.ts'

const workerFile = fileURLToPath(new URL('./send-worker.ts', import.meta.url))
const apiSecret = 'a secret of those who send'

/** Counts of a sending test. */
export interface SendFigures {
  readonly sends: number
  readonly kills: number
  /** Mails that the server took more than once. */
  readonly doubled: number
  /**
   * Mails with a wrong final state: marked sent but never accepted, marked failed but accepted, never
   * finished, or without an outbox row.
   */
  readonly lost: number
  readonly sent: number
  /** Refused for good: their drafts are open again. */
  readonly failed: number
  /** Mails with unknown delivery, by the fault of their server. */
  readonly unknown: Readonly<Partial<Record<SmtpFault, number>>>
  /** Mails with unknown delivery although the Sent folder has a copy. */
  readonly unproven: number
  /** Copies in the Sent folders beyond the first of each mail. */
  readonly doubledCopies: number
}

/**
 * Sends mails through servers with nine faults, while the sending process is killed repeatedly. After two
 * thirds the servers are repaired, and the last process finishes.
 */
export async function measureSends(options: {
  readonly sends: number
  readonly kills: number
  /** Longest life of a process before it is killed. */
  readonly lifeMs: number
  readonly dovecot: Dovecot
  readonly server?: string | undefined
}): Promise<SendFigures> {
  const { sends, kills, lifeMs, dovecot, server } = options
  const copies = startFilingCopies(dovecot.port)
  const smtp = await startSmtp(copies.file)
  const home = await createHome(server)
  const url = home.environment['DATABASE_URL']
  const location: DatabaseLocation = url ? { kind: 'postgres', url } : { kind: 'folder', path: home.folder }
  try {
    const faultOf = await fillOutbox(location, smtp, { sends, imapPort: dovecot.port })
    const environment = { ...home.environment, SECRET: apiSecret }
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill === Math.floor((kills * 2) / 3)) smtp.mend()
      const { child, isReady } = startWorker(environment)
      await isReady
      await wait(Math.random() * lifeMs)
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    const { child } = startWorker(environment)
    await once(child, 'exit')
    const { db, close } = await openDatabase(location)
    const rows = await db.select().from(outbox)
    await close()
    return {
      sends,
      kills,
      ...countResults(rows, smtp, faultOf, sends),
      doubledCopies: await copies.countDoubled(),
    }
  } finally {
    await copies.close()
    await smtp.stop()
    await home.remove()
  }
}

function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, [workerFile], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isReady = Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { child, isReady }
}

/** Enqueues mails for each fault. Returns the expected fate of each row. */
async function fillOutbox(
  location: DatabaseLocation,
  smtp: TestSmtp,
  { sends, imapPort }: { sends: number; imapPort: number },
): Promise<Map<string, SmtpFault>> {
  const options = {
    database: location,
    secret: apiSecret,
    clock: Date.now,
    limitScale: 0,
    allowPrivateHosts: true,
  }
  const first = await openTestApi(options)
  const stores: (StoreOwner & { fault: SmtpFault })[] = []
  for (const fault of smtpFaults) {
    const owner = await enterStore(first, `${fault}@example.com`)
    await openStore(first, owner, { fault, imapPort, smtpPort: smtp.portOf(fault) })
    stores.push({ ...owner, fault })
  }
  await first.close()
  const t = await openTestApi({ ...options, work: false })
  const faultOf = new Map<string, SmtpFault>()
  for (let at = 0; at < sends; at += 1) {
    const store = stores[at % stores.length]
    if (store) faultOf.set(await pressSend(t, store, at), store.fault)
  }
  await t.close()
  return faultOf
}

/** Creates a store with a mailbox on these servers and no undo time. */
async function openStore(
  t: TestApi,
  owner: StoreOwner,
  { fault, imapPort, smtpPort }: { fault: SmtpFault; imapPort: number; smtpPort: number },
): Promise<void> {
  const { services } = t.api
  await linkTestMailbox(services, owner.id, {
    address: shopAddress,
    username: `${fault}-${shopAddress}`,
    password: dovecotPassword,
    imapPort,
    smtpPort,
  })
  const undoSeconds = 0
  await services.db
    .insert(storeSettings)
    .values({ storeId: owner.id, undoSeconds })
    .onConflictDoUpdate({ target: storeSettings.storeId, set: { undoSeconds } })
}

type OutboxRow = typeof outbox.$inferSelect

/** Counts how often the server accepted each outbox row. */
function countTakenMails({ received }: TestSmtp): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { raw } of received) {
    const id = /^X-Draftdesk-Id: <dd\.(\S+)>/im.exec(raw)?.[1] ?? ''
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  return taken
}

function countResults(
  rows: readonly OutboxRow[],
  smtp: TestSmtp,
  faultOf: Map<string, SmtpFault>,
  sends: number,
) {
  const taken = countTakenMails(smtp)
  const timesTaken = ({ id }: OutboxRow) => taken.get(id) ?? 0
  const rowsInState = (...states: OutboxRow['state'][]) => rows.filter(({ state }) => states.includes(state))
  const unknown: Partial<Record<SmtpFault, number>> = {}
  for (const { id } of rowsInState('unknown')) {
    const fault = faultOf.get(id) ?? 'none'
    unknown[fault] = (unknown[fault] ?? 0) + 1
  }
  return {
    doubled: [...taken.values()].filter((often) => often > 1).length,
    lost:
      sends -
      rows.length +
      rowsInState('sent').filter((row) => timesTaken(row) === 0).length +
      rowsInState('failed').filter((row) => timesTaken(row) > 0).length +
      rowsInState('held', 'sending', 'cancelled').length,
    sent: rowsInState('sent').length,
    failed: rowsInState('failed').length,
    unknown,
    unproven: rowsInState('unknown').filter((row) => {
      const fault = faultOf.get(row.id)
      return timesTaken(row) > 0 && fault !== 'silent' && fault !== 'gone'
    }).length,
  }
}

/** Results of taking mails back exactly when they are due. */
export interface UndoFigures {
  readonly undone: number
  readonly left: number
  /** Wrong results: undone and sent, late and not sent, or sent twice. */
  readonly wrong: number
}

/** Parallel mails per process. */
const parallelUndos = 8

/** The range of undo times around the moment of sending. */
const spreadMs = 5

/**
 * Undoes mails at random moments within 5 ms of sending. Finds that moment by bisection: later after a
 * successful undo, earlier after a failed one.
 */
export async function measureUndos(undos: number, location?: DatabaseLocation): Promise<UndoFigures> {
  const smtp = await startSmtp()
  const t = await openTestApi({
    ...(location && { database: location }),
    secret: apiSecret,
    clock: Date.now,
    limitScale: 0,
    allowPrivateHosts: true,
  })
  try {
    const { db } = t.api.services
    const owner = await enterStore(t, 'undo@example.com')
    await openStore(t, owner, { fault: 'none', imapPort: 1, smtpPort: smtp.portOf('none') })
    await db.update(storeSettings).set({ undoSeconds: 60 }).where(eq(storeSettings.storeId, owner.id))
    const said = new Map<string, boolean>()
    let delayMs = 0
    for (let begun = 0; begun < undos; begun += parallelUndos) {
      const ids: string[] = []
      for (let at = begun; at < Math.min(begun + parallelUndos, undos); at += 1)
        ids.push(await pressSend(t, owner, at))
      for (const [id, isUndone] of await raceUndos(t, owner, ids, delayMs)) {
        said.set(id, isUndone)
        delayMs = Math.max(0, delayMs + (isUndone ? 1 : -1))
      }
    }
    await t.settle()
    const taken = countTakenMails(smtp)
    const rows = await db.select({ id: outbox.id, state: outbox.state }).from(outbox)
    const isSentOrUndone = ({ id, state }: (typeof rows)[number]) =>
      said.get(id) === true
        ? state === 'cancelled' && !taken.has(id)
        : state === 'sent' && taken.get(id) === 1
    const undone = [...said.values()].filter(Boolean).length
    return { undone, left: said.size - undone, wrong: rows.filter((row) => !isSentOrUndone(row)).length }
  } finally {
    await t.close()
    await smtp.stop()
  }
}

/** Schedules mails and takes each back about `delayMs` after its due time. Returns the results of the calls. */
async function raceUndos(
  t: TestApi,
  { id: storeId }: StoreOwner,
  ids: readonly string[],
  delayMs: number,
): Promise<(readonly [string, boolean])[]> {
  const { db } = t.api.services
  const [{ userId } = { userId: '' }] = await db.select({ userId: members.userId }).from(members)
  const dueAt = new Date(Date.now() + 120)
  for (const id of ids) await db.update(outbox).set({ dueAt, sendAt: dueAt }).where(eq(outbox.id, id))
  await wakeJobRunners(db, outbox)
  const results = await Promise.all(
    ids.map(async (id) => {
      const aimedMs = dueAt.getTime() + delayMs + (Math.random() * 2 - 1) * spreadMs
      await wait(Math.max(0, aimedMs - Date.now()))
      const { kind } = await undoSend(db, { storeId, userId, nowMs: Date.now() }, id)
      return [id, kind === 'done'] as const
    }),
  )
  await t.settle()
  return results
}
