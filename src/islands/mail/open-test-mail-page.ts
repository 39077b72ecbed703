import type { CallRequest, MemberRole } from '@draftdesk/contract'
import { permissionsByRole } from '@draftdesk/contract/roles'
import { vi } from 'vitest'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { createMailPage } from './mail-page.ts'
import type { FullThread, ListedThread } from './thread-facts.ts'

/** A conversation of the list. Higher numbers are older. */
export const createTestListedThread = (number: number, more: Partial<ListedThread> = {}): ListedThread => ({
  ...{ id: `t${String(number)}`, subject: `Subject ${String(number)}`, version: 1 },
  ...{
    is_archived: false,
    is_unread: true,
    needs_reply: true,
    is_spam: false,
    assignee: null,
    snooze: null,
    returned: null,
    follow_up_at: null,
    listed_at: null,
    tags: [],
    customer: null,
  },
  last_email_at: new Date(Date.UTC(2026, 0, 20 - number)).toISOString(),
  emails: [],
  drafts: [],
  ...{ email_count: 1, draft_count: 0, note: null, sending: null, scheduled_at: null },
  ...more,
})

/** A conversation with one draft. */
export const createTestFullThread = (id: string, version: number, body: string): FullThread =>
  ({
    ...createTestListedThread(1, { id, version }),
    emails: [{ id: 'e1', sender: 'Ada <a@b.test>', direction: 'in', created_at: '2026-01-19T10:00:00Z' }],
    drafts: [{ id: 'd1', version, state: 'ready', to: [], cc: [], subject: 'Re', body }],
    outbox: [],
  }) as unknown as FullThread

type FakeCallAnswer = (request: CallRequest) => unknown

/** A mail page over a fake /v1. A response that is an `Error` is a refusal. */
export function openTestMailPage(
  threads: readonly ListedThread[],
  reply: FakeCallAnswer,
  open?: FullThread,
  role: MemberRole = 'agent',
) {
  vi.stubGlobal('document', {
    querySelector: () => ({ textContent: '{"kind":"verified","epoch":1,"user":{"id":"u1"}}' }),
    visibilityState: 'visible',
  })
  vi.stubGlobal('navigator', { onLine: true })
  const sent: CallRequest[] = []
  const call = ((request: CallRequest) => {
    sent.push(request)
    return Promise.resolve(reply(request)).then((value) =>
      value instanceof Error ? { ok: false, error: value } : { ok: true, value },
    )
  }) as unknown as SiteCall
  const mail = createMailPage(
    {
      place: { filter: 'all', narrowing: {}, cursor: undefined },
      list: {
        ...{ threads: [...threads], next: null, has_mail: true, counts: null, sending: null },
        ...{ tags: [], saved_filters: [], colleagues: [] },
      },
      listProblem: undefined,
      open: open && { id: open.id, thread: open, problem: undefined, isGone: false },
      ...{
        me: 'u1',
        self: { id: 'u1', name: 'Ann' },
        isLinked: true,
        permissions: permissionsByRole[role],
        zone: 'UTC',
        writer: undefined,
        isModerator: false,
        nowMs: Date.UTC(2026, 0, 20),
      },
    },
    call,
  )
  return { mail, sent }
}
