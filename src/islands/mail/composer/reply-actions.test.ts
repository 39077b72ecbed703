import { AuthError } from '@draftdesk/auth-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $toasts } from '../../../stores/toasts.ts'
import { mailActions } from '../actions/mail-actions.ts'
import type { MailPageController } from '../mail-page.ts'
import { createTestFullThread, openTestMailPage } from '../open-test-mail-page.ts'
import { $unsaved, findLostReply, findUnsaved } from './unsaved-texts.ts'

const written = { to: '', cc: '', subject: 'Re', body: 'Mine' }

beforeEach(() => {
  for (const id of Object.keys($unsaved.get())) $unsaved.setKey(id, undefined)
})
afterEach(() => vi.unstubAllGlobals())

const open = (reply: Parameters<typeof openTestMailPage>[1]) =>
  openTestMailPage([], reply, createTestFullThread('t1', 1, 'Draft'))
const bodyOf = (mail: ReturnType<typeof open>['mail']) =>
  mail.state.$conversation.get()?.thread?.drafts[0]?.body

describe('save', () => {
  test('keeps unsaved text until the server has it', async () => {
    const { mail, sent } = open(({ body }) => ({
      ...createTestFullThread('t1', 2, '').drafts[0],
      ...(body as object),
      version: 2,
    }))
    mail.replies.type('d1', written)
    expect(findUnsaved('d1')).toMatchObject({ body: 'Mine', version: 1, thread: 't1' })
    expect(await mail.replies.save('d1')).toBe(true)
    expect(findUnsaved('d1')).toBeUndefined()
    expect(bodyOf(mail)).toBe('Mine')
    expect(sent[0]?.body).toMatchObject({ version: 1, body: 'Mine' })
  })

  test('saves what was typed meanwhile from the new version', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { mail } = open(() => answer.promise)
    mail.replies.type('d1', written)
    const saved = mail.replies.save('d1')
    mail.replies.type('d1', { ...written, body: 'Mine, and more' })
    answer.resolve({ ...createTestFullThread('t1', 2, 'Mine').drafts[0], version: 2 })
    expect(await saved).toBe(false)
    expect(findUnsaved('d1')).toMatchObject({ body: 'Mine, and more', version: 2 })
  })

  test('shows a newer version beside mine, which stays', async () => {
    const current = { ...createTestFullThread('t1', 7, 'Theirs').drafts[0], version: 7 }
    const { mail } = open(() => new AuthError('conflict', { status: 409, current }))
    mail.replies.type('d1', written)
    expect(await mail.replies.save('d1')).toBe(false)
    expect(mail.state.$progress.get()['d1']?.remote).toContain('Theirs')
    expect(findUnsaved('d1')).toMatchObject({ body: 'Mine', version: 7 })
  })

  test('stays on the page when an older read of the conversation arrives after it', async () => {
    const { mail } = open(({ body }) => ({
      ...createTestFullThread('t1', 2, '').drafts[0],
      ...(body as object),
      version: 2,
    }))
    mail.replies.type('d1', written)
    await mail.replies.save('d1')
    mail.replies.receive(createTestFullThread('t1', 1, 'Draft'))
    expect(bodyOf(mail)).toBe('Mine')
    mail.replies.type('d1', { ...written, body: 'Mine, and more' })
    expect(findUnsaved('d1')).toMatchObject({ version: 2 })
  })

  test('offers text of a reply that is gone', async () => {
    const { mail } = open(({ name }) =>
      name === 'thread'
        ? { ...createTestFullThread('t1', 2, ''), drafts: [] }
        : new AuthError('conflict', { status: 409, current: { version: 3, state: 'sent', body: 'x' } }),
    )
    mail.replies.type('d1', written)
    await mail.replies.save('d1')
    expect(findLostReply($unsaved.get(), 't1', [])).toMatchObject({ id: 'd1', body: 'Mine' })
  })

  test('drops text that was taken back', () => {
    const { mail } = open(() => ({}))
    mail.replies.type('d1', written)
    mail.replies.type('d1', { ...written, body: 'Draft' })
    expect(findUnsaved('d1')).toBeUndefined()
  })
})

describe('receive', () => {
  const sentBy = { id: 'u2', name: 'Maria' }
  const answer = {
    ...{ id: 'e2', sender: 'Shop <shop@b.test>', direction: 'out', sent_by: sentBy },
    created_at: '2026-01-19T11:00:00Z',
  }
  /** The conversation once Maria has answered, with or without the draft. */
  const answered = (drafts: unknown[]) =>
    ({
      ...createTestFullThread('t1', 2, ''),
      emails: [...createTestFullThread('t1', 1, '').emails, answer],
      drafts,
    }) as unknown as ReturnType<typeof createTestFullThread>

  test('makes the text that is written here a reply of its own when a colleague sends its draft', async () => {
    vi.stubGlobal('HTMLTextAreaElement', Array)
    const begun = Promise.withResolvers<unknown>()
    const { mail, sent } = open(({ name }) => (name === 'createDraft' ? begun.promise : {}))
    mail.replies.type('d1', written)
    mail.replies.receive(answered([]))
    mail.replies.receive(answered([]))
    expect(bodyOf(mail)).toBe('Draft')
    mail.replies.type('d1', { ...written, body: 'Mine, and more' })
    begun.resolve({ ...createTestFullThread('t1', 1, 'Mine').drafts[0], id: 'd2', version: 1, body: 'Mine' })
    await vi.waitFor(() => expect(findUnsaved('d2')).toMatchObject({ body: 'Mine, and more', thread: 't1' }))
    expect(findUnsaved('d1')).toBeUndefined()
    expect(sent.map(({ name }) => name)).toEqual(['createDraft'])
    const { thread, shownEmails } = mail.state.$conversation.get() ?? {}
    expect(thread?.drafts.map(({ id }) => id)).toEqual(['d2'])
    expect(shownEmails).toEqual(['e1', 'e2'])
  })

  test('goes on from the newer version of a draft whose text is the same', () => {
    const { mail } = open(() => ({}))
    mail.replies.type('d1', written)
    mail.replies.receive(
      answered([{ ...createTestFullThread('t1', 1, 'Draft').drafts[0], state: 'stale', version: 2 }]),
    )
    expect(findUnsaved('d1')).toMatchObject({ body: 'Mine', version: 2 })
  })

  test('asks once before a reply is sent after that of a colleague', async () => {
    const news = [
      {
        ...{ id: 'e2', sender: 'shop@b.test', direction: 'out', excerpt: 'Hers', sent_by: sentBy },
        created_at: new Date(Date.now() - 90_000).toISOString(),
      },
    ]
    const error = new AuthError('conflict', { status: 409, detail: 'Nothing was sent.', current: { news } })
    const draft = { ...createTestFullThread('t1', 1, 'Mine').drafts[0], version: 2 }
    let presses = 0
    const { mail, sent } = open(({ name }) => {
      if (name === 'updateDraft') return draft
      if (name === 'thread') return answered([draft])
      if (name === 'sendDraft') return (presses += 1) === 1 ? error : { sending: null }
      return {}
    })
    mail.replies.type('d1', written)
    mail.replies.receive(answered([createTestFullThread('t1', 1, 'Draft').drafts[0]]))
    await mail.replies.send('d1')
    const { problem, sendAnyway } = mail.state.$progress.get()['d1'] ?? {}
    expect(problem).toBe('Maria replied 1 minute ago. Send anyway?')
    expect(bodyOf(mail)).toBe('Mine')
    sendAnyway?.()
    await vi.waitFor(() => expect(presses).toBe(2))
    expect(sent.filter(({ name }) => name === 'sendDraft').map(({ body }) => body)).toMatchObject([
      { seen: 'e1' },
      { seen: 'e2', known: ['e2'] },
    ])
  })
})

describe('replies', () => {
  test.for([
    ['begin', 'createDraft', (mail) => mail.replies.begin('t1')],
    ['beginMessage', 'createDraft', (mail) => mail.replies.beginMessage()],
    ['send', 'sendDraft', (mail) => mail.replies.send('d1')],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (mail: MailPageController) => Promise<unknown>,
  ])[])('%s does nothing while the first press of it is running', async ([, name, press]) => {
    const { mail, sent } = open(() => new AuthError('refused', { status: 404 }))
    await Promise.all([press(mail), press(mail)])
    expect(sent.filter((request) => request.name === name)).toHaveLength(1)
    await press(mail)
    expect(sent.filter((request) => request.name === name)).toHaveLength(2)
  })
})

describe('sendDraft', () => {
  test('archives the conversation with the same press, and takes both back', async () => {
    const sending = { id: 'm1', undo_seconds: 10 }
    let version = 1
    const { mail, sent } = open(({ name, body }) => {
      if (name === 'sendDraft') return { sending }
      if (name === 'updateThread')
        return { ...createTestFullThread('t1', (version += 1), ''), ...(body as object), version }
      return name === 'thread' ? createTestFullThread('t1', version, 'Draft') : {}
    })
    await mail.replies.send('d1', mailActions.archive.edit)
    const calls = () => sent.map(({ name }) => name).filter((name) => name !== 'thread')
    expect(calls()).toEqual(['sendDraft', 'updateThread'])
    expect($toasts.get().at(-1)?.text).toContain('The conversation is archived.')
    expect(mail.edits.undoLast()).toBe(true)
    await vi.waitFor(() => expect(calls()).toEqual(['sendDraft', 'updateThread', 'undoSend', 'updateThread']))
    expect(sent.findLast(({ name }) => name === 'updateThread')?.body).toMatchObject({ is_archived: false })
  })
})

describe('discard', () => {
  test('gives unsaved text back with its undo', async () => {
    const { mail, sent } = open(({ name }) =>
      name === 'thread' ? createTestFullThread('t1', 2, 'Draft') : {},
    )
    mail.replies.type('d1', written)
    await mail.replies.discard('t1', 'd1')
    expect(findUnsaved('d1')).toBeUndefined()
    expect(mail.edits.undoLast()).toBe(true)
    expect(findUnsaved('d1')).toMatchObject({ body: 'Mine' })
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toContain('restoreDraft'))
  })
})

describe('removeFile', () => {
  test('shows the draft without the file', async () => {
    const draft = { ...createTestFullThread('t1', 1, 'Draft').drafts[0], files: [] }
    const { mail, sent } = open(() => draft)
    await mail.replies.removeFile('d1', 'f1')
    expect(sent.map(({ name }) => name)).toEqual(['removeDraftFile'])
    expect(mail.state.$conversation.get()?.thread?.drafts[0]?.files).toEqual([])
  })
})

describe('showFiles', () => {
  test('adds the files of a saved reply to those of the draft, each once', () => {
    const { mail } = open(() => ({}))
    const file = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', bytes: 1 })
    mail.replies.showFiles('d1', [file('f1')])
    mail.replies.showFiles('d1', [file('f1'), file('f2')])
    const files = mail.state.$conversation.get()?.thread?.drafts[0]?.files ?? []
    expect(files.map(({ id }) => id)).toEqual(['f1', 'f2'])
  })
})
