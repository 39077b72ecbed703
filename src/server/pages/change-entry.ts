import type { APIContext } from 'astro'
import type { RouteName } from '../../routes.ts'
import { link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'

/** What a form of a list page came to, when the page has to say it. */
export interface Changed {
  readonly error?: string
  /** The entry that was just deleted, for its undo. */
  readonly deleted?: { readonly id: string; readonly title: string }
}

/** A list of /v1 and the page that shows it. */
export interface EntryPlace {
  readonly path: string
  readonly page: RouteName
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

/** Switches, deletes or restores an entry as a form of its list page asks without JavaScript. */
export async function changeEntry(context: APIContext, place: EntryPlace): Promise<Response | Changed> {
  const form = readFields(context, ['action', 'id', 'title', 'version', 'is_on'])
  const { action, id = '', title = '', version, is_on: isOn } = form
  const path = `${place.path}/${encodeURIComponent(id)}`
  const { fallback } = place
  const changed = await (action === 'delete'
    ? callAs(context, { method: 'DELETE', path, fallback })
    : action === 'restore'
      ? callAs(context, { method: 'POST', path: `${path}/restore`, fallback })
      : callAs(context, {
          method: 'PATCH',
          path,
          json: { version: Number(version), is_on: isOn === 'true' },
          fallback,
        }))
  if (!changed.ok) return { error: changed.error }
  return action === 'delete' ? { deleted: { id, title } } : redirect(link(place.page))
}

/** The address of a page of a list: the cursor, and nothing else, is the visitor's. */
export function pagePath(path: string, { searchParams }: URL): string {
  const cursor = searchParams.get('cursor')
  return cursor === null ? path : `${path}?${new URLSearchParams({ cursor }).toString()}`
}
