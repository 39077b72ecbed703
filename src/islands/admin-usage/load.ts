import { buildCall } from '@draftdesk/contract'
import { buildLink } from '../../routes.ts'
import { getListCursor } from '../../server/form-fields.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toShownUsage } from './view.ts'
import { adminUsageMessages as words } from './words.ts'

/** Builds the API call for /admin/usage-page. */
export function buildAdminUsageCall({ url }: Pick<PageContext, 'url'>) {
  const [month, cursor] = [url.searchParams.get('month'), getListCursor(url)]
  return buildCall('modelUsage', { ...(month && { month }), ...(cursor !== undefined && { cursor }) })
}

/** Loads /admin/usage-page: the usage of models in a month. */
export async function loadAdminUsage(context: PageContext) {
  const { visit } = context.locals
  const shown = await visit.call(buildAdminUsageCall(context))
  const thisMonth = new Date(visit.clock.now()).toISOString().slice(0, 7)
  if (!shown.ok) return { error: shown.error.problem ?? words.failed, usage: undefined, first: undefined }
  const { month } = shown.value
  const first = getListCursor(context.url) === undefined ? undefined : buildLink('adminUsage', {}, { month })
  return { error: undefined, usage: toShownUsage(shown.value, thisMonth), first }
}
