import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { outbox } from '../../database/schema.ts'
import type { DeliverMail } from '../../outbox/deliver-mail.ts'
import { recordDeliveryEvidence } from '../../outbox/delivery-evidence.ts'
import { readMail } from '../../reading/read-mail.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'
import { wakeAnsweredThreads } from '../../threads/returns/wake-answered-threads.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'
import { ms, openTestApi } from '../api.ts'
import type { TestApi } from '../api.ts'
import { linkTestMailbox } from './mailbox.ts'
import type { TestMail } from './mails.ts'
import { receiveMail, shopAddress } from './receive.ts'
import { enterStore } from '../store.ts'
import type { StoreOwner } from '../store.ts'

/** A store with a mailbox whose owner answers customers, and the mail server that receives the replies. */
export function useReplies() {
  const faults = { isSilent: false }
  /** The mails that the server received. */
  const handed: string[] = []
  let opened: { t: TestApi; owner: StoreOwner } | undefined
  let count = 0
  const requireStore = () => {
    if (!opened) throw new Error('The store is open in tests alone')
    return opened
  }
  const deliverMail: DeliverMail = async (_login, { raw }, marks) => {
    await marks.onFirst()
    await marks.onEnd()
    handed.push(raw.toString('latin1'))
    return faults.isSilent ? { kind: 'silent' } : { kind: 'sent', answer: '250 OK', rejected: [] }
  }
  beforeAll(async () => {
    const t = await openTestApi({ limitScale: 0, allowPrivateHosts: true, handOver: deliverMail })
    const owner = await enterStore(t, 'owner@example.com')
    opened = { t, owner }
    await linkTestMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
  })
  afterAll(() => opened?.t.close())

  /** Creates a customer's question and a draft that answers it. */
  async function beginReply(told: TestMail = {}) {
    count += 1
    const id = `<q${count}@mail.test>`
    const { db, clock } = requireStore().t.api.services
    const asked = await receiveMail(db, requireStore().owner.id, {
      id,
      subject: `Question ${count}`,
      atMs: clock() - ms.hour,
      ...told,
    })
    const begun = await requireStore().t.send('createDraft', {
      token: requireStore().owner.token,
      input: { thread_id: asked.threadId, body: 'It is on its way.' },
    })
    const draft = begun.body as { id: string; version: number; cc: unknown; to: unknown }
    return { ...asked, id, draft, status: begun.status, body: begun.body }
  }

  type BegunReply = Awaited<ReturnType<typeof beginReply>>

  const sendReply = ({ draft, emailId }: BegunReply, more: Record<string, unknown> = {}) =>
    requireStore().t.send('sendDraft', {
      token: requireStore().owner.token,
      id: draft.id,
      input: { version: draft.version, seen: emailId, key: `press-of-${draft.id}`, ...more },
    })

  const outboxStateOf = async ({ draft }: BegunReply) => {
    const rows = await requireStore()
      .t.api.services.db.select()
      .from(outbox)
      .where(eq(outbox.draftId, draft.id))
      .orderBy(outbox.createdAt)
    return rows.at(-1)
  }

  /** Stores a mail like mailbox sync, from the Inbox or the Sent folder. */
  async function receiveRaw(raw: string, isFromSent = false) {
    const { db, clock } = requireStore().t.api.services
    const nowMs = clock()
    const mail = await readMail({ raw: Buffer.from(raw), files: [], receivedAtMs: nowMs, own: [shopAddress] })
    return db.transaction(async (tx) => {
      const arrival = {
        storeId: requireStore().owner.id,
        mail,
        receivedAtMs: nowMs,
        own: new Set([shopAddress]),
        isFromSent,
      }
      const placed = await matchThread(tx, { ...arrival, rules: new Map() })
      await recordDeliveryEvidence(tx, [
        { storeId: requireStore().owner.id, mail, ...placed, isFromSent, nowMs },
      ])
      await refreshThreads(tx, [placed.threadId])
      if (placed.isNew) await wakeAnsweredThreads(tx, [placed.emailId], nowMs)
      return placed
    })
  }

  /** A reply with unknown delivery. */
  async function sendWithUnknownResult() {
    const asked = await beginReply()
    faults.isSilent = true
    await sendReply(asked)
    requireStore().t.passMs(11 * ms.second)
    await requireStore().t.settle()
    faults.isSilent = false
    expect(await outboxStateOf(asked)).toMatchObject({ state: 'unknown' })
    return asked
  }

  const showThread = async (id: string) =>
    (await requireStore().t.send('thread', { token: requireStore().owner.token, id })).body

  return {
    get t() {
      return requireStore().t
    },
    get owner() {
      return requireStore().owner
    },
    ...{
      faults,
      handed,
      handOver: deliverMail,
      begin: beginReply,
      press: sendReply,
      stateOf: outboxStateOf,
      comeIn: receiveRaw,
      beUnknown: sendWithUnknownResult,
      threadOf: showThread,
    },
  }
}
