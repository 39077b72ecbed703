import { lengths, shortestReason } from '@draftdesk/contract'
import type { Read } from '@draftdesk/contract'
import { adminMessages } from '../../messages/admin.ts'
import { readFields } from '../fields.ts'
import { formatDate, formatMoment } from '../moment.ts'
import type { PageContext } from '../upstream/visit.ts'
import { toEntry } from './activity.ts'
import { toListedStore } from './admin-dashboard.ts'

const words = adminMessages.store

const reasonLength = { shortest: shortestReason, longest: lengths.reason }

/** What /admin/store-page/details/{id} shows; its form enters the store, with a reason. */
export async function loadAdminStore(context: PageContext) {
  const sent = context.request.method === 'POST' ? await enter(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await context.locals.visit.call('adminStore', { id: context.params['id'] ?? '' })
  const form = { ...reasonLength, reason: '', error: undefined, ...sent }
  if (shown.ok) return { ...form, loadError: undefined, store: toShown(shown.value) }
  const { problem = words.failed, refusal } = shown.error
  if (refusal?.status === 404) return new Response(null, { status: 404 })
  return { ...form, loadError: problem, store: undefined }
}

async function enter(context: PageContext): Promise<Response | { reason: string; error: string }> {
  const { shortest, longest } = reasonLength
  const { reason = '' } = readFields(context, ['reason'])
  if (reason.length < shortest || reason.length > longest) return { reason, error: words.reasonWrong }
  const entered = await context.locals.entrances.enterStore(context.params['id'] ?? '', reason)
  return typeof entered === 'string' ? { reason, error: entered } : entered
}

function toShown(store: Read<'adminStore'>) {
  const { steps } = words
  return {
    ...toListedStore(store),
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
      since: words.since(formatDate(at)),
    })),
    connections: [toMailbox(store), toShop(store)],
    activities: store.activities.map(toEntry),
  }
}

interface Fact {
  readonly label: string
  readonly value: string
}

function toConnection(title: string, link: Read<'adminStore'>['mailbox' | 'shop'], facts: readonly Fact[]) {
  if (!link) return { title, state: undefined, facts: [] }
  const failure = link.failure ? [{ label: words.failure, value: link.failure.detail }] : []
  const checked = { label: words.checked, value: formatMoment(link.checked_at) }
  return { title, state: link.state, facts: [...facts, checked, ...failure] }
}

function toMailbox({ mailbox }: Read<'adminStore'>) {
  const server = ({ host, port }: { host: string; port: number }) => `${host}:${port}`
  return toConnection(
    words.mailbox,
    mailbox,
    mailbox
      ? [
          { label: words.address, value: mailbox.address },
          { label: words.reading, value: server(mailbox.imap) },
          { label: words.sending, value: server(mailbox.smtp) },
        ]
      : [],
  )
}

function toShop({ shop }: Read<'adminStore'>) {
  const name = shop?.name ? [{ label: words.shopName, value: shop.name }] : []
  return toConnection(words.shop, shop, shop ? [{ label: words.domain, value: shop.domain }, ...name] : [])
}
