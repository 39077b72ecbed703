import { buildCall } from '@draftdesk/contract'
import { exampleTextAnswer, readingOf } from '@draftdesk/contract'
import { exampleFormMessages } from '../../messages/examples.ts'
import { beginExample, exampleVerbs, toExampleTexts } from '../../models/examples.ts'
import type { ExampleTexts } from '../../models/examples.ts'
import type { Versioned } from '../../models/entry.ts'
import type { PageContext } from '../upstream/visit.ts'
import { loadEdit } from './edit-entry.ts'

type One = ReturnType<(typeof exampleVerbs)['show' | 'create' | 'edit']>['name']

const empty: ExampleTexts = { title: '', question: '', answer: '' }

/** What the page asks for when it edits an example. */
export const readEditedExample = exampleVerbs.show

/** What a new example begins with: the reply of the conversation that the address names. */
async function begin({ url, params, request, locals }: PageContext): Promise<ExampleTexts> {
  const thread = url.searchParams.get('thread')
  if (thread === null || params['id'] !== undefined || request.method === 'POST') return empty
  const shown = await locals.visit.call(buildCall('thread', { id: thread }))
  return (shown.ok ? beginExample(shown.value) : undefined) ?? empty
}

/** /create-example/{id optional}. */
export const loadCreateExample = async (context: PageContext) =>
  loadEdit<ExampleTexts & Versioned, Record<keyof ExampleTexts, string>, One>(context, {
    verbs: { ...exampleVerbs, show: readEditedExample },
    page: 'examples',
    empty: await begin(context),
    toEdited: (answer) => ({ id: answer.id, version: answer.version, ...toExampleTexts(answer) }),
    parse: (body) => readingOf(exampleTextAnswer).safeParse(body).data,
    toTexts: ({ title, question, answer }) => ({ title, question, answer }),
    withTexts: (versioned, texts) => ({ ...versioned, ...texts }),
    words: exampleFormMessages,
  })
