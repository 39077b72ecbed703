import { defineMiddleware } from 'astro:middleware'
import { finish } from './server/finish.ts'
import { guardPage } from './server/gate.ts'
import { getSite } from './server/site.ts'

/** The gate: every page has its verdict, every answer its headers (design section 4). */
export const onRequest = defineMiddleware(async (context, next) => {
  const site = getSite()
  return finish(site, context, await guardPage(site, context, next))
})
