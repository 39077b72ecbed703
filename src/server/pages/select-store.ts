import { storesAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { z } from 'zod'
import { gateMessages } from '../../messages/gate.ts'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { ask } from '../upstream/ask.ts'
import { enterStore } from '../gate/enter-store.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'
import type { Session } from '../session/sessions.ts'
import { getSite } from '../site.ts'
import type { Site } from '../site.ts'
import { findVisitor } from '../session/visitor.ts'

/** A store the person may enter. */
export interface ListedStore {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  /** The number that people know a store by. */
  readonly number: number | undefined
}

/** What /select-store shows: own stores, or why they could not be listed. */
export interface SelectStorePage extends FormState {
  readonly stores: readonly ListedStore[]
  readonly listError?: string
}

type AnsweredStore = ReadAs<typeof storesAnswer>[number]

const createdStore = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/** /select-store: enter one of the own stores, or create one. */
export async function loadSelectStore(context: APIContext): Promise<SelectStorePage | Response> {
  const site = getSite()
  const { session } = await findVisitor(site, context)
  if (context.request.method !== 'POST') return { values: {}, ...(await listStores(site, context, session)) }

  const { name = '', store_id: chosen = '' } = readFields(context, ['name', 'store_id'])
  const again = async (error: string) => ({
    values: { name },
    error,
    ...(await listStores(site, context, session)),
  })
  const enter = async (id: string, as: Session | undefined) => {
    const entered = await enterStore(context, { id, session: as })
    return typeof entered === 'string' ? again(entered) : entered
  }
  if (chosen !== '') return enter(chosen, session)
  if (name === '') return again(selectStoreMessages.nameRequired)
  const created = await ask(site, context, {
    session,
    method: 'POST',
    path: '/v1/stores',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
    fallback: selectStoreMessages.createFailed,
  })
  if (!created.ok) return again(created.error)
  const store = createdStore.safeParse(created.body)
  return store.success ? enter(store.data.id, created.session) : again(gateMessages.notJson)
}

function toListed({ id, name, role, store_id: number }: AnsweredStore): ListedStore {
  return {
    id,
    name,
    role: role ?? undefined,
    number: number ?? undefined,
  }
}

async function listStores(site: Site, context: APIContext, session: Session | undefined) {
  const listed = await ask(site, context, {
    session,
    method: 'GET',
    path: '/v1/user/stores',
    fallback: gateMessages.unreachable,
  })
  if (!listed.ok) return { stores: [], listError: listed.error }
  const answer = readingOf(storesAnswer).safeParse(listed.body)
  if (!answer.success) return { stores: [], listError: gateMessages.notJson }
  return { stores: answer.data.map(toListed) }
}
