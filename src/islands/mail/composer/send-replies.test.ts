import { AuthError } from '@draftdesk/auth-core'
import { describe, expect, test, vi } from 'vitest'
import { saveDraft, sendReply, undoReplySend } from './send-replies.ts'
import { fakeCall } from '../../../stores/testing/fake-call.ts'
import { $toasts } from '../../../stores/toasts.ts'

const written = { to: 'Ann <ann@mail.test>', cc: '', subject: 'Re: Mug', body: 'It is on its way.' }
const refuse = (current: object) =>
  fakeCall({ updateDraft: new AuthError('conflict', { status: 409, current }) }).call
const remote = {
  version: 7,
  to: [{ name: 'Ann', address: 'ann@mail.test' }],
  cc: [],
  subject: 'Re: Mug',
  body: 'It is on its way.',
}

describe('saveDraft', () => {
  test('takes for saved what was saved before, by another tab or by a call without an answer', async () => {
    expect(await saveDraft('d1', 3, written, refuse(remote))).toEqual({ kind: 'saved', version: 7 })
  })

  test('says what somebody else wrote meanwhile, and from which version to save', async () => {
    const saved = await saveDraft('d1', 3, written, refuse({ ...remote, body: 'It is lost.' }))
    expect(saved).toEqual({
      kind: 'conflict',
      version: 7,
      remote: { to: 'Ann <ann@mail.test>', cc: '', bcc: '', subject: 'Re: Mug', body: 'It is lost.' },
    })
  })

  test.each(['queued', 'sent', 'discarded'])(
    'says that nobody can write on in one that is %s',
    async (state) => {
      const call = refuse({ ...remote, body: 'It left.', state })
      expect(await saveDraft('d1', 3, written, call)).toEqual({ kind: 'gone' })
    },
  )
})

describe('sendReply', () => {
  const newsOf = (id: string) => {
    const current = { sending: null, draft: null, news: [{ id, excerpt: 'It is now refunded.' }] }
    const error = new AuthError('conflict', { status: 409, detail: 'Nothing was sent.', current })
    return fakeCall({ sendDraft: error }).call
  }

  test('says itself what changed of an order, which is said once', async () => {
    const orders = { kind: 'orders', problem: 'Nothing was sent.', changes: 'It is now refunded.' }
    expect(await sendReply('d1', 3, { seen: 'e1' }, newsOf('order-0'))).toEqual(orders)
  })

  test('leaves it to the page to show a mail that came', async () => {
    expect(await sendReply('d1', 3, { seen: 'e1' }, newsOf('e2'))).toMatchObject({
      kind: 'news',
      problem: 'Nothing was sent.',
      news: [{ text: 'It is now refunded.' }],
    })
  })
})

describe('undoReplySend', () => {
  test('is offered again without a connection, and not once it is too late', async () => {
    const again = vi.fn()
    const failed = (error: AuthError) => fakeCall({ undoSend: error }).call
    expect(
      await undoReplySend('m1', { again, address: '/emails-page' }, failed(new AuthError('unreachable'))),
    ).toBe(false)
    const offered = $toasts.get().at(-1)?.action
    if (offered && 'run' in offered) offered.run()
    expect(again).toHaveBeenCalledOnce()
    const late = new AuthError('conflict', { status: 409, detail: 'It has left.' })
    await undoReplySend('m1', { again, address: '/emails-page' }, failed(late))
    expect($toasts.get().at(-1)).toMatchObject({ text: 'It has left.', action: undefined })
  })
})
