import type { AuthError } from '@draftdesk/auth-core'
import type { SiteCall } from './call.ts'

type MenuCallArguments = Parameters<SiteCall>

/** `call` for the menus of every page. Its code loads with the first call, because most visits make none. */
export const menuCall: SiteCall = async (...given: unknown[]) => {
  const call = await loadCode()
  return call ? call(...(given as MenuCallArguments)) : failToLoad()
}

const loadCode = (): Promise<SiteCall | undefined> =>
  import('./call.ts').then(
    ({ call }) => call,
    () => undefined,
  )

/** Missing code shows the same message as a failed call. */
function failToLoad(): { readonly ok: false; readonly error: AuthError } {
  const facts = { name: 'AuthError', code: 'unreachable', status: undefined, detail: undefined } as const
  const more = { reason: undefined, field: undefined, retryAfterSeconds: undefined, current: undefined }
  return { ok: false, error: Object.assign(new Error('unreachable'), { ...facts, ...more }) }
}
