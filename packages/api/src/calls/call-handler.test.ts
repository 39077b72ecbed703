import type { Answer } from '@draftdesk/contract'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createStoreHandler } from './store-handler.ts'
import { createSuccess, refuseCall, refuseStaleEdit } from './call-handler.ts'
import type { Handler, CallReply } from './call-handler.ts'

const settings: Answer<'settings'> = {
  name: 'Shop',
  store_id: 1001,
  signature: '',
  sender_name: '',
  reply_to: '',
  undo_seconds: 10,
  assigns_in_turn: false,
  requires_two_step: false,
  version: 0,
}

// The test is that these do not compile. The functions are never called.
describe('Reply', () => {
  test('is what the contract names for the call, and nothing else', () => {
    const right: Handler<'settings'> = () => Promise.resolve(createSuccess(settings))
    // @ts-expect-error a field is missing
    const short: Handler<'settings'> = () => Promise.resolve(createSuccess({ name: 'Shop' }))
    // @ts-expect-error a number where the server's own answer has one, written as a tolerant client reads it
    const loose: Handler<'settings'> = () => Promise.resolve(createSuccess({ ...settings, store_id: '1001' }))
    // @ts-expect-error a field that the contract does not name
    const wide: Handler<'settings'> = () => Promise.resolve(createSuccess({ ...settings, owner: 'Ada' }))
    // @ts-expect-error the answer of another call
    const other: Handler<'thread'> = () => Promise.resolve(createSuccess(settings))
    // @ts-expect-error a row that was perhaps not found
    const absent: Handler<'settings'> = () => Promise.resolve(createSuccess([settings][0]))
    expect([right, short, loose, wide, other, absent]).toHaveLength(6)
  })

  test('holds the handlers of a store and an edit that came too late to the same', () => {
    const right = createStoreHandler<'updateSettings'>(() => Promise.resolve(refuseStaleEdit(settings)))
    // @ts-expect-error what is now is what the call answers
    const stale = createStoreHandler<'updateSettings'>(() => Promise.resolve(refuseStaleEdit({ version: 2 })))
    const short = createStoreHandler<'settings'>(async () =>
      // @ts-expect-error a field is missing
      createSuccess(await Promise.resolve({ name: 'Shop' })),
    )
    expect([right, stale, short]).toHaveLength(3)
  })

  test('keeps the type of a body', () => {
    const reply: CallReply<'settings'> = createSuccess(settings)
    expectTypeOf(reply.body).toEqualTypeOf<Answer<'settings'>>()
    expect(refuseCall(404, 'No.')).toEqual({ kind: 'refused', status: 404, detail: 'No.' })
  })
})
