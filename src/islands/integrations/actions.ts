import type { AuthError } from '@draftdesk/auth-core'
import type { CallResult, FormInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { integrationMessages as words } from './words.ts'
import type { LinkedMailbox, LinkedShop, NoShopReason } from './view.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { toVersionedResult } from '../../stores/calls/entry-actions.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'
import { reportChange } from '../../stores/calls/report-change.ts'
import { showToast } from '../../stores/toasts.ts'

/** The link or an error message. After a conflict, `current` holds the remote version. */
export type LinkResult<Link> = EntryResult<Link, Link>

/** Tests an email account in both directions and links it when both work. */
export const linkMailbox = (
  fields: FormInput<'linkMailbox'>,
  call: SiteCall = siteCall,
): Promise<LinkResult<LinkedMailbox>> =>
  reportLink(call(buildCall('linkMailbox', fields)), words.linked.mailbox)

/** Checks a shop and links it if the check succeeds. */
export const linkShop = (
  fields: FormInput<'linkShop'>,
  call: SiteCall = siteCall,
): Promise<LinkResult<LinkedShop>> => reportLink(call(buildCall('linkShop', fields)), words.linked.shop)

/** Tests the linked email account again. */
export const testMailbox = (call: SiteCall = siteCall): Promise<LinkResult<LinkedMailbox>> =>
  reportLink(call('testMailbox'))

/** Checks the linked shop again. */
export const testShop = (call: SiteCall = siteCall): Promise<LinkResult<LinkedShop>> =>
  reportLink(call('testShop'))

/** Disconnects an account, with its conversations if `erasesMails`. Returns the error message if that fails. */
export const unlinkAccount = (
  kind: 'mailbox' | 'shop',
  call: SiteCall = siteCall,
  erasesMails = false,
): Promise<string | undefined> =>
  reportChange(
    kind === 'shop' ? call('unlinkShop') : call('unlinkMailbox', erasesMails ? { erase: 'true' } : {}),
    { failed: words.failed, done: words.unlinked[kind] },
  )

/** Saves the reason for having no shop, so that the set-up can continue. Returns the error message if that fails. */
export const saveNoShopReason = (
  choice: NoShopReason,
  call: SiteCall = siteCall,
): Promise<string | undefined> =>
  reportChange(call('chooseShop', { choice }), { failed: words.failed, done: words.chosen[choice] })

/** Toasts that an account is linked, or that its test passed. */
async function reportLink<Link extends LinkedMailbox | LinkedShop>(
  sent: Promise<CallResult<Link, AuthError>>,
  done?: string,
): Promise<LinkResult<Link>> {
  const result = await toVersionedResult(sent, words)
  if (result.ok && (done !== undefined || result.entry.state === 'connected'))
    showToast('success', done ?? words.testPassed)
  return result
}
