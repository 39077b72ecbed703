import { adminStoreDetailAnswer, lengths, readingOf, shortestReason } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { adminMessages } from '../../messages/admin.ts'
import { gateMessages } from '../../messages/gate.ts'
import { callAs } from '../upstream/call.ts'
import { enterStore } from '../gate/enter-store.ts'
import { readFields } from '../fields.ts'
import { formatDate, formatMoment } from '../moment.ts'
import { getSite } from '../site.ts'
import { findVisitor } from '../session/visitor.ts'
import { toEntry } from './activity.ts'
import { toListedStore } from './admin-dashboard.ts'

const words = adminMessages.store

const reasonLength = { shortest: shortestReason, longest: lengths.reason }

/** What /admin/store-page/details/{id} shows; its form enters the store, with a reason. */
export async function loadAdminStore(context: APIContext) {
  const sent = context.request.method === 'POST' ? await enter(context) : undefined
  if (sent instanceof Response) return sent
  const asked = await callAs(context, {
    method: 'GET',
    path: `/v1/admin/stores/${encodeURIComponent(context.params['id'] ?? '')}`,
    fallback: words.failed,
  })
  if (!asked.ok && asked.refusal?.status === 404) return new Response(null, { status: 404 })
  const answer = asked.ok ? readingOf(adminStoreDetailAnswer).safeParse(asked.body) : undefined
  const form = { ...reasonLength, reason: '', error: undefined, ...sent }
  if (!answer?.success)
    return { ...form, loadError: asked.ok ? gateMessages.notJson : asked.error, store: undefined }
  return { ...form, loadError: undefined, store: toShown(answer.data) }
}

async function enter(context: APIContext): Promise<Response | { reason: string; error: string }> {
  const { shortest, longest } = reasonLength
  const { reason = '' } = readFields(context, ['reason'])
  if (reason.length < shortest || reason.length > longest) return { reason, error: words.reasonWrong }
  const { session } = await findVisitor(getSite(), context)
  const entered = await enterStore(context, { id: context.params['id'] ?? '', session, reason })
  return typeof entered === 'string' ? { reason, error: entered } : entered
}

function toShown(store: ReadAs<typeof adminStoreDetailAnswer>) {
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

function toConnection(
  title: string,
  link: ReadAs<typeof adminStoreDetailAnswer>['mailbox' | 'shop'],
  facts: readonly Fact[],
) {
  if (!link) return { title, state: undefined, facts: [] }
  const failure = link.failure ? [{ label: words.failure, value: link.failure.detail }] : []
  const checked = { label: words.checked, value: formatMoment(link.checked_at) }
  return { title, state: link.state, facts: [...facts, checked, ...failure] }
}

function toMailbox({ mailbox }: ReadAs<typeof adminStoreDetailAnswer>) {
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

function toShop({ shop }: ReadAs<typeof adminStoreDetailAnswer>) {
  const name = shop?.name ? [{ label: words.shopName, value: shop.name }] : []
  return toConnection(words.shop, shop, shop ? [{ label: words.domain, value: shop.domain }, ...name] : [])
}
