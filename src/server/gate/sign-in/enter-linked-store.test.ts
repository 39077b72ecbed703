import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { requestTestPage, sessionCheckKey, readyUpstream, sessionAnswer } from '../../testing/ask-page.ts'
import { openSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'

const enter = buildCallKey('switchStore', 's2')
const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }
const address = '/email-page/detail/t1?store=s2&filter=all'
const clean = '/email-page/detail/t1?filter=all'

/** Opens a link as a person who is signed in to the store s1. */
async function open(path: string, script: Script = {}, headers: Record<string, string> = {}) {
  const { site, upstream, signIn } = openSite({ ...readyUpstream, [enter]: { json: grant }, ...script })
  const { cookie } = await signIn()
  const { to, status, cookies } = await requestTestPage(site, path, { cookie, headers })
  const session = await site.sessions.find(cookie.replace('session=', ''))
  const hasAsked = upstream.sent.some((call) => call.path === buildTestPath('switchStore', 's2'))
  return { to, status, session, hasAsked, toasts: cookies.takeFlash().map(({ text }) => text) }
}

describe('enterLinkedStore', () => {
  test('enters the store of a link, and goes on without it', async () => {
    const { to, status, session } = await open(address)
    expect([to, status]).toEqual([clean, 303])
    expect(session).toMatchObject({ token: 'token-2', record: { storeId: 's2' } })
  })

  test.each<[string, string, Script, Record<string, string>]>([
    ['of the store that is open', '/emails-page?mine=true&store=s1', {}, {}],
    ['that a browser fetches ahead', '/emails-page?mine=true&store=s2', {}, { 'sec-purpose': 'prefetch' }],
    [
      'of a super admin',
      '/emails-page?mine=true&store=s2',
      {
        [sessionCheckKey]: {
          json: { ...sessionAnswer, user: { ...sessionAnswer.user, is_super_admin: true } },
        },
      },
      {},
    ],
  ])('enters no store by a link %s', async (_, path, script, headers) => {
    const { to, hasAsked } = await open(path, script, headers)
    expect([to, hasAsked]).toEqual(['/emails-page?mine=true', false])
  })

  test('says why a store cannot be entered, and stays in the open one', async () => {
    const { to, session, toasts } = await open(address, {
      [enter]: { status: 403, json: { detail: 'Not yours' } },
    })
    expect([to, toasts, session?.token]).toEqual(['/', ['Not yours'], 'token-1'])
  })

  test('keeps the link for another try while the upstream is away', async () => {
    const { to } = await open(address, { [enter]: { status: 502 } })
    expect(decodeURIComponent(to ?? '')).toContain(address)
  })

  test('keeps the link while its person signs in', async () => {
    const { site } = openSite(readyUpstream)
    const { to } = await requestTestPage(site, '/email-page/detail/t1?store=s2')
    expect(to).toBe('/signin?from=%2Femail-page%2Fdetail%2Ft1%3Fstore%3Ds2')
  })
})
