import { adminStoresAnswer, lengths, setUpStates } from 'auth-core/contract'
import type { APIContext } from 'astro'
import { adminMessages as words } from '../../messages/admin.ts'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import { callAs } from '../call.ts'
import { toListedStore } from './admin-dashboard.ts'

/** What /admin/store-page shows: the stores that a search in its address finds, a page at a time. */
export async function loadAdminStores(context: APIContext) {
  const query = context.url.searchParams
  const search = (query.get('search') ?? '').trim().slice(0, lengths.search)
  const state = setUpStates.find((known) => known === query.get('state'))
  const cursor = query.get('cursor')
  const wanted = { ...(search && { search }), ...(state && { state }) }
  const form = {
    search,
    longestSearch: lengths.search,
    state,
    isFiltered: search !== '' || state !== undefined,
    states: setUpStates.map((value) => ({ value, label: words.states[value] })),
    first: cursor === null ? undefined : link('adminStores', {}, wanted),
  }
  const asked = await callAs(context, {
    method: 'GET',
    path: `/v1/admin/stores?${new URLSearchParams({ ...wanted, ...(cursor !== null && { cursor }) }).toString()}`,
    fallback: words.stores.failed,
  })
  const answer = asked.ok ? adminStoresAnswer.safeParse(asked.body) : undefined
  if (!answer?.success)
    return { ...form, error: asked.ok ? gateMessages.notJson : asked.error, found: undefined }
  const { stores, total, next } = answer.data
  const found = {
    stores: stores.map(toListedStore),
    total,
    next: next === null ? undefined : link('adminStores', {}, { ...wanted, cursor: next }),
  }
  return { ...form, error: undefined, found }
}
