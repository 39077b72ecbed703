import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { stores, threads } from '../database/schema.ts'
import { findMailbox, mailboxBody } from '../mailboxes/mailbox.ts'
import { findShop, shopBody } from '../orders/shop.ts'
import { hasDraft, selectThreads, threadBody } from '../threads/thread.ts'
import { inStore } from './in-store.ts'
import { done } from './visit.ts'

const newest = 5

/** What is counted at most: beyond it a number says no more, and costs more. */
const most = 100

/** GET /v1/dashboard. */
export const showDashboard = inStore<'dashboard'>(async ({ services, store }) => {
  const { db } = services
  const isStores = eq(threads.storeId, store.id)
  const isWaiting = and(isStores, isNull(threads.archivedAt), hasDraft)
  const [mailbox, shop, waiting, [counts]] = await Promise.all([
    findMailbox(db, store.id),
    findShop(db, store.id),
    selectThreads(db).read(isWaiting).orderBy(desc(threads.lastEmailAt), desc(threads.id)).limit(newest),
    db
      .select({ drafts: countUpTo(db, isWaiting), threads: countUpTo(db, isStores) })
      .from(stores)
      .where(eq(stores.id, store.id)),
  ])
  return done({
    mailbox: mailbox ? health(mailboxBody(mailbox), mailbox.address) : null,
    shop: shop ? health(shopBody(shop), shop.domain) : null,
    drafts: waiting.map(threadBody),
    counts: counts ?? { drafts: 0, threads: 0 },
  })
})

function countUpTo(db: Database, where: SQL | undefined) {
  return db.$count(db.select({ id: threads.id }).from(threads).where(where).limit(most).as('counted'))
}

type Link = ReturnType<typeof mailboxBody> | ReturnType<typeof shopBody>

const health = ({ state, checked_at: checkedAt, failure }: Link, name: string) => ({
  state,
  name,
  checked_at: checkedAt,
  failure: failure && { detail: failure.detail },
})
