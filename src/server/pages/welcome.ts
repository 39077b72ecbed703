import { welcomeMessages } from '../../messages/welcome.ts'
import { accountRequests } from '../../models/account.ts'
import { findLanguageChoice, toLanguageChoice } from '../../models/languages.ts'
import { storeRequests } from '../../models/own-stores.ts'
import { buildLink } from '../../routes.ts'
import { getFormFields } from '../form-fields.ts'
import { createRedirectResponse } from '../gate/redirect-response.ts'
import type { PageContext } from '../upstream/page-visit.ts'
import { loadWelcomeSamples, saveFirstDocument } from './welcome-document.ts'
import type { FirstDocumentForm } from './welcome-document.ts'

const welcomeSteps = ['language', 'document', 'samples', 'finish'] as const

type WelcomeStep = (typeof welcomeSteps)[number]

/** Loads /welcome-page/{status}: the named step, or the step where the user stopped. */
export async function loadWelcome(context: PageContext) {
  const { status } = context.params
  const named = welcomeSteps.find((step) => step === status)
  if (status !== undefined && !named) return createRedirectResponse(buildLink('welcome'))
  const sent = context.request.method === 'POST' ? await runWelcomeForm(context, named) : undefined
  if (sent instanceof Response) return sent
  const { call, session } = context.locals.visit
  const [listed, replies] = await Promise.all([
    call('languages'),
    named === 'samples' ? loadWelcomeSamples(context) : undefined,
  ])
  if (replies instanceof Response) return replies
  const languages = listed.ok ? listed.value.map(toLanguageChoice) : undefined
  const language = languages && findLanguageChoice(languages, session?.user.preferedLanguage)
  const hasDocument = session?.store?.isDocumentUploaded ?? false
  const next = languages && !language ? 'language' : hasDocument ? 'finish' : 'document'
  return {
    step: named ?? next,
    languages: languages ?? [],
    language,
    hasDocument,
    /** The initial values of the first document's form. */
    document: sent?.document ?? { title: '' },
    samples: replies?.samples,
    /** An uploaded document is still being read, which the samples wait for. */
    isReading: replies?.isReading ?? false,
    error:
      sent?.error ??
      replies?.error ??
      (listed.ok ? undefined : (listed.error.problem ?? welcomeMessages.language.listFailed)),
  }
}

/** Handles a form of the page. Returns the next address, or the error and the input. */
async function runWelcomeForm(
  context: PageContext,
  step: WelcomeStep | undefined,
): Promise<Response | Partial<FirstDocumentForm>> {
  if (step === 'document') return saveFirstDocument(context)
  const { call, session } = context.locals.visit
  const { user, store } = session ?? {}
  const { action, language = '' } = getFormFields(context, ['action', 'language'])
  if (action === 'finish') {
    const finished = await call(storeRequests.endWelcome(store?.id ?? ''))
    // Any other answer means success.
    if (!finished.ok && !finished.error.isUnread)
      return { error: finished.error.problem ?? welcomeMessages.finish.failed }
    return createRedirectResponse(buildLink(store?.isDocumentUploaded ? 'home' : 'policies'))
  }
  if (language === '') return { error: welcomeMessages.language.required }
  const saved = await call(accountRequests.setLanguage(user?.id ?? '', language))
  if (!saved.ok) return { error: saved.error.problem ?? welcomeMessages.language.failed }
  return createRedirectResponse(
    buildLink('welcome', { status: store?.isDocumentUploaded ? 'finish' : 'document' }),
  )
}
