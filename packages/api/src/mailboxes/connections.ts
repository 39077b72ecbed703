import { createFindHost } from '../platform/hosts.ts'
import { createCheckMailbox, type CheckMailbox } from './mailbox-check.ts'
import { createCheckShop, type CheckShop, type ShopifySettings } from '../orders/shop-check.ts'

/** How stores reach their mailboxes and shops. */
export interface Connections {
  /** Whether servers in private networks, and connections without encryption, are let through. */
  allowPrivate: boolean
  checkMailbox: CheckMailbox
  checkShop: CheckShop
}

/** Creates the connections of a server. */
export function createConnections(allowPrivate: boolean, shopify: Partial<ShopifySettings>): Connections {
  const findHost = createFindHost(allowPrivate)
  const { baseUrl = 'https://{domain}', apiVersion = '2026-07' } = shopify
  return {
    allowPrivate,
    checkMailbox: createCheckMailbox(findHost),
    checkShop: createCheckShop({ baseUrl, apiVersion }, findHost),
  }
}
