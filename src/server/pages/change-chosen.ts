import { bulkThreadsRequest } from '@draftdesk/contract'
import { emailMessages as words } from '../../messages/emails.ts'
import { threadVerbs } from '../../models/threads.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What the name of a checkbox begins with; the id of its conversation follows, since a form is read by its names. */
export const choicePrefix = 'choose-'

/** Does to the conversations that were ticked what the button says, and comes back to the same list with a toast. */
export async function changeChosen(context: PageContext): Promise<Response> {
  const { posted, visit } = context.locals
  const fields = posted?.kind === 'fields' ? posted.fields : new Map<string, string>()
  const ids = [...fields.keys()].flatMap((name) =>
    name.startsWith(choicePrefix) ? name.slice(choicePrefix.length) : [],
  )
  const wanted = bulkThreadsRequest.safeParse({ ids, action: fields.get('action') })
  const here = redirect(context.url.pathname + context.url.search)
  if (!wanted.success) {
    visit.toast('error', words.noneChosen)
    return here
  }
  const changed = await visit.call(threadVerbs.editMany(wanted.data.ids, wanted.data.action))
  if (!changed.ok && !changed.error.isUnread) {
    visit.toast('error', changed.error.problem ?? words.changeFailed)
    return here
  }
  const count = changed.ok ? changed.value.changed : ids.length
  visit.toast('success', words.done[wanted.data.action](count))
  return here
}
