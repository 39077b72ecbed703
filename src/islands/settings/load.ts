import { formatLanguageName } from '../../models/format-language-name.ts'
import { buildCall } from '@draftdesk/contract'
import { buildLink } from '../../routes.ts'
import { getListCursor } from '../../server/form-fields.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toPageSection } from '../../server/upstream/page-section.ts'
import { toActivityRow, toCustomerDataRequest } from './view.ts'
import {
  activityMessages,
  customerDataMessages,
  draftingSettingsMessages,
  retentionMessages,
  settingsMessages,
  settingsTabs,
  tagMessages,
} from './words.ts'

/** The tab of an address. Unknown names open the first tab. */
export function findSettingsTab({
  params,
}: Pick<PageContext, 'params'>): (typeof settingsTabs)[number]['tab'] | Response {
  const found = settingsTabs.find(({ tab }) => tab === params['tab'])
  return found ? found.tab : createRedirectResponse(buildLink('settings', { tab: settingsTabs[0].tab }))
}

/** The settings of the store, or the reason why they are missing. After a rename, `saved` shows the toast. */
export async function loadSettings({ url, locals: { visit } }: PageContext) {
  if (url.searchParams.has('saved')) {
    visit.toast('success', settingsMessages.saved)
    return createRedirectResponse(url.pathname)
  }
  const shown = await visit.call('settings')
  if (shown.ok) return { settings: shown.value, loadError: undefined }
  return { settings: undefined, loadError: shown.error.problem ?? settingsMessages.loadFailed }
}

/** The draft settings, or the reason why they are missing. */
export async function loadDraftingSettingsTab({ locals: { visit } }: PageContext) {
  const shown = await visit.call('draftingSettings')
  if (!shown.ok) return { loadError: shown.error.problem ?? draftingSettingsMessages.loadFailed }
  return {
    settings: shown.value,
    languages: shown.value.languages.map((code) => [code, formatLanguageName(code)] as const),
    loadError: undefined,
  }
}

/** The tags of the store, or an error message. */
export async function loadTags({ locals: { visit } }: PageContext) {
  const shown = await visit.call('tags')
  return shown.ok
    ? { tags: shown.value.tags, loadError: undefined }
    : { loadError: shown.error.problem ?? tagMessages.loadFailed }
}

/** The requests of customers, or the reason why they are missing. */
export async function loadCustomerRequests({ locals: { visit } }: PageContext) {
  const shown = await visit.call('customerRequests')
  return {
    requests: shown.ok ? shown.value.requests.map(toCustomerDataRequest) : [],
    loadError: shown.ok ? undefined : (shown.error.problem ?? customerDataMessages.loadFailed),
  }
}

/** The retention of the store for its owners, or an error message. */
export async function loadRetention({ locals: { visit } }: PageContext) {
  if (!hasPermission(visit.session, 'owners')) return undefined
  const shown = await visit.call('retention')
  return toPageSection(shown, (retention) => ({ retention }), retentionMessages.loadFailed)
}

/** Builds the API call for the activity log. */
export const buildActivityCall = ({ url }: Pick<PageContext, 'url'>) =>
  buildCall('activity', { cursor: getListCursor(url) })

/** A page of the activity log by the address. */
export async function loadActivity(context: PageContext) {
  const { url } = context
  const { zone } = context.locals.visit
  const answer = await context.locals.visit.call(buildActivityCall(context))
  if (!answer.ok) return { error: answer.error.problem ?? activityMessages.failed, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map((entry) => toActivityRow(entry, zone)),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: getListCursor(url) === undefined ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
