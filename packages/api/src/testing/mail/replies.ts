import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { outbox } from '../../database/schema.ts'
import type { HandOver } from '../../outbox/hand-over.ts'
import { recordDeliveryEvidence } from '../../outbox/delivery-evidence.ts'
import { readMail } from '../../reading/read-mail.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'
import { endWaiting } from '../../threads/returns/end-waiting.ts'
import { refreshThreads } from '../../threads/matching/refresh.ts'
import { ms, openTestApi } from '../api.ts'
import type { TestApi } from '../api.ts'
import { linkTestMailbox } from './mailbox.ts'
import type { TestMail } from './mails.ts'
import { receive, shopAddress } from './receive.ts'
import { enterStore } from '../store.ts'
import type { StoreOwner } from '../store.ts'

/** A store with a mailbox whose owner answers customers, and the mail server that receives the replies. */
export function useReplies() {
  const faults = { isSilent: false }
  /** The mails that the server received. */
  const handed: string[] = []
  let opened: { t: TestApi; owner: StoreOwner } | undefined
  let count = 0
  const setup = () => {
    if (!opened) throw new Error('The store is open in tests alone')
    return opened
  }
  const handOver: HandOver = async (_login, { raw }, marks) => {
    await marks.onFirst()
    await marks.onEnd()
    handed.push(raw.toString('latin1'))
    return faults.isSilent ? { kind: 'silent' } : { kind: 'sent', answer: '250 OK', rejected: [] }
  }
  beforeAll(async () => {
    const t = await openTestApi({ limitScale: 0, allowPrivateHosts: true, handOver })
    const owner = await enterStore(t, 'owner@example.com')
    opened = { t, owner }
    await linkTestMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
  })
  afterAll(() => opened?.t.close())

  /** Creates a customer's question and a draft that answers it. */
  async function begin(told: TestMail = {}) {
    count += 1
    const id = `<q${count}@mail.test>`
    const { db, clock } = setup().t.api.services
    const asked = await receive(db, setup().owner.id, {
      id,
      subject: `Question ${count}`,
      atMs: clock() - ms.hour,
      ...told,
    })
    const begun = await setup().t.send('createDraft', {
      token: setup().owner.token,
      input: { thread_id: asked.threadId, body: 'It is on its way.' },
    })
    const draft = begun.body as { id: string; version: number; cc: unknown; to: unknown }
    return { ...asked, id, draft, status: begun.status, body: begun.body }
  }

  type Begun = Awaited<ReturnType<typeof begin>>

  const press = ({ draft, emailId }: Begun, more: Record<string, unknown> = {}) =>
    setup().t.send('sendDraft', {
      token: setup().owner.token,
      id: draft.id,
      input: { version: draft.version, seen: emailId, key: `press-of-${draft.id}`, ...more },
    })

  const stateOf = async ({ draft }: Begun) => {
    const rows = await setup()
      .t.api.services.db.select()
      .from(outbox)
      .where(eq(outbox.draftId, draft.id))
      .orderBy(outbox.createdAt)
    return rows.at(-1)
  }

  /** Stores a mail like mailbox sync, from the Inbox or the Sent folder. */
  async function comeIn(raw: string, isFromSent = false) {
    const { db, clock } = setup().t.api.services
    const nowMs = clock()
    const mail = await readMail({ raw: Buffer.from(raw), files: [], receivedAtMs: nowMs, own: [shopAddress] })
    return db.transaction(async (tx) => {
      const arrival = {
        storeId: setup().owner.id,
        mail,
        receivedAtMs: nowMs,
        own: new Set([shopAddress]),
        isFromSent,
      }
      const placed = await matchThread(tx, { ...arrival, rules: new Map() })
      await recordDeliveryEvidence(tx, [{ storeId: setup().owner.id, mail, ...placed, isFromSent, nowMs }])
      await refreshThreads(tx, [placed.threadId])
      if (placed.isNew) await endWaiting(tx, [placed.emailId], nowMs)
      return placed
    })
  }

  /** A reply with unknown delivery. */
  async function beUnknown() {
    const asked = await begin()
    faults.isSilent = true
    await press(asked)
    setup().t.passMs(11 * ms.second)
    await setup().t.settle()
    faults.isSilent = false
    expect(await stateOf(asked)).toMatchObject({ state: 'unknown' })
    return asked
  }

  const threadOf = async (id: string) =>
    (await setup().t.send('thread', { token: setup().owner.token, id })).body

  return {
    get t() {
      return setup().t
    },
    get owner() {
      return setup().owner
    },
    ...{ faults, handed, handOver, begin, press, stateOf, comeIn, beUnknown, threadOf },
  }
}
