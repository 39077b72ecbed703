import { gateMessages } from '../../messages/gate.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { storeRequests, toOwnStore } from '../../models/own-stores.ts'
import type { OwnStore } from '../../models/own-stores.ts'
import { getFormFields } from '../form-fields.ts'
import type { FormState } from '../form-fields.ts'
import type { PageContext } from '../upstream/page-visit.ts'

/** The state of /select-store: the user's stores, or the error of the list. */
export interface SelectStorePage extends FormState {
  readonly stores: readonly OwnStore[]
  readonly listError?: string
}

/** Loads /select-store, where the user enters or creates a store. */
export async function loadSelectStore(context: PageContext): Promise<SelectStorePage | Response> {
  if (context.request.method !== 'POST') return { values: {}, ...(await listStores(context)) }
  const { visit, identity } = context.locals
  const { name = '', store_id: chosen = '' } = getFormFields(context, ['name', 'store_id'])
  const showFormAgain = async (error: string) => ({ values: { name }, error, ...(await listStores(context)) })
  const enterStoreAndLeave = async (id: string) => {
    const entered = await identity.enterStore(id)
    return typeof entered === 'string' ? showFormAgain(entered) : entered
  }
  if (chosen !== '') return enterStoreAndLeave(chosen)
  if (name === '') return showFormAgain(selectStoreMessages.nameRequired)
  const created = await visit.call(storeRequests.create(name))
  if (!created.ok) return showFormAgain(created.error.problem ?? selectStoreMessages.createFailed)
  return enterStoreAndLeave(created.value.id)
}

async function listStores({ locals: { visit } }: PageContext) {
  const listed = await visit.call('stores')
  if (listed.ok) return { stores: listed.value.map(toOwnStore) }
  return { stores: [], listError: listed.error.problem ?? gateMessages.unreachable }
}
