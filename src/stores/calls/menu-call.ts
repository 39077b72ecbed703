import type { AuthError } from '@draftdesk/auth-core'
import type { SiteCall } from './call.ts'

type Given = Parameters<SiteCall>

/** `call` for the menus that every page has: its code comes with the first call, because most pages are left without one. */
export const menuCall: SiteCall = async (...given: unknown[]) => {
  const call = await loadCode()
  return call ? call(...(given as Given)) : failToLoad()
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
