import { describe, expect, test } from 'vitest'
import { createSiteCall } from './site-call.ts'

const answering = (value: unknown) =>
  createSiteCall(() => ({ request: () => Promise.resolve({ ok: true as const, value }) }))

describe('createSiteCall', () => {
  test('reads lists that other servers write in a way of their own', async () => {
    const stores = [{ id: 's1', name: 'One' }]
    expect(await answering({ stores })('stores')).toEqual({ ok: true, value: stores })
    expect(await answering(['English'])('languages')).toMatchObject({ value: [{ code: 'English' }] })
  })

  test('does without an answer that nobody reads', async () => {
    expect(await answering(undefined)('updateUser', { id: 'u1' })).toMatchObject({ ok: true })
  })

  test.each([undefined, null, 'Done', 7])('cannot read %j', async (value) => {
    const unreadable = { ok: false, error: { code: 'unreadable' } }
    expect(await answering(value)('stores')).toMatchObject(unreadable)
    expect(await answering(value)('me')).toMatchObject(unreadable)
    expect(await answering({ stores: value })('stores')).toMatchObject(unreadable)
  })
})
