import { AuthError } from '@draftdesk/auth-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keyMessages } from '../../messages/keys.ts'
import { $toasts } from '../../stores/toasts.ts'
import { actionOfKey, actions, offeredActions } from './actions.ts'
import { full, listed, openMail } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const rows = [listed(1), listed(2), listed(3)]

describe('actions', () => {
  test('have a key that the list of keys names, and an undo that takes them back', () => {
    const known: readonly string[] = keyMessages.mail.keys.map(([key]) => key)
    for (const [name, { key, undo }] of Object.entries(actions)) {
      if (key !== undefined) expect(known).toContain(key)
      expect(actions[undo].undo, name).toBe(name)
    }
  })

  test('mean one thing for a key and a conversation', () => {
    const facts = listed(1)
    for (const more of [
      {},
      { is_archived: true },
      { is_archived: true, is_spam: true },
      { is_unread: false },
    ]) {
      const keys = offeredActions({ ...facts, ...more }).flatMap((name) => actions[name].key ?? [])
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(actionOfKey(facts, 'e')).toBe('archive')
    expect(offeredActions({ ...facts, version: null })).toEqual([])
  })
})

describe('run', () => {
  test('takes a row out at once, and back to its place with an undo', async () => {
    let version = 1
    const { mail, sent } = openMail(rows, ({ body }) => {
      version += 1
      return listed(2, { ...(body as object), version })
    })
    const done = mail.edits.run('archive', ['t2'])
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
    const { mail } = openMail(rows, () => new AuthError('refused', { status: 400, detail: 'Not today.' }))
    await mail.edits.run('archive', ['t2'])
    expect(mail.state.$ids.get()).toEqual(['t1', 't2', 't3'])
    expect($toasts.get().at(-1)).toMatchObject({ tone: 'error', text: 'Not today.' })
  })

  test('keeps the order of two actions on one conversation', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const waiting = [...answers]
    const { mail, sent } = openMail(rows, () => waiting.shift()?.promise)
    const both = [mail.edits.run('settle', ['t1']), mail.edits.run('markRead', ['t1'])]
    expect(mail.state.$facts.get()('t1')).toMatchObject({ needs_reply: false, is_unread: false })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answers[0]?.resolve(listed(1, { needs_reply: false, version: 2 }))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toEqual({ version: 2, is_unread: false })
    answers[1]?.resolve(listed(1, { needs_reply: false, is_unread: false, version: 3 }))
    await Promise.all(both)
    expect(mail.state.$facts.get()('t1')).toMatchObject({ version: 3, needs_reply: false, is_unread: false })
  })

  test('changes several conversations with one call', async () => {
    const { mail, sent } = openMail(rows, () => ({ changed: 2 }))
    await mail.edits.run('archive', ['t1', 't3'])
    expect(mail.state.$ids.get()).toEqual(['t2'])
    expect(sent.map(({ body }) => body)).toEqual([{ ids: ['t1', 't3'], action: 'archive' }])
  })
})

describe('mark read', () => {
  test('leaves a conversation unread that a person marked so while it is open', async () => {
    const { mail, sent } = openMail(
      rows,
      () => listed(1, { version: 2, is_unread: true }),
      full('t1', 1, 'Hi'),
    )
    await mail.edits.run('markUnread', ['t1'])
    await mail.edits.markRead('t1')
    expect(sent).toHaveLength(1)
  })
})
