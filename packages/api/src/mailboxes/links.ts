import type { MailboxAnswer, ShopAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { mailboxes, shops } from '../database/schema.ts'
import { explainMail } from './mail-failure.ts'
import { explainShop } from '../orders/shop-check.ts'

/** A linked mailbox as it is stored. */
export type Mailbox = typeof mailboxes.$inferSelect

/** A linked Shopify store as it is stored. */
export type Shop = typeof shops.$inferSelect

/** What binds a sealed password to its mailbox. */
export const mailboxContext = (storeId: string): string => `mailbox ${storeId}`

/** What binds a sealed token to its shop. */
export const shopContext = (storeId: string): string => `shop ${storeId}`

/** The mailbox of a store. */
export async function findMailbox(db: Database, storeId: string): Promise<Mailbox | undefined> {
  const [mailbox] = await db.select().from(mailboxes).where(eq(mailboxes.storeId, storeId))
  return mailbox
}

/** The Shopify store of a store. */
export async function findShop(db: Database, storeId: string): Promise<Shop | undefined> {
  const [shop] = await db.select().from(shops).where(eq(shops.storeId, storeId))
  return shop
}

const stateOf = ({ connectedAt, failure }: Mailbox | Shop) => {
  if (!connectedAt) return 'failed' as const
  return failure === null ? ('connected' as const) : ('failing' as const)
}

const common = (link: Mailbox | Shop) => ({
  state: stateOf(link),
  connected_at: link.connectedAt?.toISOString() ?? null,
  checked_at: link.checkedAt.toISOString(),
  version: link.version,
})

/** A mailbox as /v1 writes it: without its password. */
export function mailboxBody(mailbox: Mailbox): MailboxAnswer {
  const { failure, failureSide } = mailbox
  const side = failureSide ?? 'imap'
  return {
    ...common(mailbox),
    address: mailbox.address,
    username: mailbox.username,
    imap: { host: mailbox.imapHost, port: mailbox.imapPort, security: mailbox.imapSecurity },
    smtp: { host: mailbox.smtpHost, port: mailbox.smtpPort, security: mailbox.smtpSecurity },
    failure: failure === null ? null : { side, code: failure, detail: explainMail(side, failure) },
  }
}

/** A shop as /v1 writes it: without its token. */
export function shopBody(shop: Shop): ShopAnswer {
  const { failure } = shop
  return {
    ...common(shop),
    domain: shop.domain,
    name: shop.name,
    failure: failure === null ? null : { code: failure, detail: explainShop(failure) },
  }
}
