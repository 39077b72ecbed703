import { hourMs } from '@draftdesk/contract/durations'
import type { TestApi } from '../api.ts'
import { receiveMail } from './receive.ts'
import type { StoreOwner } from '../store.ts'

/** Sends an answer to the customer's question of that number. Returns the outbox row. */
export async function pressSend(t: TestApi, { id, token }: StoreOwner, number: number): Promise<string> {
  const { db, clock } = t.api.services
  const asked = await receiveMail(db, id, {
    id: `<question${number}@mail.test>`,
    from: `Ann <ann${number}@mail.test>`,
    subject: `Question ${number}`,
    atMs: clock() - hourMs,
  })
  const input = { thread_id: asked.threadId, body: `It is ${number}.` }
  const begun = await t.send('createDraft', { token, input })
  const { id: draftId, version } = begun.body as { id: string; version: number }
  const sent = await t.send('sendDraft', {
    token,
    id: draftId,
    input: { version, seen: asked.emailId, key: `press-of-${draftId}` },
  })
  return (sent.body['sending'] as { id: string }).id
}
