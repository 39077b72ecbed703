import { buildCall, lengths, shortestReason } from '@draftdesk/contract'
import { adminMessages } from '../../messages/admin.ts'
import { toAdminStore } from '../../models/admin-store.ts'
import { readFields } from '../fields.ts'
import type { PageContext } from '../upstream/visit.ts'

const words = adminMessages.store

const reasonLength = { shortest: shortestReason, longest: lengths.reason }

/** What /admin/store-page/details/{id} asks for. */
export const readStore = (id: string) => buildCall('adminStore', { id })

/** What /admin/store-page/details/{id} shows; its form enters the store, with a reason. */
export async function loadAdminStore(context: PageContext) {
  const sent = context.request.method === 'POST' ? await enter(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await context.locals.visit.call(readStore(context.params['id'] ?? ''))
  const form = { ...reasonLength, reason: '', error: undefined, ...sent }
  if (shown.ok) return { ...form, loadError: undefined, store: toAdminStore(shown.value) }
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
