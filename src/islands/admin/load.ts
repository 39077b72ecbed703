import { version } from '@draftdesk/server-kit'
import type { PendingProofForm } from '../../models/identity-proof.ts'
import { formatDate } from '../../models/format-moment.ts'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../../server/form-fields.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { createProofForm, submitPostedProof } from '../../server/gate/forms/proof-form.ts'
import type { CallFailure, PageContext } from '../../server/upstream/page-visit.ts'
import {
  storeFormsWithReason,
  buildRerunJobCall,
  buildStoreDeletionCall,
  buildSetModelLimitCall,
  buildSetReplyLimitsCall,
  buildStoreSuspensionCall,
  toAdminStore,
  toListedStore,
  toOverview,
} from './view.ts'
import type { StoreReasonFormName, RefusedStoreForm } from './view.ts'
import { adminMessages } from './words.ts'
import { buildCall, maxLengths, replyLimits, setUpStates, minReasonLength } from '@draftdesk/contract'
import { cutText } from '@draftdesk/contract/cut-text'

/** Loads /admin/dashboard-page. Its forms run failed work again. */
export async function loadAdminDashboard(context: PageContext) {
  const rerun = context.request.method === 'POST' ? await rerunFailedJob(context) : undefined
  if (rerun instanceof Response) return rerun
  const shown = await context.locals.visit.call('overview')
  if (!shown.ok) return { error: shown.error.problem ?? adminMessages.dashboard.failed, overview: undefined }
  const served = adminMessages.dashboard.version(version, shown.value.version ?? undefined)
  return { error: rerun, overview: toOverview(shown.value, context.locals.visit.zone), version: served }
}

/** Retries a failed job and shows the page again. Returns the error message if that fails. */
async function rerunFailedJob(context: PageContext): Promise<Response | string> {
  const { id = '' } = getFormFields(context, ['id'])
  const asked = await context.locals.visit.call(buildRerunJobCall(id))
  return asked.ok
    ? createRedirectResponse(buildLink('adminDashboard'))
    : (asked.error.problem ?? adminMessages.dashboard.rerunFailed)
}

/** The facts of /admin/store-page/details/{id}. Its forms enter the store, set its limits, suspend and delete it, all with a reason. */
export async function loadAdminStore(context: PageContext) {
  const refused = context.request.method === 'POST' ? await runStoreForm(context) : undefined
  if (refused instanceof Response) return refused
  const shown = await context.locals.visit.call('adminStore', { id: context.params['id'] ?? '' })
  if (shown.ok)
    return { refused, loadError: undefined, store: toAdminStore(shown.value, context.locals.visit.zone) }
  const { problem = adminMessages.store.failed, refusal } = shown.error
  if (refusal?.status === 404) return new Response(null, { status: 404 })
  return { refused, loadError: problem, store: undefined }
}

async function runStoreForm(context: PageContext): Promise<Response | RefusedStoreForm> {
  const { do: wanted, ...sent } = getFormFields(context, [
    'do',
    'reason',
    'per_minute',
    'per_day',
    'month_tokens',
  ])
  const { reason = '', per_minute: minute = '', per_day: day = '', month_tokens: tokens = '' } = sent
  const form =
    (['limits', 'model-limit', ...storeFormsWithReason] as const).find((known) => known === wanted) ?? 'enter'
  const fields = { reason, per_minute: minute, per_day: day, month_tokens: tokens }
  const createRefusedForm = (error: string, proof?: PendingProofForm): RefusedStoreForm => ({
    form,
    error,
    fields,
    proof,
  })
  /** Shows the message of a refused call, or the question who the user is. */
  const createRefusedCallForm = async (error: CallFailure, fallback: string): Promise<RefusedStoreForm> =>
    createRefusedForm(
      error.problem ?? fallback,
      await createProofForm(context, error, { do: form, ...fields }),
    )
  if (reason.length < minReasonLength || reason.length > maxLengths.reason)
    return createRefusedForm(adminMessages.store.reasonWrong)
  const id = context.params['id'] ?? ''
  if (form === 'enter') {
    const entered = await context.locals.identity.enterStore(id, reason)
    return typeof entered === 'string' ? createRefusedForm(entered) : entered
  }
  const { visit } = context.locals
  const unproven = await submitPostedProof(context, { do: form, ...fields })
  if (unproven) return createRefusedForm(unproven.problem ?? '', unproven)
  if (form === 'model-limit') {
    if (!/^\d{0,9}$/.test(tokens)) return createRefusedForm(adminMessages.store.modelLimitWrong)
    const changed = await visit.call(
      buildSetModelLimitCall(id, tokens === '' ? null : Number(tokens), reason),
    )
    if (!changed.ok) return createRefusedCallForm(changed.error, adminMessages.store.modelLimitFailed)
    visit.toast('success', adminMessages.store.modelLimitSet)
    return createRedirectResponse(context.url.pathname)
  }
  if (form !== 'limits') {
    const failure = await runStoreReasonForm(visit, id, { form, reason })
    return failure
      ? createRefusedCallForm(failure.error, failure.fallback)
      : createRedirectResponse(context.url.pathname)
  }
  const [perMinute = 0, perDay = 0] = [minute, day].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : 0))
  const { mostPerMinute, mostPerDay } = replyLimits
  if (perMinute < 1 || perDay < 1 || perMinute > mostPerMinute || perDay > mostPerDay)
    return createRefusedForm(adminMessages.store.limitsWrong(mostPerMinute, mostPerDay))
  const set = await visit.call(buildSetReplyLimitsCall(id, { perMinute, perDay, reason }))
  if (!set.ok) return createRefusedCallForm(set.error, adminMessages.store.limitsFailed)
  visit.toast('success', adminMessages.store.limitsSet)
  return createRedirectResponse(context.url.pathname)
}

/** Suspends, opens, deletes or keeps a store. Returns the failure. */
async function runStoreReasonForm(
  visit: PageContext['locals']['visit'],
  id: string,
  { form, reason }: { readonly form: StoreReasonFormName; readonly reason: string },
): Promise<{ readonly error: CallFailure; readonly fallback: string } | undefined> {
  if (form === 'suspend' || form === 'resume') {
    const changed = await visit.call(buildStoreSuspensionCall(id, form, reason))
    if (!changed.ok) return { error: changed.error, fallback: adminMessages.store.suspendFailed }
    visit.toast('success', form === 'suspend' ? adminMessages.store.suspended : adminMessages.store.resumed)
    return undefined
  }
  const planned = await visit.call(buildStoreDeletionCall(id, form, reason))
  if (!planned.ok) return { error: planned.error, fallback: adminMessages.store.deleteFailed }
  const { deletes_at: at } = planned.value
  visit.toast('success', at ? adminMessages.store.deletePlanned(formatDate(at)) : adminMessages.store.kept)
  return undefined
}

/** Parses the query of the stores page: the search text, the set-up state and the cursor. */
function parseStoreSearch({ searchParams }: URL) {
  const search = cutText((searchParams.get('search') ?? '').trim(), maxLengths.search)
  const state = setUpStates.find((known) => known === searchParams.get('state'))
  const cursor = searchParams.get('cursor')
  return { search, state, cursor, wanted: { ...(search && { search }), ...(state && { state }) } }
}

/** Builds the API call for /admin/store-page. */
export function buildStoresCall({ url }: Pick<PageContext, 'url'>) {
  const { wanted, cursor } = parseStoreSearch(url)
  return buildCall('adminStores', { ...wanted, ...(cursor !== null && { cursor }) })
}

/** Loads /admin/store-page: one page of the stores that match the search. */
export async function loadAdminStores(context: PageContext) {
  const { search, state, cursor, wanted } = parseStoreSearch(context.url)
  const form = {
    search,
    longestSearch: maxLengths.search,
    state,
    isFiltered: search !== '' || state !== undefined,
    states: setUpStates.map((value) => ({ value, label: adminMessages.states[value] })),
    first: cursor === null ? undefined : buildLink('adminStores', {}, wanted),
  }
  const listed = await context.locals.visit.call(buildStoresCall(context))
  if (!listed.ok)
    return { ...form, error: listed.error.problem ?? adminMessages.stores.failed, found: undefined }
  const { stores, total, next } = listed.value
  const found = {
    stores: stores.map((store) => toListedStore(store, context.locals.visit.zone)),
    total,
    next: next === null ? undefined : buildLink('adminStores', {}, { ...wanted, cursor: next }),
  }
  return { ...form, error: undefined, found }
}
