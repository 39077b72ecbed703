import { blankPlaceholder, starterTexts } from '../../messages/starters.ts'
import type { StarterName } from '../../messages/starters.ts'
import { welcomeMessages } from '../../messages/welcome.ts'
import { policyRequests, toPolicyPage } from '../../models/knowledge/policies.ts'
import type { PolicyTexts } from '../../models/knowledge/policies.ts'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../form-fields.ts'
import { createRedirectResponse } from '../gate/redirect-response.ts'
import type { PageContext } from '../upstream/page-visit.ts'
import { loadSampleReplies } from './sample-replies.ts'

/** The input and the error that the form of the first document shows again. */
export interface FirstDocumentForm {
  readonly document: PolicyTexts
  readonly error?: string | undefined
}

/** Saves the first document, written or uploaded, or adds a starter text to the input. */
export async function saveFirstDocument(context: PageContext): Promise<Response | FirstDocumentForm> {
  const { visit, posted } = context.locals
  if (posted?.kind === 'upload') {
    const uploaded = await visit.call(policyRequests.upload(), { upload: posted.body })
    if (uploaded.ok) return createRedirectResponse(buildLink('welcome', { status: 'samples' }))
    return { document: { title: '' }, error: uploaded.error.problem ?? welcomeMessages.document.failed }
  }
  const { starter = '', title = '', text = '' } = getFormFields(context, ['starter', 'title', 'text'])
  if (isStarterName(starter)) return { document: appendStarterText({ title, text }, starter) }
  const document = { title, text }
  if (text.includes(blankPlaceholder))
    return { document, error: welcomeMessages.document.blanks(blankPlaceholder) }
  const saved = await visit.call(policyRequests.create(document))
  // Any other answer means that it is saved.
  if (!saved.ok && !saved.error.isUnread)
    return { document, error: saved.error.problem ?? welcomeMessages.document.failed }
  return createRedirectResponse(buildLink('welcome', { status: 'samples' }))
}

const isStarterName = (name: string): name is StarterName => Object.hasOwn(starterTexts, name)

/** Appends the starter to the unsaved text. */
function appendStarterText({ title, text = '' }: PolicyTexts, name: StarterName): PolicyTexts {
  const starter = starterTexts[name]
  const titles = title === '' ? [] : title.split(', ')
  // The title names all chosen starters, because titles help the search for passages.
  const areStarters = titles.every((one) => Object.values(starterTexts).some((known) => known.title === one))
  return {
    title: areStarters ? [...new Set([...titles, starter.title])].join(', ') : title,
    text: text ? `${text}\n\n${starter.text}` : starter.text,
  }
}

/** The sample emails with their replies. Without a usable document, the state of the documents. */
export async function loadWelcomeSamples(context: PageContext) {
  const [samples, listed] = await Promise.all([
    loadSampleReplies(context),
    context.locals.visit.call(policyRequests.list()),
  ])
  if (samples) return { samples }
  if (!listed.ok) return { error: listed.error.problem ?? welcomeMessages.document.noSamples }
  const { entries } = toPolicyPage(listed.value)
  if (entries.length === 0) return createRedirectResponse(buildLink('welcome', { status: 'document' }))
  if (entries.some(({ state }) => state === 'processing')) return { isReading: true }
  const failed = entries.find(({ failure }) => failure !== undefined)
  return {
    error: failed
      ? welcomeMessages.document.unreadable(failed.title, failed.failure ?? '')
      : welcomeMessages.document.noSamples,
  }
}
