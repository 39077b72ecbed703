import type { AuthError } from '@draftdesk/auth-core'
import type { CallResult } from '@draftdesk/contract'
import { integrationMessages as words } from './words.ts'
import { linkRequests, toLinkedMailbox, toLinkedShop } from './view.ts'
import type { LinkedAccount, LinkFields, LinkedMailbox, LinkedShop, NoShopReason } from './view.ts'
import { siteCall as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { showToast } from '../../stores/toasts.ts'

/**
 * The result of a link call: the link or an error message. After a conflict, `current` holds the remote
 * version.
 */
export type LinkResult<T> =
  | { readonly ok: true; readonly link: T }
  | {
      readonly ok: false
      readonly problem: string
      /** The name of the invalid field in /v1. */
      readonly field?: string | undefined
      readonly current?: T
    }

/** Tests an email account in both directions and links it when both work. */
export function linkMailbox(
  fields: LinkFields<'linkMailbox'>,
  call: SiteCall = siteCall,
): Promise<LinkResult<LinkedMailbox>> {
  return toLinkResult(call(linkRequests.linkMailbox(fields)), toLinkedMailbox, words.linked.mailbox)
}

/** Checks a shop and links it if the check succeeds. */
export function linkShop(
  fields: LinkFields<'linkShop'>,
  call: SiteCall = siteCall,
): Promise<LinkResult<LinkedShop>> {
  return toLinkResult(call(linkRequests.linkShop(fields)), toLinkedShop, words.linked.shop)
}

/** Tests the linked email account again. */
export function testMailbox(call: SiteCall = siteCall): Promise<LinkResult<LinkedMailbox>> {
  return toLinkResult(call(linkRequests.testMailbox()), toLinkedMailbox)
}

/** Checks the linked shop again. */
export function testShop(call: SiteCall = siteCall): Promise<LinkResult<LinkedShop>> {
  return toLinkResult(call(linkRequests.testShop()), toLinkedShop)
}

/** Disconnects an account, with its conversations if `erasesMails`. Returns the error message if that fails. */
export async function unlinkAccount(
  kind: 'mailbox' | 'shop',
  call: SiteCall = siteCall,
  erasesMails = false,
): Promise<string | undefined> {
  const result = await (kind === 'shop'
    ? call(linkRequests.unlinkShop())
    : call(linkRequests.unlinkMailbox(erasesMails)))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  showToast('success', words.unlinked[kind])
  return undefined
}

/**
 * Saves the reason for having no shop, so that the set-up can continue. Returns the error message if that
 * fails.
 */
export async function saveNoShopReason(
  choice: NoShopReason,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const result = await call(linkRequests.chooseShop(choice))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  showToast('success', words.chosen[choice])
  return undefined
}

async function toLinkResult<Value, T extends LinkedAccount>(
  sent: Promise<CallResult<Value, AuthError>>,
  toLink: (answer: Value) => T,
  success?: string,
): Promise<LinkResult<T>> {
  const result = await sent
  if (!result.ok) {
    const { code, current, field } = result.error
    // A version conflict contains the current link in the format of the call's answer.
    const remote = code === 'conflict' ? toLink(current as Value) : undefined
    const problem = remote ? words.conflict : await explainFailureOrLeave(result.error, words.failed)
    return { ok: false, problem, field, ...(remote && { current: remote }) }
  }
  const link = toLink(result.value)
  if (success !== undefined) showToast('success', success)
  else if (link.state === 'connected') showToast('success', words.testPassed)
  return { ok: true, link }
}
