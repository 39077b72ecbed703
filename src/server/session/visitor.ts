import type { APIContext } from 'astro'
import { createCookies } from './cookies.ts'
import type { Cookies } from './cookies.ts'
import { StoreUnreachableError } from './session-store.ts'
import type { Session } from './sessions.ts'
import type { Sessions } from './sessions.ts'

/** The browser behind a request: its cookies, and its session if it has a living one. */
export interface Visitor {
  readonly cookies: Cookies
  readonly session: Session | undefined
  /** The session store is unreachable, so there may be a session. */
  readonly isUnknown?: boolean
}

/** Dependencies of the visitor lookup. */
interface VisitorDeps {
  readonly settings: { readonly secure: boolean }
  readonly sessions: Pick<Sessions, 'find'>
}

export async function findVisitor(site: VisitorDeps, context: APIContext): Promise<Visitor> {
  const cookies = createCookies(context.cookies, site.settings.secure)
  const id = cookies.readSession()
  if (id === undefined) return { cookies, session: undefined }
  try {
    return { cookies, session: await site.sessions.find(id) }
  } catch (error) {
    if (error instanceof StoreUnreachableError) return { cookies, session: undefined, isUnknown: true }
    throw error
  }
}
