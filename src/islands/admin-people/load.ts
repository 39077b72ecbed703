import { buildCall, maxLengths, minReasonLength } from '@draftdesk/contract'
import { adminPeopleFilters } from '@draftdesk/contract/choice-lists'
import { cutText } from '@draftdesk/contract/cut-text'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../../server/form-fields.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { createProofForm, submitPostedProof } from '../../server/gate/forms/proof-form.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import {
  buildPersonFormCall,
  personFormNames,
  personFormsWithReason,
  toAdminPerson,
  toListedPerson,
} from './view.ts'
import type { RefusedPersonForm } from './view.ts'
import { adminPeopleMessages as words } from './words.ts'

/** Parses the query of the page: the search text, the filter and the cursor. */
function parsePeopleSearch({ searchParams }: URL) {
  const search = cutText((searchParams.get('search') ?? '').trim(), maxLengths.search)
  const filter = adminPeopleFilters.find((known) => known === searchParams.get('filter'))
  const cursor = searchParams.get('cursor')
  return { search, filter, cursor, wanted: { ...(search && { search }), ...(filter && { filter }) } }
}

/** Builds the API call for /admin/people-page. */
export function buildPeopleCall({ url }: Pick<PageContext, 'url'>) {
  const { wanted, cursor } = parsePeopleSearch(url)
  return buildCall('adminPeople', { ...wanted, ...(cursor !== null && { cursor }) })
}

/** Loads /admin/people-page: one page of the people that match the search. */
export async function loadAdminPeople(context: PageContext) {
  const { search, filter, cursor, wanted } = parsePeopleSearch(context.url)
  const form = {
    search,
    longestSearch: maxLengths.search,
    filter,
    isFiltered: search !== '' || filter !== undefined,
    filters: adminPeopleFilters.map((value) => ({ value, label: words.filters[value] })),
    first: cursor === null ? undefined : buildLink('adminPeople', {}, wanted),
  }
  const { visit } = context.locals
  const listed = await visit.call(buildPeopleCall(context))
  if (!listed.ok) return { ...form, error: listed.error.problem ?? words.failed, found: undefined }
  const { people, total, next } = listed.value
  const found = {
    people: people.map((person) => toListedPerson(person, visit.zone)),
    total,
    next: next === null ? undefined : buildLink('adminPeople', {}, { ...wanted, cursor: next }),
  }
  return { ...form, error: undefined, found }
}

/** Loads /admin/people-page/details/{id}. Its forms lock, unlock and sign out the person, mail a code, reset two-step sign-in, or change if the person is a super admin. */
export async function loadAdminPerson(context: PageContext) {
  const refused = context.request.method === 'POST' ? await runPersonForm(context) : undefined
  if (refused instanceof Response) return refused
  const { visit } = context.locals
  const shown = await visit.call('adminPerson', { id: context.params['id'] ?? '' })
  if (shown.ok) return { refused, error: undefined, person: toAdminPerson(shown.value, visit.zone) }
  const { problem = words.person.failed, refusal } = shown.error
  if (refusal?.status === 404) return new Response(null, { status: 404 })
  return { refused, error: problem, person: undefined }
}

const doneTexts = {
  lock: () => words.person.locked,
  unlock: () => words.person.unlocked,
  'sign-out': () => words.person.signedOut,
  code: () => words.person.codeSent,
  'two-step': () => words.person.twoStepReset,
  grant: () => words.person.granted,
  revoke: () => words.person.revoked,
} as const

async function runPersonForm(context: PageContext): Promise<Response | RefusedPersonForm> {
  const { do: wanted, reason = '' } = getFormFields(context, ['do', 'reason'])
  const form = personFormNames.find((known) => known === wanted) ?? 'sign-out'
  if (
    personFormsWithReason.has(form) &&
    (reason.length < minReasonLength || reason.length > maxLengths.reason)
  )
    return { form, reason, error: words.person.reasonWrong }
  const { visit } = context.locals
  const fields = { do: form, reason }
  const unproven = await submitPostedProof(context, fields)
  if (unproven) return { form, reason, error: unproven.problem ?? '', proof: unproven }
  const asked = await visit.call(buildPersonFormCall(form, context.params['id'] ?? '', reason))
  if (!asked.ok) {
    const proof = await createProofForm(context, asked.error, fields)
    return { form, reason, error: asked.error.problem ?? words.person.actionFailed, proof }
  }
  visit.toast('success', doneTexts[form]())
  return createRedirectResponse(context.url.pathname)
}
