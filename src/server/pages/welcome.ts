import { languagesAnswer, readingOf } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { welcomeMessages } from '../../messages/welcome.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { getSite } from '../site.ts'
import { findVisitor } from '../session/visitor.ts'

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
export async function loadWelcome(context: APIContext): Promise<WelcomePage | Response> {
  const { status } = context.params
  if (status !== undefined && status !== 'language' && status !== 'finish') return redirect(link('welcome'))
  const sent = context.request.method === 'POST' ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const languages = await listLanguages(context)
  const code = context.locals.session?.user.preferedLanguage
  const language = languages?.find((listed) => listed.code === code || listed.name === code)
  return {
    step: status ?? (language || !languages ? 'finish' : 'language'),
    languages: languages ?? [],
    language,
    error: sent ?? (languages ? undefined : welcomeMessages.language.listFailed),
  }
}

/** Does what a form of the page asks; answers where to go on, or the sentence to show. */
async function send(context: APIContext): Promise<Response | string> {
  const site = getSite()
  const { session } = await findVisitor(site, context)
  const { user, store } = context.locals.session ?? {}
  const { action, language = '' } = readFields(context, ['action', 'language'])
  if (action === 'finish') {
    const finished = await ask(site, context, {
      session,
      method: 'POST',
      path: `/v1/stores/${encodeURIComponent(store?.id ?? '')}/onboard`,
      fallback: welcomeMessages.finish.failed,
    })
    return finished.ok ? redirect(link(store?.isDocumentUploaded ? 'home' : 'policies')) : finished.error
  }
  if (language === '') return welcomeMessages.language.required
  const saved = await ask(site, context, {
    session,
    method: 'PUT',
    path: `/v1/users/${encodeURIComponent(user?.id ?? '')}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefered_language: language }),
    fallback: welcomeMessages.language.failed,
  })
  return saved.ok ? redirect(link('welcome', { status: 'finish' })) : saved.error
}

async function listLanguages(context: APIContext): Promise<readonly ListedLanguage[] | undefined> {
  const site = getSite()
  const { session } = await findVisitor(site, context)
  const listed = await ask(site, context, {
    session,
    method: 'GET',
    path: '/v1/user/languages',
    fallback: welcomeMessages.language.listFailed,
  })
  const answer = listed.ok ? readingOf(languagesAnswer).safeParse(listed.body) : undefined
  return answer?.data
}
