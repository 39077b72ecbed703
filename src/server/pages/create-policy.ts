import { cutText } from '@draftdesk/contract/cut-text'
import { policyTextAnswer, readingOf } from '@draftdesk/contract'
import { policyFormMessages } from '../../messages/policies.ts'
import { policyVerbs, toEditedPolicy } from '../../models/policies.ts'
import type { EditedPolicy } from '../../models/policies.ts'
import type { PageContext } from '../upstream/visit.ts'
import { loadEdit } from './edit-entry.ts'
import type { EditKind } from './edit-entry.ts'

type One = ReturnType<(typeof policyVerbs)['show' | 'create' | 'edit']>['name']

const kind: EditKind<EditedPolicy, { title: string; text: string }, One> = {
  verbs: {
    ...policyVerbs,
    // Without a text its field was not shown.
    edit: (edited, { title, text }) => policyVerbs.edit(edited, { title, ...(text !== '' && { text }) }),
  },
  page: 'policies',
  empty: { title: '', text: '' },
  toEdited: toEditedPolicy,
  parse(body) {
    const { data } = readingOf(policyTextAnswer).safeParse(body)
    return data && toEditedPolicy(data)
  },
  toTexts: ({ title, text = '' }) => ({ title, text }),
  withTexts: (versioned, { title, text }) => ({
    ...versioned,
    title,
    text,
    characters: text.length,
    isProcessing: false,
  }),
  words: policyFormMessages,
}

/** What a new document begins with: the question of a customer that it is to answer. */
function begin({ url }: Pick<PageContext, 'url'>) {
  const question = cutText(url.searchParams.get('question')?.replaceAll(/\s+/g, ' ').trim() ?? '', 300)
  return question === '' ? kind.empty : { title: cutText(question, 80), text: `## ${question}\n\n` }
}

/** What the page asks for when it edits a document. */
export const readEditedPolicy = kind.verbs.show

/** /policies-page/create-policy/{id optional}. */
export const loadCreatePolicy = (context: PageContext) =>
  loadEdit(context, { ...kind, empty: begin(context) })

/** A document that is corrected while the store is linked: a save leads back to where that is done. */
export const loadSetUpPolicy = (context: PageContext) => loadEdit(context, { ...kind, page: 'integration' })
