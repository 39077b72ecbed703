import { eq } from 'drizzle-orm'
import type { Services } from '../calls/call-handler.ts'
import { buildMailboxSealContext } from '../mailboxes/mailbox.ts'
import { buildShopSealContext } from '../shops/shop.ts'
import { mailboxes, mailRoutes, policies, shops, stores } from '../database/schema.ts'

/** Set-up progress of a demo store. Missing fields stay. */
export interface SetUpProgress {
  isOnboarded?: boolean | undefined
  isDocumentUploaded?: boolean | undefined
  isEmailAccountAdded?: boolean | undefined
  isShopifyAccountAdded?: boolean | undefined
}

const returnsPolicyText = `Returns are free for 30 days after delivery, as long as the item is unworn and in its original packaging.
Refunds go to the original payment method within 5 working days of the parcel reaching us.`

/** Sets the rows that determine the set-up state. */
export async function setStoreProgress(
  { db, clock, seal }: Pick<Services, 'db' | 'clock' | 'seal'>,
  storeId: string,
  progress: SetUpProgress,
): Promise<void> {
  const now = new Date(clock())
  const { isOnboarded, isDocumentUploaded, isEmailAccountAdded, isShopifyAccountAdded } = progress
  if (isOnboarded !== undefined) await db.update(stores).set({ isOnboarded }).where(eq(stores.id, storeId))
  if (isDocumentUploaded !== undefined) {
    await db.delete(policies).where(eq(policies.storeId, storeId))
    await db.update(stores).set({ documentAt: null }).where(eq(stores.id, storeId))
  }
  if (isDocumentUploaded) {
    await db.insert(policies).values({
      storeId,
      title: 'Returns and refunds',
      kind: 'text',
      content: returnsPolicyText,
      state: 'ready',
      createdAt: now,
      updatedAt: now,
    })
  }
  const linked = { storeId, connectedAt: now, checkedAt: now, createdAt: now }
  if (isEmailAccountAdded !== undefined) {
    await db.delete(mailboxes).where(eq(mailboxes.storeId, storeId))
    await db.update(stores).set({ mailboxAt: null }).where(eq(stores.id, storeId))
  }
  if (isEmailAccountAdded) {
    await db.insert(mailboxes).values({
      ...linked,
      address: 'help@demo.test',
      username: 'help@demo.test',
      imapHost: 'imap.demo.test',
      imapPort: 993,
      imapSecurity: 'tls',
      smtpHost: 'smtp.demo.test',
      smtpPort: 465,
      smtpSecurity: 'tls',
      sealedPassword: seal.close('demo', buildMailboxSealContext(storeId)),
    })
    // Prevents searches for copies in the fake mailbox.
    const route = { server: 'help@demo.test@smtp.demo.test', savesSent: true }
    await db
      .insert(mailRoutes)
      .values({ storeId, ...route })
      .onConflictDoNothing()
  }
  if (isShopifyAccountAdded !== undefined) {
    await db.delete(shops).where(eq(shops.storeId, storeId))
    await db.update(stores).set({ shopAt: null, shopChoice: null }).where(eq(stores.id, storeId))
  }
  if (isShopifyAccountAdded) {
    await db.insert(shops).values({
      ...linked,
      domain: 'demo-shop.myshopify.com',
      name: 'Demo Shop',
      sealedToken: seal.close('demo', buildShopSealContext(storeId)),
    })
  }
}
