import { AuthError } from '@draftdesk/auth-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { mailActions } from '../actions/mail-actions.ts'
import type { MailPageController } from '../mail-page.ts'
import { createTestFullThread, createTestListedThread, openTestMailPage } from '../open-test-mail-page.ts'

afterEach(() => vi.unstubAllGlobals())

const refusal = new AuthError('refused', { status: 400, detail: 'Not today.' })

/** Every call that the mail makes for a press, and the call that is refused. */
const rows: readonly (readonly [call: string, run: (mail: MailPageController) => unknown])[] = [
  ['updateThread', ({ edits }) => edits.run(mailActions.archive.edit, ['t1'])],
  ['updateThread', ({ edits }) => edits.assign(['t1'], { id: 'u2', name: 'Bo' })],
  ['bulkThreads', ({ edits }) => edits.run(mailActions.archive.edit, ['t1', 't2'])],
  ['splitThread', ({ requests }) => requests.split('t1', 'e1')],
  ['setSender', ({ requests }) => requests.sortSender('t1', 'e1', true)],
  ['createDraft', ({ replies }) => replies.begin('t1')],
  ['createDraft', ({ replies }) => replies.beginMessage()],
  ['discardDraft', ({ replies }) => replies.discard('t1', 'd1')],
  ['undoSend', ({ requests }) => requests.settle('t1', 'm1', 'undo')],
  ['settleSend', ({ requests }) => requests.settle('t1', 'm1', 'arrived')],
  ['writeDraft', ({ requests }) => requests.write('t1', {})],
  ['rateDraft', ({ requests }) => requests.rate('d1', 'tone')],
  [
    'createNote',
    ({ notes }) => {
      notes.type('t1', 't1', 'Call the carrier')
      return notes.add('t1')
    },
  ],
  ['updateNote', ({ notes }) => notes.editNote('t1', 'n1', 'Call the carrier')],
  ['deleteNote', ({ notes }) => notes.remove('t1', 'n1')],
  ['settings', ({ requests }) => requests.saveSender('t1', { senderName: 'A', signature: 'A' })],
]

describe('a press', () => {
  test.each(rows)('asks for %s and says why it was refused', async (call, run) => {
    $toasts.set([])
    const { mail, sent } = openTestMailPage(
      [createTestListedThread(1), createTestListedThread(2)],
      () => refusal,
      createTestFullThread('t1', 1, 'Hi'),
    )
    await run(mail)
    await vi.waitFor(() => expect($toasts.get().at(-1)).toMatchObject({ tone: 'error', text: 'Not today.' }))
    expect(sent.map((request) => (typeof request === 'string' ? request : request.name))).toContain(call)
    expect(mail.state.$ids.get()).toEqual(['t1', 't2'])
  })

  test('reads orders and steps, or says why not', async () => {
    const { mail } = openTestMailPage([], () => refusal)
    expect(await mail.readContext('t1')).toBe('Not today.')
    expect(await mail.readSteps('d1')).toBe('Not today.')
  })

  test('says beside Send why a reply was not sent, and keeps it', async () => {
    const { mail } = openTestMailPage(
      [],
      ({ name }) => (name === 'sendDraft' ? refusal : {}),
      createTestFullThread('t1', 1, 'Hi'),
    )
    await mail.replies.send('d1')
    expect(mail.state.$progress.get()['d1']?.refusal).toBe('Not today.')
    expect(mail.state.$conversation.get()?.thread?.drafts).toHaveLength(1)
  })
})
