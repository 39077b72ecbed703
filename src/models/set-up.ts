import type { StoreState } from '@draftdesk/auth-core'
import type { Read } from '@draftdesk/contract'
import { toMoment } from './moment.ts'

type Known = Read<'dashboard'>

/** What was set up once and does not work, by the name of its words. */
export function findProblems({ mailbox, shop, ...rest }: Known, store: StoreState | undefined) {
  const mailboxProblem = !mailbox
    ? ('mailboxNone' as const)
    : mailbox.state !== 'connected' && ('mailboxBroken' as const)
  const shopProblem = !shop
    ? rest.shop_choice === null && ('shopNone' as const)
    : shop.state !== 'connected' && ('shopBroken' as const)
  return [
    store?.isDocumentUploaded && rest.lacks_document && ('document' as const),
    store?.isEmailAccountAdded && mailboxProblem,
    store?.isShopifyAccountAdded && shopProblem,
  ].filter((problem) => typeof problem === 'string')
}

/** How the mailbox or the shop stands, as the dashboard tells. */
export function toSetUpLink(kind: 'mailbox' | 'shop', link: Known['mailbox' | 'shop']) {
  return {
    kind,
    state: link?.state ?? ('none' as const),
    name: link?.name,
    failure: link?.failure?.detail,
    checked: link ? toMoment(link.checked_at) : undefined,
  }
}
