import type { APIContext } from 'astro'
import { createCookies } from './cookies.ts'
import type { Cookies } from './cookies.ts'
import type { Session } from './sessions.ts'
import type { Site } from './site.ts'

/** The browser behind a request: its cookies, and its session if it has a living one. */
export interface Visitor {
  readonly cookies: Cookies
  readonly session: Session | undefined
}

export async function findVisitor(site: Site, context: APIContext): Promise<Visitor> {
  const cookies = createCookies(context.cookies, site.settings.secure)
  const id = cookies.readSession()
  return { cookies, session: id === undefined ? undefined : await site.sessions.find(id) }
}
