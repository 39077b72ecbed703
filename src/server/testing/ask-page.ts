import { buildCallKey } from '@draftdesk/contract/testing'
import { guardPage } from '../gate/guard-page.ts'
import { firstReadsByPattern } from '../pages/first-reads.ts'
import type { Site } from '../process/site.ts'
import { openPageRequest } from './open-site.ts'
import type { Script } from './script-upstream.ts'

/** The session check of the gate. */
export const sessionCheckKey = buildCallKey('session')
export const refreshCallKey = buildCallKey('refresh')

/** The session of a user whose store is set up. */
export const sessionAnswer = {
  success: true,
  user: {
    ...{ id: '1', first_name: 'Ada', last_name: 'L', email: 'ada@shop.test', profile_image: null },
    ...{ is_active: true, is_verified: true, is_super_admin: false },
  },
  store: {
    ...{ id: 's1', name: 'Northwind', store_id: 7, is_onboarded: true, is_document_uploaded: true },
    ...{ is_email_account_added: true, is_shopify_account_added: true },
  },
  role: 'owner',
  permissions: ['settings'],
}

/** An upstream where such a person opens their dashboard. */
export const readyUpstream: Script = {
  [sessionCheckKey]: { json: sessionAnswer },
  [buildCallKey('dashboard')]: { json: {} },
}

/** An upstream where the person's store is before its welcome. */
export const welcomeUpstream: Script = {
  ...readyUpstream,
  [sessionCheckKey]: { json: { ...sessionAnswer, store: { ...sessionAnswer.store, is_onboarded: false } } },
}

/** The cookie of a browser with a pending toast. */
export const createFlashCookie = (text: string) =>
  `flash=${Buffer.from(JSON.stringify([{ tone: 'info', text }])).toString('base64url')}`

/** Runs when the gate lets a request through. Returns the page's answer, or undefined for a page of text. */
type RenderTestPage = (seen: App.Locals, instead: Request | undefined) => Response | undefined

/** Requests a page of a site. `shown` is true if it was rendered. */
export async function requestTestPage(
  site: Site,
  path: string,
  asked: Parameters<typeof openPageRequest>[1] = {},
  onPage?: RenderTestPage,
) {
  const { context, cookies, setCookies } = openPageRequest(path, asked)
  let shown = false
  const renderPage = async (instead?: Request) => {
    shown = true
    return onPage?.(context.locals, instead) ?? new Response('page')
  }
  const answer = await guardPage(site, context, renderPage, firstReadsByPattern)
  const { status, headers } = answer
  const to = headers.get('location')
  return { answer, status, to, shown, cookies, lines: setCookies(), locals: context.locals }
}
