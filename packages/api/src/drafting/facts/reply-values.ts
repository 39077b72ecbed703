import { hasVariableWithPrefix } from '@draftdesk/contract/variables'
import type { ReplyVariable } from '@draftdesk/contract/variables'
import type { Database } from '../../database/open-database.ts'
import { findOrders } from '../../orders/find-orders.ts'
import type { ShopDeps } from '../../shops/shop-system.ts'
import type { Draft } from '../../threads/replies/draft.ts'
import { loadConversation, listCustomerTexts } from '../load-conversation.ts'
import type { CustomerConversation } from '../load-conversation.ts'
import { chooseGreetingName } from '../local/choose-greeting-name.ts'
import { writeOrderLines } from '../local/order-lines.ts'
import type { CustomerOrders, OrderFact } from './reply-facts.ts'
import { toCustomerOrders } from './order-facts.ts'

/** The known values of variables. */
export type ReplyValues = Partial<Record<ReplyVariable, string>>

/**
 * The values of a text's variables for the customer of a reply. Another recipient gets no values, and a
 * possibly forged sender gets no order values.
 */
export async function loadReplyValues(
  tools: ShopDeps & { readonly db: Database },
  storeId: string,
  draft: Pick<Draft, 'threadId' | 'answersEmailId' | 'to'>,
  { text, language }: { readonly text: string; readonly language: string | null },
): Promise<ReplyValues> {
  if (!hasVariableWithPrefix(text, 'customer.') && !hasVariableWithPrefix(text, 'order.')) return {}
  const conversation = await loadConversation(tools.db, storeId, draft.threadId, {
    answersEmailId: draft.answersEmailId,
    headEmailId: null,
  })
  if (!conversation || !draft.to.some(({ address }) => address === conversation.answers.address)) return {}
  const { answers, mail } = conversation
  const own = language ?? mail.language ?? 'en'
  const customer = { 'customer.first_name': chooseGreetingName(answers.name, own) }
  if (mail.isForged || !hasVariableWithPrefix(text, 'order.')) return customer
  return { ...customer, ...toOrderValues(await loadCustomerOrders(tools, storeId, conversation), own) }
}

const loadCustomerOrders = async (
  tools: ShopDeps,
  storeId: string,
  conversation: CustomerConversation,
): Promise<CustomerOrders> =>
  toCustomerOrders(
    await findOrders(tools, storeId, {
      replyAddress: conversation.answers.address,
      texts: listCustomerTexts(conversation),
    }),
  )

/** The values of the order in question. Empty when several are possible. */
export function toOrderValues(orders: CustomerOrders, language: string): ReplyValues {
  const order = findIntendedOrder(orders)
  if (!order) return {}
  const tracking = order.trackingUrl ?? order.tracking
  return {
    'order.number': order.name,
    'order.state': writeOrderLines(order, language)[0]?.text ?? '',
    ...(tracking !== undefined && { 'order.tracking': tracking }),
  }
}

/** The one named order, or the only possible one. */
function findIntendedOrder({
  facts,
  isNamed,
  notFound,
  isUnread,
  isUnclear,
}: CustomerOrders): OrderFact | undefined {
  const isOne = isNamed ? facts.length === 1 && notFound.length === 0 && !isUnread : !isUnclear
  return isOne ? facts[0] : undefined
}
