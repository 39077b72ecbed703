import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useConversations } from '../../testing/mail/conversations.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { enterStore } from '../../testing/store.ts'

const w = useConversations()
const { at, take, show } = w

describe('setSender', () => {
  test('sorts the mails of a sender that are there, and those that come', async () => {
    const owner = await enterStore(w.t, 'sender@example.com')
    const { token } = owner
    const list = (id: string, minute: number) =>
      take(owner, { from: 'x@list.test', id, headers: ['List-Id: <x.test>'], atMs: at(minute) })
    const one = await list('<1@m>', 1)
    const two = await list('<2@m>', 2)
    expect(await show(owner, one.threadId)).toMatchObject({ needs_reply: false })
    const said = await w.t.send('setSender', { token, id: one.emailId, input: { kind: 'customer' } })
    expect(said.body).toMatchObject({ needs_reply: true, emails: [{ kind: 'customer' }] })
    expect(await show(owner, two.threadId)).toMatchObject({ needs_reply: true })
    const three = await list('<3@m>', 3)
    expect(await show(owner, three.threadId)).toMatchObject({
      needs_reply: true,
      emails: [{ kind: 'customer', kind_reason: 'Chosen by your team' }],
    })
    await w.t.send('setSender', { token, id: three.emailId, input: { kind: 'notice' } })
    expect(await show(owner, one.threadId)).toMatchObject({ needs_reply: false })
  })

  test('knows no mail of another store', async () => {
    const owner = await enterStore(w.t, 'sender-own@example.com')
    const other = await enterStore(w.t, 'sender-other@example.com')
    const { emailId } = await take(other, {})
    const said = await w.t.send('setSender', { token: owner.token, id: emailId, input: { kind: 'notice' } })
    expect(said.status).toBe(404)
  })
})

describe('emailHtml', () => {
  const html = (body: string): TestMail => ({
    raw: `From: ann@mail.test\r\nTo: ${shopAddress}\r\nSubject: Picture\r\nContent-Type: text/html\r\n\r\n${body}`,
  })

  test('shows the pictures of the mail, and those of others only when asked', async () => {
    const owner = await enterStore(w.t, 'html@example.com')
    const { token } = owner
    const file = { name: 'a.png', type: 'image/png', bytes: 9, isInline: true }
    const files = [
      { ...file, part: '2', cid: 'logo' },
      { ...file, part: '3', cid: 'image 1@x' },
    ]
    const { emailId, threadId } = await receiveMail(w.t.api.services.db, owner.id, {
      ...html(
        '<p>Hi</p><img src="cid:logo"><img src="CID:image%201@x"><img src="cid:none"><img src="https://spy.test/1.png?a=1&amp;b=2"><p>said  data-src="https://in.text/x" and  src="cid:words"</p><img src="https://spy.test/2.png">',
      ),
      files,
    })
    const shown = (await w.t.send('thread', { token, id: threadId })).body as unknown as {
      emails: { attachments: { id: string; cid: string }[] }[]
    }
    const [logo, image] = shown.emails[0]?.attachments ?? []
    const bare = (await w.t.send('emailHtml', { token, id: emailId })).body
    expect(bare['remote_count']).toBe(2)
    expect(bare['html']).toContain(`src="${buildTestPath('attachment', logo?.id)}"`)
    expect(bare['html']).toContain(`src="${buildTestPath('attachment', image?.id)}"`)
    expect(bare['html']).not.toMatch(/spy\.test|cid:none/)
    expect(bare['html']).toContain('data-src="https://in.text/x" and')
    expect(bare['html']).toContain('src="cid:words"')
    const asked = (await w.t.send('emailHtml', { token, id: emailId, input: { pictures: 'true' } })).body
    expect(asked['html']).toContain(`src="${buildTestPath('emailPicture', emailId, 0)}"`)
    expect(asked['html']).toContain(`src="${buildTestPath('emailPicture', emailId, 1)}"`)
    expect(asked['html']).not.toContain('spy.test')
  })

  test('is there for no other store, and for no mail that has only text', async () => {
    const owner = await enterStore(w.t, 'html-own@example.com')
    const other = await enterStore(w.t, 'html-other@example.com')
    const { emailId } = await take(owner, html('<p>Hi</p>'))
    const plain = await take(owner, {})
    expect((await w.t.send('emailHtml', { token: owner.token, id: emailId })).status).toBe(200)
    expect((await w.t.send('emailHtml', { token: other.token, id: emailId })).status).toBe(404)
    expect((await w.t.send('emailHtml', { token: owner.token, id: plain.emailId })).status).toBe(404)
  })
})
