import { buildCall, lengths, replyLimits, shortestReason } from '@draftdesk/contract'
import { adminMessages } from '../../messages/admin.ts'
import { setReplyLimits, toAdminStore } from '../../models/admin-store.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

const words = adminMessages.store

const reasonLength = { shortest: shortestReason, longest: lengths.reason }

/** What /admin/store-page/details/{id} asks for. */
export const readStore = (id: string) => buildCall('adminStore', { id })

/** A form of the page that came to nothing: its fields as they were sent, and why. */
interface RefusedForm {
  readonly form: 'enter' | 'limits'
  readonly error: string
  readonly fields: Readonly<Record<'reason' | 'per_minute' | 'per_day', string>>
}

/** The facts of /admin/store-page/details/{id}. One form enters the store, the other sets its limits, both with a reason. */
export async function loadAdminStore(context: PageContext) {
  const refused = context.request.method === 'POST' ? await change(context) : undefined
  if (refused instanceof Response) return refused
  const shown = await context.locals.visit.call(readStore(context.params['id'] ?? ''))
  const form = { ...reasonLength, refused }
  if (shown.ok)
    return { ...form, loadError: undefined, store: toAdminStore(shown.value, context.locals.visit.zone) }
  const { problem = words.failed, refusal } = shown.error
  if (refusal?.status === 404) return new Response(null, { status: 404 })
  return { ...form, loadError: problem, store: undefined }
}

async function change(context: PageContext): Promise<Response | RefusedForm> {
  const { shortest, longest } = reasonLength
  const { do: wanted, ...sent } = readFields(context, ['do', 'reason', 'per_minute', 'per_day'])
  const { reason = '', per_minute: minute = '', per_day: day = '' } = sent
  const form = wanted === 'limits' ? 'limits' : 'enter'
  const refuse = (error: string): RefusedForm => ({
    ...{ form, error },
    fields: { reason, per_minute: minute, per_day: day },
  })
  if (reason.length < shortest || reason.length > longest) return refuse(words.reasonWrong)
  const id = context.params['id'] ?? ''
  if (form === 'enter') {
    const entered = await context.locals.entrances.enterStore(id, reason)
    return typeof entered === 'string' ? refuse(entered) : entered
  }
  const [perMinute = 0, perDay = 0] = [minute, day].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : 0))
  const { mostPerMinute, mostPerDay } = replyLimits
  if (perMinute < 1 || perDay < 1 || perMinute > mostPerMinute || perDay > mostPerDay)
    return refuse(words.limitsWrong(mostPerMinute, mostPerDay))
  const { visit } = context.locals
  const set = await visit.call(setReplyLimits(id, { perMinute, perDay, reason }))
  if (!set.ok) return refuse(set.error.problem ?? words.limitsFailed)
  visit.toast('success', words.limitsSet)
  return redirect(context.url.pathname)
}
