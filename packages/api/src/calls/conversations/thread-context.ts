import type { Answer } from '@draftdesk/contract'
import { findMailbox } from '../../mailboxes/mailbox.ts'
import { explainShopFault } from '../../shops/shop-faults.ts'
import { findOrders } from '../../orders/find-orders.ts'
import type { FoundOrder } from '../../shops/shop-order.ts'
import { decideSenderVerdict } from '../../reading/sender-verdict.ts'
import { findThread } from '../../threads/load-thread-with-mails.ts'
import { loadThreadCustomerData } from '../../threads/thread-customer-data.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseCall } from '../call-handler.ts'

/** GET /v1/threads/{id}/context. */
export const showThreadContext = createStoreHandler<'threadContext'>(async ({ services, store, id }) => {
  const { db, connections } = services
  const thread = await findThread(db, store.id, id)
  if (!thread) return refuseCall(404, 'This conversation does not exist.')
  const context = await loadThreadCustomerData(db, thread)
  const { customer, replyAddress = '', texts, authentication, earlier } = context
  const found = await findOrders({ ...services, shops: connections.shops }, store.id, {
    replyAddress,
    texts,
  })
  const mailbox = await findMailbox(db, store.id)
  const verdict = mailbox ? decideSenderVerdict(authentication, mailbox, context.from) : 'unknown'
  return createSuccess({
    id: thread.id,
    customer: customer
      ? {
          address: customer.address,
          name: customer.name,
          language: customer.language,
          first_at: customer.firstAt.toISOString(),
          last_at: customer.lastAt.toISOString(),
        }
      : null,
    reply_to: context.replyAddress ?? null,
    sender: verdict === 'unknown' ? null : verdict,
    has_shop: found.hasShop,
    orders: found.orders.map(toOrderAnswer),
    earlier: earlier.map((other) => ({
      id: other.id,
      subject: other.subject,
      last_email_at: other.lastEmailAt.toISOString(),
    })),
    fetched_at: found.fetchedAtMs === undefined ? null : new Date(found.fetchedAtMs).toISOString(),
    fault: found.fault ? { code: found.fault, detail: explainShopFault(found.fault, found.system) } : null,
    notes: [...found.notes],
  })
})

/** An order in the shape of /v1. */
export const toOrderAnswer = (order: FoundOrder): Answer<'threadContext'>['orders'][number] => ({
  id: order.id,
  name: order.name,
  placed_at: order.placedAt,
  address: order.address,
  customer: order.customer,
  is_theirs: order.isTheirs,
  payment: order.payment,
  delivery: order.delivery,
  cancelled_at: order.cancelledAt ?? null,
  total: order.total,
  items: [...order.items],
  parcels: order.parcels.map((parcel) => ({
    ...parcel,
    numbers: [...parcel.numbers],
    urls: [...parcel.urls],
  })),
  refunds: [...order.refunds],
  admin_url: order.adminUrl,
})
