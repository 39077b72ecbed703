import { transact } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { enqueueContradictionSearch } from '../../knowledge/enqueue-knowledge-jobs.ts'
import { eraseCustomer as erase } from '../../orders/erase-customer.ts'
import { exportCustomer as collect } from '../../orders/export-customer.ts'
import { completeShopRequest, listShopRequests } from '../../orders/shop-requests.ts'
import { isUuid } from '../../database/uuid.ts'
import { recordActivity } from '../../stores/record-activity.ts'
import { findRecipients } from '../../threads/recipients.ts'
import { isOwnAddress } from '../../threads/replies/own-addresses.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'
import { createStoreHandler } from '../store-handler.ts'
import { toOrderAnswer } from './thread-context.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'

/** GET /v1/recipients. */
export const listRecipients = createStoreHandler<'recipients'>(async ({ services, input, store }) =>
  createSuccess({ people: await findRecipients(services.db, store.id, input.q ?? '') }),
)

/** POST /v1/customers/erase. */
export const eraseCustomer = createStoreHandler<'eraseCustomer'>(
  async ({ services, input, store, caller }) => {
    const { db, clock } = services
    const nowMs = clock()
    const tools = { nowMs, refresh: refreshThreads, isOwnAddress }
    const erased = await transact(db, async (tx) => {
      // A contradiction of several replies may lose one. A search locks its job before the emails, so this does as well.
      await enqueueContradictionSearch(tx, store.id)
      const outcome = await erase(tx, tools, { storeId: store.id, address: input.address })
      if (outcome.kind === 'own') return outcome
      await recordActivity(tx, { storeId: store.id, actor: caller.user, action: 'customer_erased', nowMs })
      await publishEvents(tx, [{ storeId: store.id, type: 'list' }], nowMs)
      return outcome
    })
    if (erased.kind === 'own')
      return refuseField(
        'address',
        'This address belongs to your store: the email account, the reply address or a member. It cannot be erased.',
      )
    const { conversations, emails } = erased
    return createSuccess({ message: 'The customer is erased.', conversations, emails })
  },
  'settings',
)

/** POST /v1/customers/export. */
export const exportCustomer = createStoreHandler<'exportCustomer'>(
  async ({ services, input, store, caller }) => {
    const { db, clock } = services
    const nowMs = clock()
    const address = input.address.toLowerCase()
    const { customer, conversations, orders, isCut } = await collect(db, store.id, address)
    await recordActivity(db, { storeId: store.id, actor: caller.user, action: 'customer_exported', nowMs })
    return createSuccess({
      address,
      exported_at: new Date(nowMs).toISOString(),
      customer: customer
        ? {
            name: customer.name,
            language: customer.language,
            first_at: customer.firstAt.toISOString(),
            last_at: customer.lastAt.toISOString(),
          }
        : null,
      conversations: conversations.map(({ thread, mails }) => ({
        id: thread.id,
        subject: thread.subject,
        emails: mails.map(({ id, direction, sender, to, cc, subject, createdAt, body }) => ({
          id,
          direction,
          sender,
          to: [...to],
          cc: [...cc],
          subject,
          created_at: createdAt.toISOString(),
          body,
        })),
      })),
      orders: orders.map((order) => toOrderAnswer({ ...order, isTheirs: true })),
      is_cut: isCut,
    })
  },
  'settings',
)

/** GET /v1/customers/requests. */
export const listCustomerRequests = createStoreHandler<'customerRequests'>(async ({ services, store }) => {
  const requests = await listShopRequests(services.db, store.id)
  return createSuccess({
    requests: requests.map(({ id, kind, address, createdAt, dueAt, doneAt }) => ({
      id,
      kind,
      address,
      created_at: createdAt.toISOString(),
      due_at: dueAt?.toISOString() ?? null,
      done_at: doneAt?.toISOString() ?? null,
    })),
  })
}, 'settings')

/** POST /v1/customers/requests/{id}/done. */
export const closeCustomerRequest = createStoreHandler<'closeCustomerRequest'>(
  async ({ services, store, id }) =>
    isUuid(id) && (await completeShopRequest(services.db, store.id, id, services.clock()))
      ? createSuccess({ message: 'The request is done.' })
      : refuseCall(404, 'This request does not exist.'),
  'settings',
)
