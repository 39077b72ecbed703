import { AuthError } from '@draftdesk/auth-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { createTestFullThread, openTestMailPage } from '../open-test-mail-page.ts'
import { forwardWords } from '../words.ts'

afterEach(() => vi.unstubAllGlobals())

const thread = createTestFullThread('t1', 1, 'Draft')
const open = (reply: Parameters<typeof openTestMailPage>[1]) => openTestMailPage([], reply, thread)

describe('forward', () => {
  test('begins a forward of one email, and goes to its recipients', async () => {
    const { mail, sent } = open(({ name }) => (name === 'createForward' ? { id: 'd2' } : thread))
    await mail.replies.forward('t1', 'e1')
    expect(sent[0]).toMatchObject({ name: 'createForward' })
    expect(mail.state.$focus.get()).toEqual({ part: 'to', draft: 'd2' })
  })

  test('begins one forward, however often its key is pressed meanwhile', async () => {
    const { mail, sent } = open(({ name }) => (name === 'createForward' ? { id: 'd2' } : thread))
    await Promise.all([mail.replies.forward('t1', 'e1'), mail.replies.forward('t1', 'e1')])
    expect(sent.filter(({ name }) => name === 'createForward')).toHaveLength(1)
    await mail.replies.forward('t1', 'e1')
    expect(sent.filter(({ name }) => name === 'createForward')).toHaveLength(2)
  })

  test('says why none was begun', async () => {
    const { mail } = open(() => new AuthError('refused', { status: 404, detail: 'It is gone.' }))
    await mail.replies.forward('t1', 'e1')
    expect($toasts.get().at(-1)?.text).toBe('It is gone.')
  })
})

describe('setForward', () => {
  const choice = { as: 'attached' as const, files: ['a1'] }

  test('shows the draft as the server has it then', async () => {
    const { mail, sent } = open(() => ({ ...thread.drafts[0], version: 2, subject: 'Fwd: New' }))
    await mail.replies.setForward('d1', choice)
    expect(sent[0]).toMatchObject({ name: 'setForward', body: choice })
    expect(mail.state.$conversation.get()?.thread?.drafts[0]?.subject).toBe('Fwd: New')
    expect(mail.state.$progress.get()['d1']?.isBusy).toBe(false)
  })

  test('says beside Send why the original cannot go along', async () => {
    const { mail } = open(() => new AuthError('unreachable'))
    await mail.replies.setForward('d1', choice)
    const { refusal, isBusy } = mail.state.$progress.get()['d1'] ?? {}
    expect([typeof refusal, isBusy]).toEqual(['string', false])
    expect(forwardWords.failed).toMatch(/\.$/)
  })
})
