import { buildCall } from '@draftdesk/contract'
import { getListCursor } from '../../server/form-fields.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toAdminActivity, toShownJobs } from './view.ts'
import { adminJobMessages as words } from './words.ts'

/** Loads /admin/work-page. */
export async function loadAdminJobs(context: PageContext) {
  const { visit } = context.locals
  const shown = await visit.call('adminWork')
  return shown.ok
    ? { error: undefined, work: toShownJobs(shown.value, visit.zone) }
    : { error: shown.error.problem ?? words.failed, work: undefined }
}

/** Builds the API call for /admin/activity-page. */
export function buildAdminActivityCall({ url }: Pick<PageContext, 'url'>) {
  const cursor = getListCursor(url)
  return buildCall('adminActivity', cursor === undefined ? {} : { cursor })
}

/** Loads /admin/activity-page: one page of the actions of super admins. */
export async function loadAdminActivity(context: PageContext) {
  const { url } = context
  const { visit } = context.locals
  const answer = await visit.call(buildAdminActivityCall(context))
  if (!answer.ok) return { error: answer.error.problem ?? words.activity.failed, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map((entry) => toAdminActivity(entry, visit.zone)),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: getListCursor(url) === undefined ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
