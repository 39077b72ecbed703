import { exampleTextAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { exampleFormMessages } from '../../messages/examples.ts'
import { loadEdit } from './edit-entry.ts'
import type { EditKind } from './edit-entry.ts'

/** What a person writes of an example. */
type Values = Record<'title' | 'question' | 'answer', string>

const kind: EditKind<Values & { id: string; version: number }, Values> = {
  path: '/v1/examples',
  page: 'examples',
  empty: { title: '', question: '', answer: '' },
  parse(body) {
    const answer = readingOf(exampleTextAnswer).safeParse(body)
    return answer.data
  },
  toValues: ({ title, question, answer }) => ({ title, question, answer }),
  toEdited: (versioned, values) => ({ ...versioned, ...values }),
  words: exampleFormMessages,
}

/** /create-example/{id optional}. */
export const loadCreateExample = (context: APIContext) => loadEdit(context, kind)
