import { AuthError } from '@draftdesk/auth-core'
import { permissionsByRole } from '@draftdesk/contract/roles'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mailKeys, replyKeys } from '../../../messages/keys.ts'
import { $toasts } from '../../../stores/toasts.ts'
import { findActionByKey, mailActions, listBulkActions, listOfferedActions } from './mail-actions.ts'
import type { EditName } from './edit-actions.ts'
import { createTestFullThread, createTestListedThread, openTestMailPage } from '../open-test-mail-page.ts'

afterEach(() => vi.unstubAllGlobals())

const permissions = permissionsByRole.agent

const rows = [createTestListedThread(1), createTestListedThread(2), createTestListedThread(3)]

type Mail = ReturnType<typeof openTestMailPage>['mail']
const run = (mail: Mail, name: EditName, ids: readonly string[]) =>
  mail.edits.run(mailActions[name].edit, ids)

describe('mailActions', () => {
  test('have a key that the list of keys names', () => {
    const known: readonly string[] = [...Object.values(mailKeys), ...Object.values(replyKeys)]
    for (const { key } of Object.values(mailActions)) if (key !== undefined) expect(known).toContain(key)
  })

  test('have an undo that takes a change back', () => {
    for (const [name, action] of Object.entries(mailActions)) {
      if ('edit' in action) expect(action.edit.undo().undo(), name).toBe(action.edit)
    }
  })

  test('mean one thing for a key and a conversation', () => {
    const facts = createTestListedThread(1)
    for (const more of [
      {},
      { is_archived: true },
      { is_archived: true, is_spam: true },
      { is_unread: false },
    ]) {
      const subject = {
        permissions,
        facts: { ...facts, ...more },
        isOpen: true,
        draft: { id: 'd1', isAnswer: true },
      }
      const keys = listOfferedActions(subject).flatMap((name) => mailActions[name].key ?? [])
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(findActionByKey({ permissions, facts }, 'e')).toBe('archive')
    expect(listOfferedActions({ permissions, facts: { ...facts, version: null } })).toEqual([
      'newMessage',
      'undo',
    ])
  })

  test('offer an observer notes alone, by button, key, bar and palette', () => {
    const draft = { id: 'd1', isAnswer: true }
    const subject = {
      facts: createTestListedThread(1),
      isOpen: true,
      self: { id: 'u1', name: 'Ann' },
      hasNotes: true,
      draft,
    }
    const observer = { ...subject, permissions: permissionsByRole.observer }
    expect(listOfferedActions(observer)).toEqual(['note', 'undo'])
    for (const { key } of Object.values(mailActions)) {
      const found = key === undefined ? undefined : findActionByKey(observer, key)
      expect([undefined, 'note', 'undo']).toContain(found)
    }
    expect(
      [true, false].flatMap((isArchive) => listBulkActions(isArchive, permissionsByRole.observer)),
    ).toEqual([])
  })
})

describe('markRead', () => {
  test('leaves a conversation unread for the team when an observer opens it', async () => {
    const { mail, sent } = openTestMailPage(rows, () => ({}), undefined, 'observer')
    await mail.edits.markRead('t1')
    expect([sent, mail.state.$facts.get()('t1')?.is_unread]).toEqual([[], true])
  })
})

describe('run', () => {
  test('takes a row out at once, and back to its place with an undo', async () => {
    let version = 1
    const { mail, sent } = openTestMailPage(rows, ({ body }) => {
      version += 1
      return createTestListedThread(2, { ...(body as object), version })
    })
    const done = run(mail, 'archive', ['t2'])
    expect(mail.state.$ids.get()).toEqual(['t1', 't3'])
    await done
    expect(mail.state.$ids.get()).toEqual(['t1', 't3'])
    expect($toasts.get().at(-1)?.text).toBe('“Subject 2” was archived.')
    $toasts.get().at(-1)?.action?.run()
    await vi.waitFor(() => expect(mail.state.$ids.get()).toEqual(['t1', 't2', 't3']))
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 1, is_archived: true },
      { version: 2, is_archived: false },
    ])
  })

  test('rolls a refused action back and says why', async () => {
    const { mail } = openTestMailPage(
      rows,
      () => new AuthError('refused', { status: 400, detail: 'Not today.' }),
    )
    await run(mail, 'archive', ['t2'])
    expect(mail.state.$ids.get()).toEqual(['t1', 't2', 't3'])
    expect($toasts.get().at(-1)).toMatchObject({ tone: 'error', text: 'Not today.' })
  })

  test('keeps the order of two actions on one conversation', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const waiting = [...answers]
    const { mail, sent } = openTestMailPage(rows, () => waiting.shift()?.promise)
    const both = [run(mail, 'settle', ['t1']), run(mail, 'markRead', ['t1'])]
    expect(mail.state.$facts.get()('t1')).toMatchObject({ needs_reply: false, is_unread: false })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answers[0]?.resolve(createTestListedThread(1, { needs_reply: false, version: 2 }))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toEqual({ version: 2, is_unread: false })
    answers[1]?.resolve(createTestListedThread(1, { needs_reply: false, is_unread: false, version: 3 }))
    await Promise.all(both)
    expect(mail.state.$facts.get()('t1')).toMatchObject({ version: 3, needs_reply: false, is_unread: false })
  })

  test('changes several conversations with one call', async () => {
    const { mail, sent } = openTestMailPage(rows, () => ({ changed: 2 }))
    await run(mail, 'archive', ['t1', 't3'])
    expect(mail.state.$ids.get()).toEqual(['t2'])
    expect(sent.map(({ body }) => body)).toEqual([{ ids: ['t1', 't3'], action: 'archive' }])
  })
})

describe('assign', () => {
  test('gives each conversation back to whom it was assigned before', async () => {
    const ann = { id: 'u2', name: 'Ann' }
    const ben = { id: 'u3', name: 'Ben' }
    const { mail, sent } = openTestMailPage(rows, ({ body }) =>
      'ids' in (body as object)
        ? { changed: 2 }
        : createTestListedThread(1, { assignee: ben, version: 1 + sent.length }),
    )
    await mail.edits.assign(['t1'], ben)
    await mail.edits.assign(['t1', 't2', 't3'], ann)
    mail.edits.undoLast()
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    expect(['t1', 't2', 't3'].map((id) => mail.state.$facts.get()(id)?.assignee ?? null)).toEqual([
      ben,
      null,
      null,
    ])
  })

  test('assigns several conversations with one call, and back', async () => {
    const ann = { id: 'u2', name: 'Ann' }
    const { mail, sent } = openTestMailPage(rows, () => ({ changed: 2 }))
    await mail.edits.assign(['t1', 't3'], ann)
    expect(mail.state.$facts.get()('t3')?.assignee).toEqual(ann)
    expect(mail.edits.undoLast()).toBe(true)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(mail.state.$facts.get()('t3')?.assignee).toBeNull()
    expect(sent.map(({ body }) => body)).toEqual([
      { ids: ['t1', 't3'], action: 'assign', assignee_id: 'u2' },
      { ids: ['t1', 't3'], action: 'assign', assignee_id: null },
    ])
  })
})

describe('tickTo', () => {
  test('chooses all rows from the one that was chosen last', () => {
    const { mail } = openTestMailPage([...rows, createTestListedThread(4)], () => ({}))
    mail.edits.tick('t3')
    mail.edits.tickTo('t1')
    expect([...mail.state.$chosen.get()].sort()).toEqual(['t1', 't2', 't3'])
    mail.edits.tickTo('t4')
    expect(mail.state.$chosen.get().size).toBe(4)
  })

  test('begins a range at its first row, and anew once no row is chosen', () => {
    const { mail } = openTestMailPage([...rows, createTestListedThread(4)], () => ({}))
    mail.edits.tickTo('t4')
    mail.edits.tickTo('t2')
    expect([...mail.state.$chosen.get()].sort()).toEqual(['t2', 't3', 't4'])
    mail.edits.untick()
    mail.edits.tickTo('t1')
    mail.edits.tickTo('t2')
    expect([...mail.state.$chosen.get()].sort()).toEqual(['t1', 't2'])
  })
})

describe('settle', () => {
  test('leads to the next conversation, and its undo back', async () => {
    const { mail } = openTestMailPage(
      rows,
      () => createTestListedThread(1, { needs_reply: false, version: 2 }),
      createTestFullThread('t1', 1, ''),
    )
    const opened: string[] = []
    mail.opening.open = (id: string) => void opened.push(id)
    await run(mail, 'settle', ['t1'])
    expect(mail.state.$ids.get()).toContain('t1')
    expect(opened).toEqual(['t2'])
    mail.edits.undoLast()
    await vi.waitFor(() => expect($toasts.get().at(-1)?.text).toBe('“Subject 1” needs a reply.'))
  })
})

describe('mark read', () => {
  test('leaves a conversation unread that a person marked so while it is open', async () => {
    const { mail, sent } = openTestMailPage(
      rows,
      () => createTestListedThread(1, { version: 2, is_unread: true }),
      createTestFullThread('t1', 1, 'Hi'),
    )
    await run(mail, 'markUnread', ['t1'])
    await mail.edits.markRead('t1')
    expect(sent).toHaveLength(1)
  })
})
