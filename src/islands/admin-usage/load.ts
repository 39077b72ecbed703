import { buildCall } from '@draftdesk/contract'
import { link } from '../../routes.ts'
import { readCursor } from '../../server/fields.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toUsage } from './view.ts'
import { adminUsageMessages as words } from './words.ts'

/** Builds the read of /admin/usage-page. */
export function buildUsageRead({ url }: Pick<PageContext, 'url'>) {
  const [month, cursor] = [url.searchParams.get('month'), readCursor(url)]
  return buildCall('modelUsage', { ...(month && { month }), ...(cursor !== undefined && { cursor }) })
}

/** Loads /admin/usage-page: the usage of models in a month. */
export async function loadAdminUsage(context: PageContext) {
  const { visit } = context.locals
  const shown = await visit.call(buildUsageRead(context))
  const thisMonth = new Date(visit.clock.now()).toISOString().slice(0, 7)
  if (!shown.ok) return { error: shown.error.problem ?? words.failed, usage: undefined, first: undefined }
  const { month } = shown.value
  const first = readCursor(context.url) === undefined ? undefined : link('adminUsage', {}, { month })
  return { error: undefined, usage: toUsage(shown.value, thisMonth), first }
}
