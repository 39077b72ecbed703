import type { EntryVerbs } from '../../../models/entry.ts'
import type { RouteName } from '../../../routes.ts'
import { link } from '../../../routes.ts'
import { readFields } from '../../fields.ts'
import { redirect } from '../redirect.ts'
import type { PageContext } from '../../upstream/visit.ts'

/** Result of a form on a list page that the page has to show. */
export interface ChangeResult {
  readonly error?: string
  /** The entry that was just deleted, for its undo. */
  readonly deleted?: { readonly id: string; readonly title: string }
}

/** The actions on the entries of a list, and the page that shows it. */
export interface EntryPlace {
  readonly verbs: Pick<EntryVerbs<never>, 'toggle' | 'remove' | 'restore'>
  readonly page: RouteName
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

/** Switches, deletes or restores an entry as a form of its list page asks without JavaScript. */
export async function changeEntry(
  context: PageContext,
  { verbs, page, fallback }: EntryPlace,
): Promise<Response | ChangeResult> {
  const form = readFields(context, ['action', 'id', 'title', 'version', 'is_on'])
  const { action, id = '', title = '', version, is_on: wanted } = form
  const changed = await context.locals.visit.call(
    action === 'delete'
      ? verbs.remove(id)
      : action === 'restore'
        ? verbs.restore(id)
        : verbs.toggle({ id, version: Number(version), isOn: wanted !== 'true' }),
  )
  if (!changed.ok) return { error: changed.error.problem ?? fallback }
  return action === 'delete' ? { deleted: { id, title } } : redirect(link(page))
}
