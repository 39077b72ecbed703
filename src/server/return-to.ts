import { safeReturnTo } from '@draftdesk/auth-core/guard'
import { routes } from '../routes.ts'

/** The pages where people sign in, sign up and prove who they are: nobody is led back there. */
export const authPages: readonly string[] = Object.values(routes).flatMap(({ access, pattern }) =>
  access === 'public' ? pattern : [],
)

/** The address on this site that somebody asked to go on at, or undefined when it leads elsewhere or to one of `authPages`. */
export const readReturnTo = (value: unknown): string | undefined => safeReturnTo(value, { authPages })
