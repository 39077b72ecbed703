import type { Database } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import { noModelReason } from '../drafting/model/choose-model.ts'
import { loadConversation, listCustomerTexts } from '../drafting/load-conversation.ts'
import { toCustomerOrders } from '../drafting/facts/order-facts.ts'
import { loadDraftingSettings, toReplyStyle } from '../drafting/drafting-settings.ts'
import { insertEmptyDraft, saveWrittenReply } from '../drafting/save-written-reply.ts'
import { writeReply } from '../drafting/write-reply.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { findDemoOrders } from './orders.ts'
import type { Services } from '../calls/call-handler.ts'
import { addThread } from '../threads/matching/add-thread.ts'

/** Adds a draft for the newest mail of a demo thread, written without a model. `createdAt` dates the draft, `nowMs` the shop. */
export async function addDemoDraft(
  db: Database,
  storeId: string,
  threadId: string,
  { createdAt, nowMs }: { readonly createdAt: Date; readonly nowMs: number },
): Promise<void> {
  const conversation = await loadConversation(db, storeId, threadId)
  if (!conversation) throw new Error('a demo draft needs a mail to answer')
  const { answers, store, mail, mails } = conversation
  const reply = await writeReply(
    {
      ...{ store, mail, mails, customer: answers.name },
      knowledge: await loadKnowledge(db, storeId),
      orders: toCustomerOrders(
        await findDemoOrders(
          { replyAddress: answers.address, texts: listCustomerTexts(conversation) },
          nowMs,
        ),
      ),
      style: toReplyStyle(await loadDraftingSettings(db, storeId)),
    },
    {
      model: undefined,
      why: noModelReason,
      clock: () => createdAt.getTime(),
      signal: new AbortController().signal,
    },
  )
  await transact(db, async (tx) => {
    const id = await insertEmptyDraft(tx, conversation, createdAt.getTime())
    await saveWrittenReply(tx, { ...conversation, id }, reply, createdAt.getTime())
  })
}

const questionTexts = [
  'Do you ship to Iceland, and what would it cost?',
  'The zipper of my jacket broke. Do you repair it?',
  'I ordered an L and an M came. Who pays for sending it back?',
  'Is the wool from a certified farm?',
]

/** Adds many threads with drafts to a store, like a busy day. */
export async function addManyMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
  count: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const says = questionTexts[number % questionTexts.length] ?? ''
    const createdAt = new Date(clock() - number * 60_000)
    const mail = {
      direction: 'in' as const,
      sender: `Customer ${number} <customer${number}@mail.test>`,
      body: says,
    }
    const subject = `Question ${number}`
    const threadId = await addThread(db, storeId, { subject, emails: [{ ...mail, createdAt }] })
    await addDemoDraft(db, storeId, threadId, { createdAt, nowMs: clock() })
  }
}
