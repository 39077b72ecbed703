import type { Database } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import { noModelText } from '../drafting/model/choose-model.ts'
import { loadConversation, listCustomerTexts } from '../drafting/load-conversation.ts'
import { toCustomerOrders } from '../drafting/facts/order-facts.ts'
import { loadDraftingSettings, toReplyStyle } from '../drafting/drafting-settings.ts'
import { insertEmptyDraft, storeWrittenReply } from '../drafting/store-reply.ts'
import { writeReply } from '../drafting/write-reply.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { findDemoOrders } from './orders.ts'

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
      why: noModelText,
      clock: () => createdAt.getTime(),
      signal: new AbortController().signal,
    },
  )
  await transact(db, async (tx) => {
    const id = await insertEmptyDraft(tx, conversation, createdAt.getTime())
    await storeWrittenReply(tx, { ...conversation, id }, reply, createdAt.getTime())
  })
}
