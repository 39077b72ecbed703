import { buildCall } from '@draftdesk/contract'
import { orderMessages as words } from '../../messages/orders.ts'
import { toOrderPanel } from '../../models/order-panel.ts'
import { link } from '../../routes.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What /email-page/context/{id} asks for. */
export const readContext = (id: string) => buildCall('threadContext', { id })

/** What /email-page/context/{id} shows: what is known beside a conversation, or why it cannot be shown. */
export async function loadEmailContext(context: PageContext) {
  const { id = '' } = context.params
  const shown = await context.locals.visit.call(readContext(id))
  return {
    back: link('email', { id }),
    panel: shown.ok ? toOrderPanel(shown.value, context.locals.visit.zone) : undefined,
    error: shown.ok ? undefined : (shown.error.problem ?? words.failed),
    isGone: !shown.ok && shown.error.refusal?.status === 404,
  }
}
