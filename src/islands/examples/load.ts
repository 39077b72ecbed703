import type { EntryVersion } from '../../models/knowledge/entry-requests.ts'
import { exampleRequests, toExample, toExamplePage, toExampleTexts } from '../../models/knowledge/examples.ts'
import { createExampleFromEmails } from '../../models/knowledge/create-example-from-emails.ts'
import type { ExampleTexts } from '../../models/knowledge/examples.ts'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../../server/form-fields.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { loadEditForm } from '../../server/gate/forms/load-edit-form.ts'
import { toPageSection } from '../../server/upstream/page-section.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { exampleFormMessages, exampleMessages, proposalMessages } from './words.ts'

/** Loads /examples-page: the first page of examples or an error. */
export async function loadExamples({ locals: { visit } }: PageContext) {
  const listed = await visit.call('examples')
  const { entries, next } = listed.ok ? toExamplePage(listed.value) : { entries: [], next: null }
  return {
    examples: entries,
    next: next ?? undefined,
    listError: listed.ok ? undefined : (listed.error.problem ?? exampleMessages.listFailed),
    canWrite: hasPermission(visit.session, 'knowledge'),
  }
}

/** Loads the proposals on /examples-page. Undefined if the server makes none. */
export async function loadProposals({ locals: { visit } }: PageContext) {
  const listed = await visit.call('exampleProposals', {}, { mayBeMissing: true })
  return toPageSection(
    listed,
    ({ proposals, is_searching: isSearching }) => ({ proposals, isSearching }),
    proposalMessages.listFailed,
  )
}

/** Loads /example/{id}: the example with its texts, or an error. Without an id it redirects to the list. */
export async function loadExample(context: PageContext) {
  const { id } = context.params
  if (id === undefined) return createRedirectResponse(buildLink('examples'))
  const sent = context.request.method === 'POST' ? await toggleExample(context, id) : undefined
  if (sent instanceof Response) return sent
  const { visit } = context.locals
  const [shown, tagged] = await Promise.all([visit.call('example', { id }), visit.call('tags')])
  if (shown.ok) {
    const { actions, files } = shown.value
    const example = { ...toExample(shown.value), ...toExampleTexts(shown.value), actions, files: files ?? [] }
    const tags = tagged.ok ? tagged.value.tags : undefined
    return { example, error: sent, isGone: false, tags, canWrite: hasPermission(visit.session, 'knowledge') }
  }
  const { problem, refusal } = shown.error
  const isGone = refusal?.status === 404
  const error = problem ?? exampleMessages.gone
  return { example: undefined, error, isGone, tags: undefined, canWrite: false }
}

/** Switches the example on or off. Returns the next address or the error message. */
async function toggleExample(context: PageContext, id: string): Promise<Response | string> {
  const { visit } = context.locals
  const form = getFormFields(context, ['version', 'is_on', 'title'])
  const { version, is_on: wanted, title = '' } = form
  const isOn = wanted === 'true'
  const turned = await visit.call(exampleRequests.toggle({ id, version: Number(version), isOn: !isOn }))
  if (!turned.ok) return turned.error.problem ?? exampleMessages.changeFailed
  visit.toast('success', isOn ? exampleMessages.turnedOn(title) : exampleMessages.turnedOff(title))
  return createRedirectResponse(context.url.pathname)
}

type ExampleCallName = ReturnType<(typeof exampleRequests)['show' | 'create' | 'edit']>['name']

const emptyExample: ExampleTexts = { title: '', question: '', answer: '' }

/** Prefills a new example with the reply of the conversation in `?thread=`. */
async function loadPrefilledExample({ url, params, locals }: PageContext): Promise<ExampleTexts> {
  const thread = url.searchParams.get('thread')
  if (thread === null || params['id'] !== undefined) return emptyExample
  const shown = await locals.visit.call('thread', { id: thread })
  return (shown.ok ? createExampleFromEmails(shown.value) : undefined) ?? emptyExample
}

/** Loads /create-example/{id optional}. */
export const loadCreateExample = async (context: PageContext) =>
  loadEditForm<ExampleTexts & EntryVersion, ExampleTexts, ExampleCallName>(context, {
    show: exampleRequests.show,
    page: 'examples',
    empty: await loadPrefilledExample(context),
    toEdited: (answer) => ({ id: answer.id, version: answer.version, ...toExampleTexts(answer) }),
    toTexts: ({ title, question, answer }) => ({ title, question, answer }),
    gone: () => exampleFormMessages.gone,
  })
