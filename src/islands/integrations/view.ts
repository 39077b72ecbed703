import { formatMoment } from '../../models/format-moment.ts'
import { mailboxSyncMessages, shopSystemNames } from './words.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { consentProviders, mailConsents } from '@draftdesk/contract/mail-providers'
import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { buildCall } from '@draftdesk/contract/call'

type IntegrationsAnswer = ParsedAnswer<'integrations'>
type LinkAnswer = NonNullable<IntegrationsAnswer['mailbox' | 'shop']>

/** A shop system that can be linked. */
export type LinkableShopSystem = NonNullable<NonNullable<IntegrationsAnswer['shop']>['system']>

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

/** The state of a linked account: `failing` worked before, `failed` never did. */
export type LinkState = LinkAnswer['state']

/** A direction of a mailbox: receiving or sending. */
export type MailServerSettings = NonNullable<IntegrationsAnswer['mailbox']>['imap']

/** Fields of a linked mailbox and of a linked shop. */
export interface LinkedAccount {
  readonly state: LinkState
  /** The ISO time of the last check. */
  readonly checkedAt: string
  readonly version: number
  /** The failing direction and the reason. */
  readonly failure: string | undefined
}

/** The linked email account. */
export interface LinkedMailbox extends LinkedAccount {
  readonly address: string
  readonly username: string
  readonly imap: MailServerSettings
  readonly smtp: MailServerSettings
  /** The consent provider. Missing for a password. */
  readonly provider: MailConsentProvider | undefined
  /** The directions that worked in the last test. Empty if the server does not report them. */
  readonly works?: { readonly imap: boolean; readonly smtp: boolean } | undefined
}

/** The answer of a store that links no shop. */
export type NoShopReason = 'elsewhere' | 'later'

export interface LinkedShop extends LinkedAccount {
  readonly system: LinkableShopSystem
  readonly domain: string
  readonly name: string | undefined
  /** The client ID of the owner's app, if that gives access. */
  readonly clientId: string | undefined
  /** Access is by consent to this server's app. */
  readonly hasConsent: boolean
  /** Notes about data that the linked shop withholds. */
  readonly notes: readonly string[]
}

/** A mail provider with known servers. */
export interface KnownMailProvider {
  readonly id: string
  readonly name: string
  readonly domains: readonly string[]
  readonly imap: MailServerSettings
  readonly smtp: MailServerSettings
  readonly hint: string | undefined
}

/** The fields of a link form by their names in /v1. The server validates their values. */
export type LinkFields<N extends 'linkMailbox' | 'linkShop'> = Parameters<typeof buildCall<N>>[1]

/** The calls on the links of a store. */
export const linkRequests = {
  linkMailbox: (fields: LinkFields<'linkMailbox'>) => buildCall('linkMailbox', fields),
  testMailbox: () => buildCall('testMailbox', {}),
  unlinkMailbox: (erasesMails: boolean) => buildCall('unlinkMailbox', erasesMails ? { erase: 'true' } : {}),
  linkShop: (fields: LinkFields<'linkShop'>) => buildCall('linkShop', fields),
  testShop: () => buildCall('testShop', {}),
  unlinkShop: () => buildCall('unlinkShop', {}),
  chooseShop: (choice: NoShopReason) => buildCall('chooseShop', { choice }),
}

/** The calls that start and finish linking by consent. */
export const consentRequests = {
  startMailbox: (provider: MailConsentProvider) => buildCall('startMailboxOAuth', { provider }),
  startShop: (system: LinkableShopSystem, domain: string) => buildCall('startShopOAuth', { system, domain }),
  finishMailbox: (query: string) => buildCall('finishMailboxOAuth', { query }),
  finishShop: (query: string) => buildCall('finishShopOAuth', { query }),
}

const toLinkedAccount = (link: LinkAnswer): LinkedAccount => ({
  state: link.state,
  checkedAt: link.checked_at,
  version: link.version,
  failure: link.failure?.detail,
})

/** Converts the linked email account to what the page shows. */
export const toLinkedMailbox = (mailbox: NonNullable<IntegrationsAnswer['mailbox']>): LinkedMailbox => {
  const { address, username, imap, smtp, sides, provider } = mailbox
  const works = sides ? { imap: sides.imap === null, smtp: sides.smtp === null } : undefined
  return {
    ...toLinkedAccount(mailbox),
    address,
    username,
    imap,
    smtp,
    works,
    provider: provider ?? undefined,
  }
}

/** Converts the linked shop to what the page shows. */
export const toLinkedShop = (shop: NonNullable<IntegrationsAnswer['shop']>): LinkedShop => ({
  ...toLinkedAccount(shop),
  system: shop.system ?? 'shopify',
  domain: shop.domain,
  name: shop.name ?? undefined,
  clientId: shop.client_id ?? undefined,
  hasConsent: shop.access === 'oauth',
  notes: shop.notes ?? [],
})

/** Converts a mail provider to what the page shows. */
export const toKnownMailProvider = ({
  hint,
  ...provider
}: IntegrationsAnswer['providers'][number]): KnownMailProvider => ({
  ...provider,
  hint: hint ?? undefined,
})

/** The calls on mail sync. */
export const mailSyncRequests = {
  readNow: () => buildCall('syncNow', {}),
  pause: () => buildCall('changeMailSync', { is_paused: true }),
  goOn: () => buildCall('changeMailSync', { is_paused: false }),
  stopDrafts: () => buildCall('changeMailSync', { stops_drafts: true }),
  importDays: (days: number) => buildCall('changeMailSync', { import_days: days }),
  sentFolder: (path: string | null) => buildCall('changeMailSync', { sent_path: path }),
}

/** The state of mail sync, in words. */
export function toMailSync(sync: NonNullable<ParsedAnswer<'integrations'>['sync']>, zone?: string) {
  return {
    state: sync.state,
    detail: sync.detail ?? undefined,
    imported: sync.imported,
    expected: sync.expected,
    importDays: sync.import_days,
    hasSent: sync.has_sent,
    sentPath: sync.sent_path ?? undefined,
    folders: sync.folders,
    drafts: sync.drafts && {
      written: sync.drafts.wanted - sync.drafts.waiting,
      wanted: sync.drafts.wanted,
    },
    liveAt: formatMoment(sync.live_at, zone) || undefined,
    nextTryAt: formatMoment(sync.next_try_at, zone) || undefined,
    unreadCount: sync.unread_count,
    unreadMails: sync.unread_mails.map((mail) => ({
      subject: mail.subject.trim() || mailboxSyncMessages.noSubject,
      sender: mail.sender.trim() || mailboxSyncMessages.unknownSender,
      moment: formatMoment(mail.received_at, zone) || undefined,
      detail: mail.detail,
    })),
  }
}
