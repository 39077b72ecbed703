import { afterAll, beforeAll } from 'vitest'
import { openTestApi } from '../api.ts'
import type { TestApi } from '../api.ts'
import type { TestMail } from './mails.ts'
import { receiveMail, shopAddress } from './receive.ts'
import type { StoreOwner } from '../store.ts'

interface ListedThreads {
  threads: { id: string; subject: string; version: number; needs_reply: boolean; is_unread: boolean }[]
  counts: Record<string, number>
}

/** A conversation as the API returns it. */
export interface OwnerThread extends Record<string, unknown> {
  id: string
  emails: { id: string; kind: string; kind_reason: string }[]
  needs_reply: boolean
  is_archived: boolean
  is_unread: boolean
}

/** An API whose stores receive mails. Returns what their owners see. */
export function useConversations() {
  let opened: TestApi | undefined
  const requireApi = () => {
    if (!opened) throw new Error('The API is open in tests alone')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestApi({ limitScale: 0 })
  })
  afterAll(() => opened?.close())

  const minuteAt = (minute: number) => Date.UTC(2030, 0, 10, 9, minute)
  const receiveFor = ({ id }: StoreOwner, told: TestMail & { isSeen?: boolean; isSent?: boolean }) =>
    receiveMail(requireApi().api.services.db, id, told)
  const toReply = (to: string, answers: string, told: TestMail = {}): TestMail => ({
    from: shopAddress,
    to,
    answers,
    ...told,
  })

  const listThreads = async ({ token }: StoreOwner, input: Record<string, string> = {}) =>
    (await requireApi().send('threads', { token, input })).body as unknown as ListedThreads

  const showThread = async ({ token }: StoreOwner, id: string) =>
    (await requireApi().send('thread', { token, id })).body as unknown as OwnerThread

  return {
    get t() {
      return requireApi()
    },
    ...{ at: minuteAt, take: receiveFor, reply: toReply, list: listThreads, show: showThread },
  }
}
