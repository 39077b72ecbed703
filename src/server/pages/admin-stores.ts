import { cutText } from '@draftdesk/contract/cut-text'
import { buildCall, lengths, setUpStates } from '@draftdesk/contract'
import { adminMessages as words } from '../../messages/admin.ts'
import { toListedStore } from '../../models/admin.ts'
import { link } from '../../routes.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What the address asks for: the words of the search, and the state that stores are in. */
function readSearch({ searchParams }: URL) {
  const search = cutText((searchParams.get('search') ?? '').trim(), lengths.search)
  const state = setUpStates.find((known) => known === searchParams.get('state'))
  const cursor = searchParams.get('cursor')
  return { search, state, cursor, wanted: { ...(search && { search }), ...(state && { state }) } }
}

/** What /admin/store-page asks first. */
export function readStores({ url }: Pick<PageContext, 'url'>) {
  const { wanted, cursor } = readSearch(url)
  return buildCall('adminStores', { ...wanted, ...(cursor !== null && { cursor }) })
}

/** What /admin/store-page shows: the stores that a search in its address finds, a page at a time. */
export async function loadAdminStores(context: PageContext) {
  const { search, state, cursor, wanted } = readSearch(context.url)
  const form = {
    search,
    longestSearch: lengths.search,
    state,
    isFiltered: search !== '' || state !== undefined,
    states: setUpStates.map((value) => ({ value, label: words.states[value] })),
    first: cursor === null ? undefined : link('adminStores', {}, wanted),
  }
  const listed = await context.locals.visit.call(readStores(context))
  if (!listed.ok) return { ...form, error: listed.error.problem ?? words.stores.failed, found: undefined }
  const { stores, total, next } = listed.value
  const found = {
    stores: stores.map(toListedStore),
    total,
    next: next === null ? undefined : link('adminStores', {}, { ...wanted, cursor: next }),
  }
  return { ...form, error: undefined, found }
}
