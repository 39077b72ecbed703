import { welcomeMessages } from '../../messages/welcome.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** A language that drafts can be written in. */
export interface ListedLanguage {
  readonly code: string
  readonly name: string
}

/** What /welcome-page shows: the step that is open, and what is known of the others. */
export interface WelcomePage {
  readonly step: 'language' | 'finish'
  readonly languages: readonly ListedLanguage[]
  readonly language: ListedLanguage | undefined
  readonly error?: string | undefined
}

/**
 * /welcome-page/{status}: without a status it goes on where the person left, else it opens the step of that name.
 */
export async function loadWelcome(context: PageContext): Promise<WelcomePage | Response> {
  const { status } = context.params
  if (status !== undefined && status !== 'language' && status !== 'finish') return redirect(link('welcome'))
  const sent = context.request.method === 'POST' ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const { call, session } = context.locals.visit
  const listed = await call('languages')
  const languages = listed.ok ? listed.value : undefined
  const code = session?.user.preferedLanguage
  const language = languages?.find((listed) => listed.code === code || listed.name === code)
  return {
    step: status ?? (language || !languages ? 'finish' : 'language'),
    languages: languages ?? [],
    language,
    error: sent ?? (languages ? undefined : welcomeMessages.language.listFailed),
  }
}

/** Does what a form of the page asks; answers where to go on, or the sentence to show. */
async function send(context: PageContext): Promise<Response | string> {
  const { call, session } = context.locals.visit
  const { user, store } = session ?? {}
  const { action, language = '' } = readFields(context, ['action', 'language'])
  if (action === 'finish') {
    const finished = await call('onboardStore', { id: store?.id ?? '' })
    // Whatever else it answers, it is done.
    if (!finished.ok && !finished.error.isUnread)
      return finished.error.problem ?? welcomeMessages.finish.failed
    return redirect(link(store?.isDocumentUploaded ? 'home' : 'policies'))
  }
  if (language === '') return welcomeMessages.language.required
  const saved = await call('updateUser', { id: user?.id ?? '', prefered_language: language })
  if (!saved.ok) return saved.error.problem ?? welcomeMessages.language.failed
  return redirect(link('welcome', { status: 'finish' }))
}
