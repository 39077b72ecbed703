import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseSessionGrant } from '@draftdesk/auth-core'
import type { APIContext } from 'astro'
import { onTestFinished } from 'vitest'
import { routes } from '../../routes.ts'
import { createCookies } from '../session/cookies.ts'
import type { Cookies } from '../session/cookies.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import type { Session } from '../session/sessions.ts'
import { parseSettings } from '../settings.ts'
import { createSite } from '../process/site.ts'
import type { Site } from '../process/site.ts'
import { scriptUpstream } from './script-upstream.ts'
import type { Script, ScriptedUpstream } from './script-upstream.ts'

/** True when a path matches the pattern of an Astro route. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\/\[[^\]]+\]/g, '(?:/[^/]+)?')}$`).test(path)

export const siteOrigin = 'http://shop.test'

/** The parts of a process before a scripted upstream, on a session store of their own. */
export interface TestSite {
  readonly site: Site
  readonly upstream: ScriptedUpstream
  /** Signs a person in. `cookie` is the cookie header of their browser. */
  readonly signIn: (token?: string, isSuperAdmin?: boolean) => Promise<{ cookie: string; session: Session }>
  readonly close: () => Promise<void>
}

export function createTestSite(script: Script): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-site-'))
  const upstream = scriptUpstream(script)
  const settings = parseSettings({
    API_URL: 'http://upstream.test',
    SITE_URL: siteOrigin,
    DATA_DIR: folder,
    SESSION_SECRET: 's'.repeat(40),
  })
  // SQLite's name for a database of one connection, which waits for no disk.
  const site = createSite({ ...settings, sessionDb: ':memory:' }, upstream)
  return {
    site,
    upstream,
    async signIn(token = 'token-1', isSuperAdmin = false) {
      const grant = parseSessionGrant(
        { email: 'ada@shop.test', token, expires_in: 60, is_super_admin: isSuperAdmin },
        site.now(),
      )
      if (!grant) throw new Error('The grant of the test cannot be read')
      const { id, session } = await site.sessions.start(grant, undefined)
      return { cookie: `session=${id}`, session }
    },
    async close() {
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The same for one test, closed when it ends. */
export function openSite(script: Script = {}): TestSite {
  const open = createTestSite(script)
  onTestFinished(() => open.close())
  return open
}

/** A visit: the locals of the gate and the page, and the cookies of the response. */
export interface SiteVisit {
  readonly context: APIContext
  readonly cookies: Cookies
  readonly setCookies: () => readonly string[]
}

interface TestRequest {
  readonly method?: string
  readonly cookie?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A visit of a page whose path is also the pattern of its route. */
export function openPageRequest(
  path: string,
  { method = 'GET', cookie, headers = {}, body }: TestRequest = {},
): SiteVisit {
  const url = new URL(path, siteOrigin)
  const jar = createCookieJar(cookie)
  const request = new Request(url, { method, headers, ...(body !== undefined && { body }) })
  const context = {
    url,
    request,
    routePattern:
      Object.values(routes).find(({ pattern }) => matchesPattern(pattern, url.pathname))?.pattern ??
      url.pathname,
    params: {},
    locals: {},
    cookies: jar,
    clientAddress: '127.0.0.1',
  }
  return {
    context: context as unknown as APIContext,
    cookies: createCookies(jar, false),
    setCookies: jar.lines,
  }
}

/** A call of a script of ours, as it arrives before Astro. */
export function openCallRequest(
  path: string,
  { method = 'GET', cookie, headers = {}, body }: TestRequest = {},
): IncomingMessage {
  const sent = Readable.from(body === undefined ? [] : [Buffer.from(body)])
  const call = {
    method,
    url: path,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'draftdesk',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-length': String(body.length) }),
      ...headers,
    },
    socket: { remoteAddress: '127.0.0.1' },
  }
  return Object.assign(sent, call) as unknown as IncomingMessage
}

/** The text of a body. Empty for a stream, which can be read only once. */
export function readBodyText(body: Uint8Array | string | Readable | undefined): string {
  return body instanceof Readable ? '' : Buffer.from(body ?? '').toString()
}
