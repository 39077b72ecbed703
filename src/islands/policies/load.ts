import { askPoliciesMessages } from '../../messages/draft-sources.ts'
import {
  applyEditSuggestion,
  toContradiction,
  toGapRows,
  toLearnedQuestionPage,
  toEditSuggestion,
} from './view.ts'
import { policyRequests, toPolicyFormValues, toPolicyPage } from '../../models/knowledge/policies.ts'
import type { PolicyFormValues } from '../../models/knowledge/policies.ts'
import { toDraftText } from '../../models/draft-sources.ts'
import { getFormFields } from '../../server/form-fields.ts'
import { loadEditForm } from '../../server/gate/forms/load-edit-form.ts'
import type { EditFormOptions } from '../../server/gate/forms/load-edit-form.ts'
import { toPageSection } from '../../server/upstream/page-section.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { learnedQuestionMessages, policyFormMessages, policyMessages } from './words.ts'
import { cutText } from '@draftdesk/contract/cut-text'
import { maxLengths } from '@draftdesk/contract/input-limits'

/** Loads /policies-page: the first page of documents or an error. */
export async function loadPolicies({ locals: { visit } }: PageContext) {
  const { call, session } = visit
  const listed = await call('policies')
  const { entries, next } = listed.ok ? toPolicyPage(listed.value) : { entries: [], next: null }
  const { store } = session ?? {}
  return {
    policies: entries,
    next: next ?? undefined,
    listError: listed.ok ? undefined : (listed.error.problem ?? policyMessages.listFailed),
    isLinked: (store?.isEmailAccountAdded && store.isShopifyAccountAdded) ?? false,
    canManage: hasPermission(session, 'settings'),
    canWrite: hasPermission(session, 'knowledge'),
  }
}

/** Answers the posted question from the documents. Returns undefined without a question. */
export async function loadPolicyAnswer(context: PageContext) {
  const { ask = '' } = getFormFields(context, ['ask'])
  // Browsers post line breaks as CRLF, and count them as one character.
  const question = cutText(ask.replaceAll('\r\n', '\n'), maxLengths.instruction)
  if (question === '') return undefined
  const answered = await context.locals.visit.call(policyRequests.ask(question))
  return answered.ok
    ? { question, written: toDraftText(answered.value), error: undefined }
    : { question, written: undefined, error: answered.error.problem ?? askPoliciesMessages.failed }
}

type PolicyFormCallName = ReturnType<(typeof policyRequests)['show' | 'create' | 'edit']>['name']

const policyForm: EditFormOptions<PolicyFormValues, { title: string; text: string }, PolicyFormCallName> = {
  show: policyRequests.show,
  page: 'policies',
  empty: { title: '', text: '' },
  toEdited: toPolicyFormValues,
  toTexts: ({ title, text = '' }) => ({ title, text }),
  gone: () => policyFormMessages.gone,
}

/** Prefills a new document with the customer's question in `?question=`. */
function createPrefilledPolicy({ url }: Pick<PageContext, 'url'>) {
  const question = cutText(url.searchParams.get('question')?.replaceAll(/\s+/g, ' ').trim() ?? '', 300)
  return question === '' ? policyForm.empty : { title: cutText(question, 80), text: `## ${question}\n\n` }
}

/** Loads /policies-page/create-policy/{id optional}. */
export async function loadPolicyForm(context: PageContext) {
  const wanted = context.url.searchParams.get('suggestion')
  const suggestion =
    wanted === null
      ? undefined
      : (await loadEditSuggestions(context)).suggestions.find(({ id }) => id === wanted)
  const toSuggestedTexts: typeof policyForm.toTexts = (edited) => {
    const { title, text } = policyForm.toTexts(edited)
    return { title, text: suggestion ? applyEditSuggestion(text, suggestion) : text }
  }
  return loadEditForm(context, {
    ...policyForm,
    toTexts: toSuggestedTexts,
    empty: createPrefilledPolicy(context),
  })
}

/** Loads the suggestions to change documents and the contradictions: of all, or of the document in the address. */
export async function loadEditSuggestions({ params: { id }, locals: { visit } }: PageContext) {
  const listed = await visit.call('editSuggestions', { policy_id: id }, { mayBeMissing: true })
  const { suggestions, contradictions } = listed.ok ? listed.value : { suggestions: [], contradictions: [] }
  return {
    suggestions: suggestions.map(toEditSuggestion),
    contradictions: (contradictions ?? []).map(toContradiction),
  }
}

/** Loads the edit form of a document during the set-up. A save returns to the set-up. */
export const loadSetUpPolicyForm = (context: PageContext) =>
  loadEditForm(context, { ...policyForm, page: 'integration' })

/** Unanswered questions. Undefined if there are none, or if the server does not collect them. */
export async function loadGaps({ locals: { visit } }: Pick<PageContext, 'locals'>) {
  const listed = await visit.call('gaps', {}, { mayBeMissing: true })
  if (!listed.ok) return undefined
  const shown = toGapRows(listed.value)
  return shown.open.length + shown.settled.length > 0 ? shown : undefined
}

/**
 * The questions that a document answered in sent replies. Undefined for a new document, or if the server does not
 * learn.
 */
export async function loadLearnedQuestions({ params: { id }, locals: { visit } }: PageContext) {
  if (id === undefined) return undefined
  const listed = await visit.call('learnedQuestions', { id })
  const section = toPageSection(listed, toLearnedQuestionPage, learnedQuestionMessages.listFailed)
  const canManage = hasPermission(visit.session, 'settings')
  return section && { ...section, policyId: id, canManage }
}

/** The documents for the set-up, where the policies page is not reachable yet. */
export async function loadSetUpPolicies({ locals: { visit } }: PageContext) {
  const { store } = visit.session ?? {}
  if (!store || (store.isEmailAccountAdded && store.isShopifyAccountAdded)) return []
  const listed = await visit.call('policies')
  return listed.ok ? listed.value.policies.map(({ id, title }) => ({ id, title })) : []
}
