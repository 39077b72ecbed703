import { atom } from 'nanostores'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  $notifications,
  markShownThreadsSeen,
  loadNotifications,
  markNotificationsSeen,
} from './notifications.ts'
import type { SiteCall } from './calls/site-call.ts'

const row = (id: string, threadId: string | null, isSeen = false) => ({
  ...{
    id,
    kind: 'assigned',
    thread_id: threadId,
    subject: ' ',
    count: 1,
    created_at: '2030-01-15T12:00:00Z',
  },
  ...{ actor: { id: null, name: 'Anna Berg' }, seen_at: isSeen ? '2030-01-15T12:01:00Z' : null },
})
const answer = {
  notifications: [
    ...[row('1', 't1'), row('2', 't2'), row('3', null, true)],
    { ...row('4', 't4', true), kind: 'send_failed' },
  ],
  ...{ unseen: 2, unseen_threads: ['t1', 't2'] },
}

/** A server that lists two unseen notifications, and answers a mark as seen with `seen`. */
function openServer(seen: unknown = { ok: false, error: { code: 'unreachable' } }) {
  const asked: unknown[] = []
  const call = ((request: string | { name: string; body?: unknown }) => {
    asked.push(request)
    return Promise.resolve(request === 'notifications' ? { ok: true, value: answer } : seen)
  }) as unknown as SiteCall
  return { asked, call }
}

afterEach(() => {
  $notifications.set(undefined)
  vi.unstubAllGlobals()
})

describe('loadNotifications', () => {
  test('names the conversation, its colleague and its page', async () => {
    await loadNotifications(openServer().call)
    expect($notifications.get()?.rows[0]).toMatchObject({
      ...{ text: 'Anna Berg assigned a conversation to you', subject: 'No subject', isNew: true },
      href: '/email-page/detail/t1',
    })
    expect($notifications.get()?.rows[2]).toMatchObject({ isNew: false, subject: '' })
    expect($notifications.get()?.rows[3]?.text).toBe('Anna Berg’s reply was not sent')
  })
})

describe('markNotificationsSeen', () => {
  test('shows a conversation as seen at once, and takes it back when the server did not', async () => {
    const { call } = openServer()
    await loadNotifications(call)
    const done = markNotificationsSeen({ thread_id: 't1' }, call)
    expect($notifications.get()).toMatchObject({ unseen: 1, unseenThreads: ['t2'] })
    await done
    expect($notifications.get()).toMatchObject({ unseen: 2, unseenThreads: ['t1', 't2'] })
  })

  test('marks all', async () => {
    const { call, asked } = openServer({
      ok: true,
      value: { notifications: [], unseen: 0, unseen_threads: [] },
    })
    await loadNotifications(call)
    const done = markNotificationsSeen({}, call)
    expect($notifications.get()?.unseen).toBe(0)
    await done
    expect(asked).toHaveLength(2)
    expect($notifications.get()?.rows).toEqual([])
  })
})

describe('markShownThreadsSeen', () => {
  test('marks the conversation on the page as seen only while a person looks', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    const { call, asked } = openServer()
    const $shown = atom<string | undefined>('t2')
    markShownThreadsSeen($shown, call)
    await loadNotifications(call)
    expect(asked).toHaveLength(1)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(2)
  })
})
