import { createAuth } from '@draftdesk/auth-core/auth'
import { calls, table } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { createSample } from '@draftdesk/contract/testing'
import { vi } from 'vitest'
import type { sendFile } from '../calls/send-file.ts'

/** An error that the test server returns for every call. */
export interface PageFailure {
  readonly status: number
  readonly detail?: string
}

const sampleFacts = {
  kind: 'verified',
  epoch: 1,
  email: 'a@b.c',
  user: { isSuperAdmin: false },
  permissions: [],
}

const callPatterns = (Object.keys(table) as CallName[]).map((name) => ({
  name,
  method: table[name].method,
  path: new RegExp(`^${table[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

function openStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/**
 * A browser page with fresh stores, whose server follows the contract or fails as configured. `asked` are the
 * called names, `left` is the address that the page left for.
 */
export async function openPage(failure?: PageFailure) {
  const asked: CallName[] = []
  const left: string[] = []
  vi.resetModules()
  await import('../../locales/register-texts.ts')
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('window', events)
  vi.stubGlobal('addEventListener', events.addEventListener)
  const location = {
    replace: (to: string) => void left.push(to),
    reload: () => undefined,
    pathname: '/here',
    search: '',
  }
  vi.stubGlobal('location', { ...location, href: 'http://shop.test/here', origin: 'http://shop.test' })
  vi.stubGlobal('document', {
    querySelector: () => ({ textContent: JSON.stringify(sampleFacts) }),
    documentElement: { dataset: {} },
  })
  vi.stubGlobal('localStorage', openStorage())
  vi.stubGlobal('sessionStorage', openStorage())
  const sendFakeRequest = (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://shop.test')
    const method = init?.method ?? 'GET'
    const found = callPatterns.find((row) => row.method === method && row.path.test(pathname))
    if (!found) throw new Error(`No call of the contract is ${method} ${pathname}`)
    asked.push(found.name)
    const { status, ...body } = failure ?? { status: 200 }
    return Promise.resolve(
      Response.json(failure ? body : createSample(calls[found.name].answer, false), { status }),
    )
  }
  const { createSiteCall } = await import('../calls/site-call.ts')
  const { createSiteClient } = await import('../session/site-client.ts')
  const { $toasts } = await import('../toasts.ts')
  const toasts: string[] = []
  $toasts.listen((shown) => void toasts.push(shown.at(-1)?.text ?? ''))
  const client = createSiteClient({ transport: sendFakeRequest })
  const call = createSiteCall(() => client)
  const sendCall: typeof sendFile = (request) => call(request)
  return { call, send: sendCall, auth: createAuth(client), asked, left, toasts }
}
