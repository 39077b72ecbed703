import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import type { Switched, Versioned } from './entry.ts'

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

/** What is done with an example. */
export const exampleVerbs = {
  list: (cursor?: string) => buildCall('examples', { cursor }),
  show: (id: string) => buildCall('example', { id }),
  create: (texts: ExampleTexts) => buildCall('createExample', { ...texts }),
  edit: ({ id, version }: Versioned, texts: ExampleTexts) =>
    buildCall('updateExample', { id, version, ...texts }),
  toggle: ({ id, version, isOn }: Switched) => buildCall('updateExample', { id, version, is_on: !isOn }),
  remove: (id: string) => buildCall('deleteExample', { id }),
  restore: (id: string) => buildCall('restoreExample', { id }),
}

/** An example of an answer for people. */
export const toExample = (example: Read<'examples'>['examples'][number]): Example => ({
  id: example.id,
  title: example.title,
  excerpt: example.excerpt,
  isOn: example.is_on,
  version: example.version,
  updatedAt: example.updated_at,
})

/** What of an answer a form shows for editing. */
export const toExampleTexts = ({ title, question, answer }: Read<'example'>): ExampleTexts => ({
  title,
  question,
  answer,
})

/** A page of examples, with the cursor of the next. */
export const toExamplePage = ({ examples, next }: Read<'examples'>) => ({
  entries: examples.map(toExample),
  next,
})
