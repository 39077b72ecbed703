import { exampleTextAnswer, readingOf } from '@draftdesk/contract'
import { exampleFormMessages } from '../../messages/examples.ts'
import { exampleVerbs, toExampleTexts } from '../../models/examples.ts'
import type { ExampleTexts } from '../../models/examples.ts'
import type { Versioned } from '../../models/entry.ts'
import type { PageContext } from '../upstream/visit.ts'
import { loadEdit } from './edit-entry.ts'

type One = ReturnType<(typeof exampleVerbs)['show' | 'create' | 'edit']>['name']

/** /create-example/{id optional}. */
export const loadCreateExample = (context: PageContext) =>
  loadEdit<ExampleTexts & Versioned, Record<keyof ExampleTexts, string>, One>(context, {
    verbs: exampleVerbs,
    page: 'examples',
    empty: { title: '', question: '', answer: '' },
    toEdited: (answer) => ({ id: answer.id, version: answer.version, ...toExampleTexts(answer) }),
    parse: (body) => readingOf(exampleTextAnswer).safeParse(body).data,
    toTexts: ({ title, question, answer }) => ({ title, question, answer }),
    withTexts: (versioned, texts) => ({ ...versioned, ...texts }),
    words: exampleFormMessages,
  })
