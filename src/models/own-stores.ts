import type { Read } from '@draftdesk/contract'

/** A store the person may enter. */
export interface OwnStore {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  /** The number that people know a store by. */
  readonly number: number | undefined
}

/** One of the own stores, for people. */
export function toOwnStore({ id, name, role, store_id: number }: Read<'stores'>[number]): OwnStore {
  return {
    id,
    name,
    role: role ?? undefined,
    number: number ?? undefined,
  }
}
