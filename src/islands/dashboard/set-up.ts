import type { ActiveStore } from '@draftdesk/auth-core'
import type { ParsedAnswer } from '@draftdesk/contract'
import { dashboardMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import { toMoment } from '../../models/format-moment.ts'

type ParsedDashboard = ParsedAnswer<'dashboard'>

/** Finds finished set-up steps that no longer work. Returns the keys of their messages. */
export function findSetUpProblems(
  { mailbox, shop, ...rest }: ParsedDashboard,
  store: ActiveStore | undefined,
) {
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

/** A step of the set-up of a store. */
interface SetUpStep {
  readonly title: string
  readonly text: string
  readonly action: string | undefined
  readonly href: string | undefined
  readonly state: 'done' | 'next' | 'open'
}

/** Lists the set-up steps and the next one. `shopChoice` is the choice of an owner without a shop. */
export function listSetUpSteps(
  store: ActiveStore | undefined,
  shopChoice: ParsedDashboard['shop_choice'] | undefined,
): SetUpStep[] {
  const integration = buildLink('integration')
  const steps = [
    { ...words.store, text: words.store.text(store?.name ?? ''), isDone: store !== undefined },
    { ...words.document, isDone: store?.isDocumentUploaded ?? false, href: buildLink('policies') },
    { ...words.mailbox, isDone: store?.isEmailAccountAdded ?? false, href: integration },
    {
      ...words.shop,
      ...(shopChoice && { text: words.shop.choices[shopChoice] }),
      isDone: store?.isShopifyAccountAdded ?? false,
      href: integration,
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  return steps.map(({ title, text, isDone, ...step }, index) => ({
    title,
    text,
    action: 'action' in step ? step.action : undefined,
    href: 'href' in step ? step.href : undefined,
    state: isDone ? 'done' : index === next ? 'next' : 'open',
  }))
}

/** The state of the mailbox or the shop, in the words of the dashboard. */
export function toShownConnection(
  kind: 'mailbox' | 'shop',
  link: ParsedDashboard['mailbox' | 'shop'],
  zone?: string,
) {
  return {
    kind,
    state: link?.state ?? ('none' as const),
    name: link?.name,
    failure: link?.failure?.detail,
    checked: link ? toMoment(link.checked_at, zone) : undefined,
  }
}
