import { adminStoresAnswer, lengths, setUpStates, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { adminMessages as words } from '../../messages/admin.ts'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { toListedStore } from './admin-dashboard.ts'

/** What the address asks for: the words of the search, and the state that stores are in. */
function readSearch({ searchParams }: URL) {
  const search = (searchParams.get('search') ?? '').trim().slice(0, lengths.search)
  const state = setUpStates.find((known) => known === searchParams.get('state'))
  const cursor = searchParams.get('cursor')
  return { search, state, cursor, wanted: { ...(search && { search }), ...(state && { state }) } }
}

/** The call of this page. */
export function storesPath(url: URL): string {
  const { wanted, cursor } = readSearch(url)
  return `/v1/admin/stores?${new URLSearchParams({ ...wanted, ...(cursor !== null && { cursor }) }).toString()}`
}

/** What /admin/store-page shows: the stores that a search in its address finds, a page at a time. */
export async function loadAdminStores(context: APIContext) {
  const { search, state, cursor, wanted } = readSearch(context.url)
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
    path: storesPath(context.url),
    fallback: words.stores.failed,
  })
  const answer = asked.ok ? readingOf(adminStoresAnswer).safeParse(asked.body) : undefined
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
