import { pgTable, text } from 'drizzle-orm/pg-core'
import { linkedColumns } from './links.ts'

/** The Shopify store of a store; its access token is sealed. `name` is what Shopify calls it. */
export const shops = pgTable('shops', {
  ...linkedColumns(),
  domain: text().notNull(),
  name: text(),
  sealedToken: text('sealed_token').notNull(),
})
