import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { languagesAnswer, meAnswer, getResponseSchema, storesAnswer, threadAnswer } from '../index.ts'
import type { Answer, ParsedResponse } from '../index.ts'

const thread: Answer<'updateThread'> = {
  id: 't1',
  subject: 'Late',
  last_email_at: '2030-01-15T12:00:00Z',
  is_archived: false,
  version: 2,
  emails: [
    { id: 'e1', sender: 'Ada <ada@example.com>', direction: 'in', created_at: '2030-01-15T12:00:00Z' },
  ],
  drafts: [{ id: 'd1', created_at: '2030-01-15T12:00:00Z' }],
  email_count: 1,
  is_unread: false,
  needs_reply: true,
  is_spam: false,
  assignee: null,
  snooze: null,
  returned: null,
  follow_up_at: null,
  listed_at: '2030-01-15T12:00:00Z',
  customer: { name: 'Ada', address: 'ada@example.com' },
  draft_count: 1,
  note: null,
  sending: null,
  scheduled_at: null,
  tags: [],
}

describe('an answer of ours', () => {
  test('is the whole of what the schema names, in our own way of writing', () => {
    expect(threadAnswer.safeParse(thread).success).toBe(true)
    for (const change of [{ id: 7 }, { version: undefined }, { subject: null }])
      expect(threadAnswer.safeParse({ ...thread, ...change }).success).toBe(false)
  })

  test('is typed to the field', () => {
    expectTypeOf<z.infer<typeof threadAnswer>['id']>().toEqualTypeOf<string>()
    expectTypeOf<z.infer<typeof threadAnswer>['version']>().toEqualTypeOf<number>()
  })
})

describe('getResponseSchema', () => {
  test('reads our own answers as they are', () => {
    expect(getResponseSchema(threadAnswer).parse(thread)).toEqual(thread)
  })

  test('reads a number as an identifier, a word as a flag, and what is left out as null', () => {
    const {
      id,
      version,
      is_archived: isArchived,
    } = getResponseSchema(threadAnswer).parse({ id: 7, emails: [], drafts: [] })
    expect([id, version, isArchived]).toEqual(['7', null, null])
    const user = { id: 7, has_password: 'False', is_super_admin: 'True' }
    const store = { id: 's1', name: 'Shop', store_id: '12', is_onboarded: 'True' }
    const me = getResponseSchema(meAnswer).parse({ user, store, unknown: 1 })
    expect(me).toMatchObject({
      user: { id: '7', has_password: false, is_super_admin: true, email: null },
      store: { store_id: 12, is_onboarded: true, is_document_uploaded: null },
      role: null,
      permissions: null,
    })
    expect(me).not.toHaveProperty('unknown')
  })

  test('reads lists that are wrapped, and languages by name alone', () => {
    const stores = [{ id: 1, name: 'Shop' }]
    const read = [{ id: '1', name: 'Shop', store_id: null }]
    expect(getResponseSchema(storesAnswer).parse(stores)).toEqual(read)
    expect(getResponseSchema(storesAnswer).parse({ stores })).toEqual(read)
    expect(
      getResponseSchema(languagesAnswer).parse({ languages: ['German', { code: 'en', name: 'English' }] }),
    ).toEqual([
      { code: 'German', name: 'German' },
      { code: 'en', name: 'English' },
    ])
  })

  test('refuses what cannot be read', () => {
    expect(getResponseSchema(threadAnswer).safeParse({ id: true, emails: [], drafts: [] }).success).toBe(
      false,
    )
    expect(getResponseSchema(storesAnswer).safeParse({ shops: [] }).success).toBe(false)
  })

  test('is typed by what it reads', () => {
    type Thread = ParsedResponse<typeof threadAnswer>
    expectTypeOf<Thread['id']>().toEqualTypeOf<string>()
    expectTypeOf<Thread['version']>().toEqualTypeOf<number | null>()
    expectTypeOf<Thread['emails'][number]['id']>().toEqualTypeOf<string | null>()
    expectTypeOf<Thread['emails'][number]['direction']>().toEqualTypeOf<'in' | 'out' | null>()
    expectTypeOf<ParsedResponse<typeof languagesAnswer>>().toEqualTypeOf<{ code: string; name: string }[]>()
  })
})
