import type { AuthError } from '@draftdesk/auth-core'
import type { Auth } from '@draftdesk/auth-core/auth'

/** The calls of the menus that every page has: their code comes with the first of them, because most pages are left without one. */
export const menuAuth: Pick<Auth, 'stores' | 'switchStore' | 'languages' | 'setLanguage'> = {
  stores: () => load().then((auth) => auth?.stores() ?? away()),
  switchStore: (...given) => load().then((auth) => auth?.switchStore(...given) ?? away()),
  languages: () => load().then((auth) => auth?.languages() ?? away()),
  setLanguage: (...given) => load().then((auth) => auth?.setLanguage(...given) ?? away()),
}

const load = (): Promise<Auth | undefined> =>
  import('./client.ts').then(
    ({ getAuth }) => getAuth(),
    () => undefined,
  )

/** Code that does not come says the same as a call that does not arrive. */
function away(): { readonly ok: false; readonly error: AuthError } {
  const facts = { name: 'AuthError', code: 'unreachable', status: undefined, detail: undefined } as const
  const more = { reason: undefined, field: undefined, retryAfterSeconds: undefined, current: undefined }
  return { ok: false, error: Object.assign(new Error('unreachable'), { ...facts, ...more }) }
}
