import { createAuth, createBffClient } from 'auth-core'
import type { Auth } from 'auth-core'
import { pageEpoch } from './page.ts'

let auth: Auth | undefined

/** The calls of spec section 7 through this site's server, which holds the token. */
export function getAuth(): Auth {
  auth ??= createAuth(
    createBffClient({
      mode: 'bff',
      epoch: pageEpoch,
      clock: {
        now: () => Date.now(),
        timer(run, ms) {
          const id = setTimeout(run, ms)
          return () => clearTimeout(id)
        },
      },
    }),
  )
  return auth
}
