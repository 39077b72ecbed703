import { buildCall } from '@draftdesk/contract'
import { customerMessages as words } from '../../messages/customers.ts'
import { customerVerbs, toCustomerRequest } from '../../models/customers.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What the customer data of /settings-page ask for. */
export const readCustomers = () => buildCall('customerRequests', {})

/** What the customer data of /settings-page shows: what was asked for, and after a refused form why; or the file with the data. */
export async function loadCustomers(context: PageContext) {
  const sent = context.request.method === 'POST' ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await context.locals.visit.call(readCustomers())
  return {
    requests: shown.ok ? shown.value.requests.map(toCustomerRequest) : [],
    loadError: shown.ok ? undefined : (shown.error.problem ?? words.loadFailed),
    problem: undefined,
    address: '',
    ...sent,
  }
}

async function send(context: PageContext) {
  const { call, toast } = context.locals.visit
  const {
    action = '',
    address = '',
    confirmed = '',
    request = '',
  } = readFields(context, ['action', 'address', 'confirmed', 'request'])
  if (action === 'close') {
    const closed = await call(customerVerbs.close(request))
    if (!closed.ok) return { problem: closed.error.problem ?? words.failed, address }
    toast('success', words.closed)
    return redirect(link('settings', { tab: 'customers' }))
  }
  if (action === 'export') {
    const exported = await call(customerVerbs.export(address))
    if (!exported.ok) return { problem: exported.error.problem ?? words.failed, address }
    return new Response(JSON.stringify(exported.value, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="customer-data.json"',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  if (confirmed === '') return { problem: words.confirmNeeded, address }
  const erased = await call(customerVerbs.erase(address))
  if (!erased.ok) return { problem: erased.error.problem ?? words.failed, address }
  toast('success', words.erased(erased.value.conversations, erased.value.emails))
  return redirect(link('settings', { tab: 'customers' }))
}
