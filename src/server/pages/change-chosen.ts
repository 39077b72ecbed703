import { bulkThreadsAnswer, bulkThreadsRequest, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { emailMessages as words } from '../../messages/emails.ts'
import { createCookies } from '../session/cookies.ts'
import { redirect } from '../gate/redirect.ts'
import { getSite } from '../site.ts'
import { callAs } from '../upstream/call.ts'

/** What the name of a checkbox begins with; the id of its conversation follows, since a form is read by its names. */
export const choicePrefix = 'choose-'

/** Does to the conversations that were ticked what the button says, and comes back to the same list with a toast. */
export async function changeChosen(context: APIContext): Promise<Response> {
  const { posted } = context.locals
  const fields = posted?.kind === 'fields' ? posted.fields : new Map<string, string>()
  const ids = [...fields.keys()].flatMap((name) =>
    name.startsWith(choicePrefix) ? name.slice(choicePrefix.length) : [],
  )
  const wanted = bulkThreadsRequest.safeParse({ ids, action: fields.get('action') })
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  const here = redirect(context.url.pathname + context.url.search)
  if (!wanted.success) {
    cookies.addFlash({ tone: 'error', text: words.noneChosen })
    return here
  }
  const changed = await callAs(context, {
    method: 'POST',
    path: '/v1/threads/bulk',
    json: wanted.data,
    fallback: words.changeFailed,
  })
  if (!changed.ok) {
    cookies.addFlash({ tone: 'error', text: changed.error })
    return here
  }
  const count = readingOf(bulkThreadsAnswer).safeParse(changed.body).data?.changed
  cookies.addFlash({ tone: 'success', text: words.done[wanted.data.action](count ?? ids.length) })
  return here
}
