import type { APIContext } from 'astro'
import { orderMessages as words } from '../../messages/orders.ts'
import { toOrderPanel } from '../../models/order-panel.ts'
import { link } from '../../routes.ts'
import { callUpstream } from '../upstream/call-upstream.ts'

/** What /email-page/context/{id} shows: what is known beside a conversation, or why it cannot be shown. */
export async function loadEmailContext(context: APIContext) {
  const { id = '' } = context.params
  const shown = await callUpstream(context, words.failed)('threadContext', { id })
  return {
    back: link('email', { id }),
    panel: shown.ok ? toOrderPanel(shown.value) : undefined,
    error: shown.ok ? undefined : shown.error.problem,
    isGone: !shown.ok && shown.error.refusal?.status === 404,
  }
}
