import { exampleMessages as words } from '../../messages/examples.ts'
import { exampleVerbs, toExample, toExamplePage, toExampleTexts } from '../../models/examples.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { changeEntry, cursorOf } from './change-entry.ts'

const place = { verbs: exampleVerbs, page: 'examples', fallback: words.changeFailed } as const

/** What /examples-page asks first. */
export const readExamples = ({ url }: Pick<PageContext, 'url'>) => exampleVerbs.list(cursorOf(url))

/** What /examples-page shows: a page of examples, or why there is none; and one that was just deleted. */
export async function loadExamples(context: PageContext) {
  const sent = context.request.method === 'POST' ? await changeEntry(context, place) : undefined
  if (sent instanceof Response) return sent
  const listed = await context.locals.visit.call(readExamples(context))
  const { entries, next } = listed.ok ? toExamplePage(listed.value) : { entries: [], next: null }
  return {
    examples: entries,
    next: next ?? undefined,
    listError: listed.ok ? undefined : (listed.error.problem ?? words.listFailed),
    ...sent,
  }
}

/** What /example/{id} asks for. */
export const readExample = exampleVerbs.show

/** What /example/{id} shows: an example with its texts, or why it cannot be shown; without an id it leads to the list. */
export async function loadExample(context: PageContext) {
  const { id } = context.params
  if (id === undefined) return redirect(link('examples'))
  const sent = context.request.method === 'POST' ? await turn(context, id) : undefined
  if (sent instanceof Response) return sent
  const shown = await context.locals.visit.call(readExample(id))
  if (shown.ok) {
    const example = { ...toExample(shown.value), ...toExampleTexts(shown.value) }
    return { example, error: sent, isGone: false }
  }
  const { problem, refusal } = shown.error
  return { example: undefined, error: problem ?? words.gone, isGone: refusal?.status === 404 }
}

/** Switches the example on or off; answers where to go, or the sentence to show. */
async function turn(context: PageContext, id: string): Promise<Response | string> {
  const { visit } = context.locals
  const form = readFields(context, ['version', 'is_on', 'title'])
  const { version, is_on: wanted, title = '' } = form
  const isOn = wanted === 'true'
  const turned = await visit.call(exampleVerbs.toggle({ id, version: Number(version), isOn: !isOn }))
  if (!turned.ok) return turned.error.problem ?? words.changeFailed
  visit.toast('success', isOn ? words.turnedOn(title) : words.turnedOff(title))
  return redirect(context.url.pathname)
}
