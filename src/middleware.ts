import { defineMiddleware } from 'astro:middleware'
import { guardPage } from './server/gate.ts'
import { keepPrivate, protect } from './server/headers.ts'
import { getSite } from './server/site.ts'

/** The gate: every answer gets its headers, every page its verdict (design section 4). */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = getSite()
  const isCall = context.routePattern.startsWith('/v1/') || context.routePattern.startsWith('/api/')
  const answer = isCall ? await next() : await guardPage(site, context, next)
  protect(answer.headers, site.settings.secure)
  keepPrivate(answer.headers)
  return answer
})
