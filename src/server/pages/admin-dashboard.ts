import { buildCall } from '@draftdesk/contract'
import { adminMessages as words } from '../../messages/admin.ts'
import { rerunWork, toOverview } from '../../models/admin.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What /admin/dashboard-page asks for. */
export const readOverview = () => buildCall('overview', {})

/** What /admin/dashboard-page shows; its forms have work that was given up run again. */
export async function loadAdminDashboard(context: PageContext) {
  const rerun = context.request.method === 'POST' ? await runAgain(context) : undefined
  if (rerun instanceof Response) return rerun
  const shown = await context.locals.visit.call(readOverview())
  if (!shown.ok) return { error: shown.error.problem ?? words.dashboard.failed, overview: undefined }
  return { error: rerun, overview: toOverview(shown.value, context.locals.visit.zone) }
}

/** Has work run again and shows the page anew; or the sentence to show. */
async function runAgain(context: PageContext): Promise<Response | string> {
  const { id = '' } = readFields(context, ['id'])
  const asked = await context.locals.visit.call(rerunWork(id))
  return asked.ok ? redirect(link('adminDashboard')) : (asked.error.problem ?? words.dashboard.rerunFailed)
}
