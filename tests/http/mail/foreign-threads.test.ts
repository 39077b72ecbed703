import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../../harness.ts'
import { openBrowser } from '../browser.ts'

describe('threads of another /v1', () => {
  const thread = (id: number, sender: unknown, isCut?: boolean) => ({
    id,
    emails: [{ sender, created_at: '2026-01-05T09:30:00', body: 'So <b>bold</b>', is_cut: isCut }],
    drafts: [{ id, is_cut: isCut }],
  })
  const threads = [
    thread(1, 'Ada Lovelace <ada@example.com>'),
    thread(2, 'bob@example.com'),
    thread(3, { emailAddress: { name: 'Cleo', address: 'cleo@example.com' } }),
    thread(4, { emailAddress: { address: 'dan@example.com' } }, true),
    thread(5, { from: 'nobody' }),
    thread(6, '<script>alert(1)</script> <x@example.com>'),
  ]

  test('are shown with every spelling of a sender, only what they have, and where a text is cut', async () => {
    const folder = temporaryFolder()
    const upstream = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream.test')
      const [, id] = /^\/v1\/threads\/(\d)$/.exec(pathname) ?? []
      const user = {
        id: 1,
        first_name: 'Ann',
        last_name: 'Archer',
        email: 'ann@example.com',
        is_super_admin: 'False',
      }
      const flags = {
        is_document_uploaded: 'True',
        is_email_account_added: 'True',
        is_shopify_account_added: 'True',
      }
      const store = { id: 1, store_id: 1, name: 'Shop', is_onboarded: 'True', ...flags }
      const answers: Record<string, unknown> = {
        [buildTestPath('signIn')]: {
          email: user.email,
          token: 't',
          expires_in: 60,
          is_super_admin: 'False',
          is_verified: 'True',
          last_login: null,
        },
        [buildTestPath('session')]: { success: true, user, store, role: 'owner' },
        [buildTestPath('threads')]: { threads: searchParams.get('filter') === 'sent' ? [] : threads },
      }
      const answer = id ? threads[Number(id) - 1] : answers[pathname]
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { detail: 'Not Found' }))
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = upstream.address() as AddressInfo
    const site = await startSite({ DATA_DIR: folder.path, API_URL: `http://127.0.0.1:${port}` })
    const ann = openBrowser(site.url)
    await ann.signIn('ann@example.com', 'Demo-pass-1')
    const { text } = await ann.get('/emails-page')
    for (const name of ['Ada Lovelace', 'bob@example.com', 'Cleo', 'dan@example.com', 'Unknown Sender'])
      expect(text).toContain(`>${name}<`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('05/01/2026')
    expect((await ann.get('/emails-page?filter=sent')).text).toContain('Nothing sent yet')
    const detail = await ann.get('/email-page/detail/3')
    expect(detail.text).toContain('cleo@example.com')
    expect(detail.text).toContain('So &lt;b&gt;bold&lt;/b&gt;')
    expect(detail.text).toContain('05/01/2026, 09:30 UTC')
    expect(detail.text).not.toContain('name="is_archived"')
    expect(detail.text).not.toMatch(
      /name="(?:is_settled|is_unread|split|sender|kind)"|<iframe|Show quoted text/,
    )
    expect(text).not.toMatch(/name="(?:q|action|choose-[^"]*)"|class="filter-count/)
    expect(detail.text).not.toContain('only its beginning is shown')
    const cut = await ann.get('/email-page/detail/4')
    expect(cut.text).toContain('This email is longer: only its beginning is shown here.')
    expect(cut.text).toContain('This draft is longer: only its beginning is shown here')
    await site.stop()
    upstream.close()
    folder.remove()
  })
})
