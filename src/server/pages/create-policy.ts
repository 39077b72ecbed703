import { policyTextAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { policyFormMessages } from '../../messages/policies.ts'
import { loadEdit } from './edit-entry.ts'
import type { EditKind } from './edit-entry.ts'

/** A document as its form shows it; `text` is missing when it is too long to be edited. */
interface Edited {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly text: string | undefined
  readonly characters: number
  readonly isProcessing: boolean
}

const kind: EditKind<Edited, { title: string; text: string }> = {
  path: '/v1/policies',
  page: 'policies',
  empty: { title: '', text: '' },
  parse,
  toValues: ({ title, text = '' }) => ({ title, text }),
  // Without a text its field was not shown.
  toBody: ({ title, text }, isNew) => ({ title, ...((text !== '' || isNew) && { text }) }),
  toEdited: (versioned, { title, text }) => ({
    ...versioned,
    title,
    text,
    characters: text.length,
    isProcessing: false,
  }),
  words: policyFormMessages,
}

/** /policies-page/create-policy/{id optional}. */
export const loadCreatePolicy = (context: APIContext) => loadEdit(context, kind)

/** A document that is corrected while the store is linked: a save leads back to where that is done. */
export const loadSetUpPolicy = (context: APIContext) => loadEdit(context, { ...kind, page: 'integration' })

function parse(body: unknown): Edited | undefined {
  const answer = readingOf(policyTextAnswer).safeParse(body)
  if (!answer.success) return undefined
  const { id, version, title, text, characters, state } = answer.data
  return {
    id,
    version,
    title,
    text: text ?? undefined,
    characters,
    isProcessing: state === 'processing',
  }
}
