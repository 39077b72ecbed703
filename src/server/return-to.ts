import { safeReturnTo } from '@draftdesk/auth-core/guard'
import { routes } from '../routes.ts'

/** Pages to sign in, sign up and verify. No redirect returns to them. */
export const authPagePaths: readonly string[] = Object.values(routes).flatMap(({ access, pattern }) =>
  access === 'public' ? pattern : [],
)

/** The requested address to return to. Undefined when it leaves the site or leads to one of `authPagePaths`. */
export const parseReturnTo = (value: unknown): string | undefined =>
  safeReturnTo(value, { authPages: authPagePaths })
