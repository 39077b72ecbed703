import { exampleFormMessages, exampleMessages } from '../messages/examples.ts'
import { createEntries, parseKept, readText } from './entries.ts'
import type { EntryResult, Fields } from './entries.ts'

/** An example as lists show it. */
export interface Example {
  readonly id: string
  readonly title: string
  /** The beginning of the customer's mail. */
  readonly excerpt: string
  readonly isOn: boolean
  readonly version: number
  /** When it was last changed, in ISO. */
  readonly updatedAt: string
}

/** What a person writes of an example. */
export interface ExampleTexts {
  readonly title: string
  readonly question: string
  readonly answer: string
}

const entries = createEntries({
  path: '/v1/examples',
  parse: parseExample,
  parseText,
  words: exampleMessages,
})

/** Switches an example on or off, deletes it, brings it back, and lists more of them. */
export const {
  toggle: switchExample,
  remove: deleteExample,
  restore: restoreExample,
  load: loadExamples,
} = entries

/** Writes a new example, or changes one. */
export function saveExample(
  { title, question, answer }: ExampleTexts,
  edited?: { readonly id: string; readonly version: number },
): Promise<EntryResult<Example, ExampleTexts & { readonly version: number }>> {
  return entries.save({ title, question, answer }, edited, exampleFormMessages.failed)
}

function parseExample(fields: Fields): Example | undefined {
  const kept = parseKept(fields)
  return (
    kept && {
      ...kept,
      title: readText(fields['title']),
      excerpt: readText(fields['excerpt']),
      updatedAt: readText(fields['updated_at']),
    }
  )
}

function parseText({ title, question, answer, version }: Fields) {
  return typeof version === 'number'
    ? { title: readText(title), question: readText(question), answer: readText(answer), version }
    : undefined
}
