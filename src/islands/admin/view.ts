import { getLanguage } from '../../locales/get-texts.ts'
import type { PendingProofForm } from '../../models/identity-proof.ts'
import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { toTrends } from '../../models/trends.ts'
import { buildLink } from '../../routes.ts'
import { toActivityRow } from '../settings/view.ts'
import { adminMessages } from './words.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { setUpStates } from '@draftdesk/contract/choice-lists'

/** Runs a job again whose retries ended. */
export const buildRerunJobCall = (id: string) => buildCall('rerunWork', { id })

/** The color of a store's set-up and of a connection. */
export const stateColors = {
  suspended: 'red',
  not_onboarded: 'gray',
  no_document: 'amber',
  no_mailbox: 'amber',
  no_shop: 'amber',
  failing: 'red',
  failed: 'red',
  ready: 'green',
  connected: 'green',
} as const

/** A store or a person in a list of the admin area. */
export interface LinkedRow {
  readonly href: string
  readonly name: string
  readonly facts: string
  readonly badge: { readonly color: string; readonly label: string }
  readonly created: string
}

/** A store as lists of the admin area show it. */
export function toListedStore(
  {
    id,
    name,
    store_id: number,
    client,
    state,
    created_at: at,
    last_mail_at: lastMail,
  }: ParsedAnswer<'adminStores'>['stores'][number],
  zone?: string,
) {
  const clientName = client?.name ?? adminMessages.noClient
  return {
    href: buildLink('adminStore', { id }),
    name,
    number: String(number),
    client: clientName,
    facts: [
      adminMessages.number(String(number)),
      clientName,
      adminMessages.lastMail(lastMail ? formatMoment(lastMail, zone) : undefined),
    ].join(' · '),
    badge: { color: stateColors[state], label: adminMessages.states[state] },
    created: adminMessages.created(formatDate(at)),
  }
}

type ServerDayCounts = NonNullable<ParsedAnswer<'overview'>['days']>[number]

/** A number in the reader's language, such as 1,204. */
export const formatCount = (count: number): string => count.toLocaleString(getLanguage())

/** The growth of the server by day. Emails and drafts are those added since the day shown before, and zero where more were deleted. */
function toGrowthTrends(days: readonly ServerDayCounts[]) {
  const { columns } = adminMessages.trends
  const shown = days.slice(1)
  const totals = (key: 'stores' | 'people') => shown.map((day) => day[key])
  const added = (key: 'emails' | 'drafts') =>
    shown.map((day, index) => Math.max(0, day[key] - (days[index]?.[key] ?? 0)))
  return toTrends(
    columns.day,
    shown.map(({ day }) => formatDate(day)),
    [
      { name: columns.stores, values: totals('stores'), format: formatCount },
      { name: columns.people, values: totals('people'), format: formatCount },
      { name: columns.newEmails, values: added('emails'), format: formatCount },
      { name: columns.newDrafts, values: added('drafts'), format: formatCount },
    ],
  )
}

/** The numbers of all stores, and their failing parts. */
export function toOverview(
  { states, parked, failures, newest, days }: ParsedAnswer<'overview'>,
  zone?: string,
) {
  return {
    growth: toGrowthTrends(days ?? []),
    states: setUpStates.map((state) => ({
      label: adminMessages.states[state],
      count: states[state] ?? 0,
      href: buildLink('adminStores', {}, { state }),
    })),
    parked: parked.map(({ id, kind, detail, tries, parked_at: at }) => ({
      id,
      kind: adminMessages.dashboard.kinds[kind],
      detail,
      since: adminMessages.dashboard.parkedSince(formatMoment(at, zone), tries),
    })),
    failures: failures.map(({ store, side, detail, since }) => ({
      name: store.name,
      href: buildLink('adminStore', { id: store.id }),
      side: adminMessages.dashboard.sides[side],
      detail,
      since: adminMessages.dashboard.since(formatMoment(since, zone)),
    })),
    newest: newest.map((store) => toListedStore(store, zone)),
  }
}

/** Sets how many replies a store may send, with the reason. */
export const buildSetReplyLimitsCall = (
  id: string,
  limits: { readonly perMinute: number; readonly perDay: number; readonly reason: string },
) =>
  buildCall('setReplyLimits', {
    id,
    per_minute: limits.perMinute,
    per_day: limits.perDay,
    reason: limits.reason,
  })

/** Sets how many tokens of the server's model a store may use in a month, with the reason. Null: the default. */
export const buildSetModelLimitCall = (id: string, monthTokens: number | null, reason: string) =>
  buildCall('setModelLimit', { id, month_tokens: monthTokens, reason })

/** Suspends a store or ends its suspension, with the reason. */
export const buildStoreSuspensionCall = (id: string, form: 'suspend' | 'resume', reason: string) =>
  form === 'suspend' ? buildCall('suspendStore', { id, reason }) : buildCall('resumeStore', { id, reason })

/** Plans the deletion of a store or takes it back, with the reason. */
export const buildStoreDeletionCall = (id: string, form: 'delete' | 'keep', reason: string) =>
  form === 'delete'
    ? buildCall('deleteAdminStore', { id, reason })
    : buildCall('cancelAdminStoreDeletion', { id, reason })

/** A store as the admin area shows it. */
export function toAdminStore(store: ParsedAnswer<'adminStore'>, zone?: string) {
  const { steps } = adminMessages.store
  return {
    ...toListedStore(store, zone),
    suspended: store.suspended && {
      since: adminMessages.store.suspendedSince(formatMoment(store.suspended.at, zone)),
      reason: store.suspended.reason,
    },
    deletion: store.deletes_at ? adminMessages.store.deletePlanned(formatDate(store.deletes_at)) : undefined,
    usage: toUsageFacts(store, zone),
    account: store.client && store.client.account_detail_id,
    steps: [
      { label: steps.onboarded, isDone: store.is_onboarded ?? false },
      { label: steps.document, isDone: store.is_document_uploaded ?? false },
      { label: steps.mailbox, isDone: store.is_email_account_added ?? false },
      { label: steps.shop, isDone: store.is_shopify_account_added ?? false },
    ],
    members: store.members.map(({ name, email, role, joined_at: at }) => ({
      name: name || email,
      email,
      role,
      since: adminMessages.store.since(formatDate(at)),
    })),
    replyLimits: store.reply_limits && {
      perMinute: String(store.reply_limits.per_minute),
      perDay: String(store.reply_limits.per_day),
    },
    modelLimit: store.model_limit && {
      monthTokens: store.model_limit.month_tokens === null ? '' : String(store.model_limit.month_tokens),
      hint: adminMessages.store.modelLimitHint(
        formatCount(store.model_limit.used_tokens),
        store.model_limit.default_tokens === null ? undefined : formatCount(store.model_limit.default_tokens),
      ),
    },
    connections: [toMailboxFacts(store, zone), toShopFacts(store, zone)],
    activities: store.activities.map((entry) => toActivityRow(entry, zone)),
  }
}

function toUsageFacts(
  { usage, last_mail_at: lastMail }: ParsedAnswer<'adminStore'>,
  zone: string | undefined,
) {
  if (!usage) return []
  const { usageLabels: labels } = adminMessages.store
  const toCountFact = (label: string, count: number) => ({
    label,
    value: formatCount(count),
  })
  const cost =
    usage.cost_micros > 0 ? [{ label: labels.cost, value: (usage.cost_micros / 1e6).toFixed(2) }] : []
  return [
    toCountFact(labels.mails, usage.mails),
    { label: labels.lastMail, value: lastMail ? formatMoment(lastMail, zone) : adminMessages.store.noMail },
    toCountFact(labels.drafts, usage.drafts),
    toCountFact(labels.documents, usage.documents),
    toCountFact(labels.tokens, usage.tokens),
    ...cost,
    { label: labels.bytes, value: adminMessages.store.megabytes(usage.bytes) },
  ]
}

interface LabeledFact {
  readonly label: string
  readonly value: string
}

function toConnectionFacts(
  title: string,
  link: ParsedAnswer<'adminStore'>['mailbox' | 'shop'],
  { facts, zone }: { readonly facts: readonly LabeledFact[]; readonly zone: string | undefined },
) {
  if (!link) return { title, state: undefined, facts: [] }
  const failure = link.failure ? [{ label: adminMessages.store.failure, value: link.failure.detail }] : []
  const checked = { label: adminMessages.store.checked, value: formatMoment(link.checked_at, zone) }
  return { title, state: link.state, facts: [...facts, checked, ...failure] }
}

function toMailboxFacts({ mailbox }: ParsedAnswer<'adminStore'>, zone: string | undefined) {
  const formatServer = ({ host, port }: { host: string; port: number }) => `${host}:${port}`
  return toConnectionFacts(adminMessages.store.mailbox, mailbox, {
    zone,
    facts: mailbox
      ? [
          { label: adminMessages.store.address, value: mailbox.address },
          { label: adminMessages.store.reading, value: formatServer(mailbox.imap) },
          { label: adminMessages.store.sending, value: formatServer(mailbox.smtp) },
        ]
      : [],
  })
}

function toShopFacts({ shop }: ParsedAnswer<'adminStore'>, zone: string | undefined) {
  const name = shop?.name ? [{ label: adminMessages.store.shopName, value: shop.name }] : []
  const facts = shop ? [{ label: adminMessages.store.domain, value: shop.domain }, ...name] : []
  return toConnectionFacts(adminMessages.store.shop, shop, { facts, zone })
}

/** A store as the admin's page of that store shows it. */
export type AdminStore = ReturnType<typeof toAdminStore>

/** Forms of a store's admin page that take only a reason. */
export const storeFormsWithReason = ['suspend', 'resume', 'delete', 'keep'] as const
export type StoreReasonFormName = (typeof storeFormsWithReason)[number]

/** A refused form of a store's admin page: its fields as they were sent, and the reason. */
export interface RefusedStoreForm {
  readonly form: 'enter' | 'limits' | 'model-limit' | StoreReasonFormName
  readonly error: string
  readonly fields: Readonly<Record<'reason' | 'per_minute' | 'per_day' | 'month_tokens', string>>
  /** The question who the user is, which the form waits for. */
  readonly proof?: PendingProofForm | undefined
}
