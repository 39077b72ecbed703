import { defineMiddleware } from 'astro:middleware'
import { guardPage } from './server/gate/guard-page.ts'
import { firstReadsByPattern } from './server/pages/first-reads.ts'
import { reportServerCrash } from './server/proxy/report-crash.ts'
import { runInRequestLanguage } from './server/request-language.ts'
import { privateAnswerHeaders, getSecurityHeaders, pickFramingHeaders } from './server/security-headers.ts'
import { getSite } from './server/process/site.ts'

/** Applies the gate to every page request. */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = getSite()
  const answerPage = () => guardPage(site, context, next, firstReadsByPattern)
  // The built site chooses the language of a request earlier, in `src/server/proxy/front-handler.ts`.
  const answer = await (
    import.meta.env.DEV
      ? runInRequestLanguage(context.request.headers.get('accept-language'), answerPage)
      : answerPage()
  ).catch((error: unknown) => {
    void reportServerCrash(site, error).catch(() => undefined)
    throw error
  })
  // The built site sets these headers in `src/server/render/page-render.ts`.
  if (import.meta.env.DEV)
    for (const header of Object.entries({
      ...getSecurityHeaders(site.settings.secure),
      ...privateAnswerHeaders,
      ...pickFramingHeaders(answer.headers),
    }))
      answer.headers.set(...header)
  return answer
})
