import type { ParsedAnswer, SavedReplyActions } from '@draftdesk/contract'
import { replyVariables, formatVariable } from '@draftdesk/contract/variables'
import { buildCall } from '@draftdesk/contract/call'
import { variableMessages } from '../../messages/variables.ts'
import type { SwitchableEntry, EntryVersion } from './entry-requests.ts'

/** An example as lists show it. */
export type Example = ReturnType<typeof toExample>

/** The editable texts of an example. */
export interface ExampleTexts {
  readonly title: string
  readonly question: string
  readonly answer: string
}

/** A text to save as a saved reply. */
export interface NewSavedReply {
  readonly title: string
  readonly answer: string
  readonly isPersonal: boolean
  /** The draft whose files are copied to the saved reply. */
  readonly draft?: string | undefined
}

/** The calls on examples. */
export const exampleRequests = {
  list: (cursor?: string) => buildCall('examples', { cursor }),
  show: (id: string) => buildCall('example', { id }),
  create: (texts: ExampleTexts) => buildCall('createExample', { ...texts }),
  /** A saved reply without a customer message. Drafts do not use it. */
  saveReply: ({ title, answer, isPersonal, draft }: NewSavedReply) =>
    buildCall('createExample', {
      ...{ title, answer, question: '', is_on: false, is_personal: isPersonal },
      ...(draft !== undefined && { draft_id: draft }),
    }),
  edit: ({ id, version }: EntryVersion, texts: ExampleTexts) =>
    buildCall('updateExample', { id, version, ...texts }),
  toggle: ({ id, version, isOn }: SwitchableEntry) =>
    buildCall('updateExample', { id, version, is_on: !isOn }),
  setActions: ({ id, version }: EntryVersion, actions: SavedReplyActions) =>
    buildCall('updateExample', { id, version, actions }),
  addFile: (id: string, file: File) => buildCall('addExampleFile', { id, file }),
  removeFile: (id: string) => buildCall('removeExampleFile', { id }),
  remove: (id: string) => buildCall('deleteExample', { id }),
  restore: (id: string) => buildCall('restoreExample', { id }),
}

/** An example proposed from a sent reply. */
export type ExampleProposal = ParsedAnswer<'exampleProposals'>['proposals'][number]

/** Converts an example to what a page shows. */
export const toExample = (example: ParsedAnswer<'examples'>['examples'][number]) => ({
  id: example.id,
  title: example.title,
  /** The beginning of the customer's mail. */
  excerpt: example.excerpt,
  isOn: example.is_on,
  version: example.version,
  updatedAt: example.updated_at,
})

/** Picks the texts for the edit form. */
export const toExampleTexts = ({ title, question, answer }: ParsedAnswer<'example'>): ExampleTexts => ({
  title,
  question,
  answer,
})

/** A page of examples, with the cursor of the next. */
export const toExamplePage = ({ examples, next }: ParsedAnswer<'examples'>) => ({
  entries: examples.map(toExample),
  next,
})

/** The variables of a saved reply: the placeholder and its label. */
export const listReplyVariables = () =>
  replyVariables.map((name) => [formatVariable(name), variableMessages.names[name]] as const)
