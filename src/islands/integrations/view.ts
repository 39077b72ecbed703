import { shopSystemNames } from './words.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { consentProviders, mailConsents } from '@draftdesk/contract/mail-providers'
import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'

type IntegrationsAnswer = ParsedAnswer<'integrations'>

/** The linked email account. */
export type LinkedMailbox = NonNullable<IntegrationsAnswer['mailbox']>

export type LinkedShop = NonNullable<IntegrationsAnswer['shop']>

/** A mail provider with known servers. */
export type KnownMailProvider = IntegrationsAnswer['providers'][number]

/** The answer of a store that links no shop. */
export type NoShopReason = NonNullable<IntegrationsAnswer['shop_choice']>

/** The state of mail sync. */
export type MailSyncStatus = NonNullable<IntegrationsAnswer['sync']>

/** A shop system that can be linked. */
export type LinkableShopSystem = NonNullable<LinkedShop['system']>

export type ConsentProvider = MailConsentProvider | LinkableShopSystem

const allConsents = [...consentProviders, 'shopify', 'woocommerce'] as const

/** The provider of each consent button, by the name of its action. */
export const findConsentProvider = (action: string | undefined): ConsentProvider | undefined =>
  allConsents.find((provider) => action === `connect-${provider}`)

/** The name of a provider on its buttons. */
export const getConsentProviderName = (provider: ConsentProvider): string =>
  provider === 'shopify' || provider === 'woocommerce'
    ? shopSystemNames[provider]
    : mailConsents[provider].name

/** The system of a linked shop. Servers that do not name it know only Shopify. */
export const getShopSystem = ({ system }: LinkedShop): LinkableShopSystem => system ?? 'shopify'
