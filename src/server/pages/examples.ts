import { exampleTextAnswer, examplesAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs, exampleAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { exampleMessages as words } from '../../messages/examples.ts'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { createCookies } from '../session/cookies.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { getSite } from '../site.ts'
import { changeEntry, pagePath } from './change-entry.ts'

const path = '/v1/examples'
const place = { path, page: 'examples', fallback: words.changeFailed } as const

/** What /examples-page shows: a page of examples, or why there is none; and one that was just deleted. */
export async function loadExamples(context: APIContext) {
  const sent = context.request.method === 'POST' ? await changeEntry(context, place) : undefined
  if (sent instanceof Response) return sent
  const listed = await callAs(context, {
    method: 'GET',
    path: pagePath(path, context.url),
    fallback: words.listFailed,
  })
  const answer = listed.ok ? readingOf(examplesAnswer).safeParse(listed.body) : undefined
  return {
    examples: answer?.success ? answer.data.examples.map(toExample) : [],
    next: answer?.data?.next ?? undefined,
    listError: answer?.success ? undefined : listed.ok ? gateMessages.notJson : listed.error,
    ...sent,
  }
}

/** What /example/{id} shows: an example with its texts, or why it cannot be shown; without an id it leads to the list. */
export async function loadExample(context: APIContext) {
  const { id } = context.params
  if (id === undefined) return redirect(link('examples'))
  const address = `${path}/${encodeURIComponent(id)}`
  const sent = context.request.method === 'POST' ? await turn(context, address) : undefined
  if (sent instanceof Response) return sent
  const shown = await callAs(context, { method: 'GET', path: address, fallback: words.gone })
  const answer = shown.ok ? readingOf(exampleTextAnswer).safeParse(shown.body) : undefined
  if (answer?.success) {
    const { question, answer: reply } = answer.data
    return { example: { ...toExample(answer.data), question, answer: reply }, error: sent, isGone: false }
  }
  const isGone = !shown.ok && shown.refusal?.status === 404
  return { example: undefined, error: shown.ok ? gateMessages.notJson : shown.error, isGone }
}

/** Switches the example on or off; answers where to go, or the sentence to show. */
async function turn(context: APIContext, address: string): Promise<Response | string> {
  const form = readFields(context, ['version', 'is_on', 'title'])
  const { version, is_on: isOn, title = '' } = form
  const turned = await callAs(context, {
    method: 'PATCH',
    path: address,
    json: { version: Number(version), is_on: isOn === 'true' },
    fallback: words.changeFailed,
  })
  if (!turned.ok) return turned.error
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  const text = isOn === 'true' ? words.turnedOn(title) : words.turnedOff(title)
  cookies.addFlash({ tone: 'success', text })
  return redirect(context.url.pathname)
}

const toExample = (example: ReadAs<typeof exampleAnswer>) => ({
  id: example.id,
  title: example.title,
  excerpt: example.excerpt,
  isOn: example.is_on,
  version: example.version,
  updatedAt: example.updated_at,
})
