import type { Database } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'
import { noModel } from '../drafting/model/choose-model.ts'
import { loadConversation, textsOfCustomer } from '../drafting/load-conversation.ts'
import { readCustomerOrders } from '../drafting/facts/order-facts.ts'
import { readDraftingSettings, toStyle } from '../drafting/settings.ts'
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
      orders: readCustomerOrders(
        await findDemoOrders({ replyAddress: answers.address, texts: textsOfCustomer(conversation) }, nowMs),
      ),
      style: toStyle(await readDraftingSettings(db, storeId)),
    },
    {
      model: undefined,
      why: noModel,
      clock: () => createdAt.getTime(),
      signal: new AbortController().signal,
    },
  )
  await transact(db, async (tx) => {
    const id = await insertEmptyDraft(tx, conversation, createdAt.getTime())
    await storeWrittenReply(tx, { ...conversation, id }, reply, createdAt.getTime())
  })
}
