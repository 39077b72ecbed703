import { syncMessages as words } from '../../messages/mail-sync.ts'
import { syncVerbs } from '../../models/mail-sync.ts'
import { link } from '../../routes.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** The fields of the panel's forms. */
export const syncFields = ['import_days', 'sent_path'] as const

const verbs = {
  'sync-now': syncVerbs.readNow,
  'sync-pause': syncVerbs.pause,
  'sync-go-on': syncVerbs.goOn,
  'sync-stop-drafts': syncVerbs.stopDrafts,
  'sync-window': (form: Fields) => syncVerbs.importDays(Number(form['import_days'])),
  'sync-sent': (form: Fields) => syncVerbs.sentFolder(form['sent_path'] || null),
}

type Action = keyof typeof verbs
const isAction = (action: string): action is Action => Object.hasOwn(verbs, action)

/** Does what a form of the panel asks; answers where to go, or what to say. Undefined for a form of another part. */
export async function changeSync(
  { locals: { visit } }: PageContext,
  form: Fields,
): Promise<Response | { readonly syncProblem: string } | undefined> {
  const { action = '' } = form
  if (!isAction(action)) return undefined
  const done = await visit.call(verbs[action](form))
  if (!done.ok) return { syncProblem: done.error.problem ?? words.failed }
  visit.toast('success', words.done[action])
  return redirect(link('integration'))
}
