import type { MailboxAnswer } from '@draftdesk/contract'
import { describeMailbox } from '../mailboxes/describe-mailbox.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import { countGaps } from '../learning/list-gaps.ts'
import { findShop, shopBody } from '../shops/shop.ts'
import { lacksDocument } from '../stores/store.ts'
import { readDraftQueue } from '../threads/list-threads.ts'
import { readWork } from '../threads/read-work.ts'
import { inStore } from './in-store.ts'
import { done } from './visit.ts'

/** GET /v1/dashboard. */
export const showDashboard = inStore<'dashboard'>(async ({ services, store }) => {
  const { db, clock } = services
  const [mailbox, shop, waiting, isDocumentMissing, work, gaps] = await Promise.all([
    findMailbox(db, store.id),
    findShop(db, store.id),
    readDraftQueue(db, store.id),
    lacksDocument(db, store.id),
    readWork(db, store.id, clock()),
    countGaps(db, store.id),
  ])
  return done({
    mailbox: mailbox ? health(await describeMailbox(db, mailbox), mailbox.address) : null,
    shop: shop ? health(shopBody(shop), shop.domain) : null,
    shop_choice: store.shopChoice,
    lacks_document: isDocumentMissing,
    ...waiting,
    work,
    gaps,
  })
})

type Link = MailboxAnswer | ReturnType<typeof shopBody>

const health = ({ state, checked_at: checkedAt, failure }: Link, name: string) => ({
  state,
  name,
  checked_at: checkedAt,
  failure: failure && { detail: failure.detail },
})
