import { describe, expect, test } from 'vitest'
import { openPageRequest } from '../testing/open-site.ts'
import { StoreUnreachableError } from './session-store.ts'
import type { Session } from './sessions.ts'
import { findVisitor } from './visitor.ts'

const session = { key: 'k', token: 't' } as Session

/** Finds the visitor of a `cookie`, with `find` as the session lookup. */
const findBy = (find: (id: string) => Promise<Session | undefined>, cookie?: string, secure = false) =>
  findVisitor({ settings: { secure }, sessions: { find } }, openPageRequest('/', { cookie }).context)

describe('findVisitor', () => {
  test('finds the session that the cookie names', async () => {
    const find = async (id: string) => (id === 'id-1' ? session : undefined)
    expect(await findBy(find, 'session=id-1')).toMatchObject({ session })
    expect(await findBy(find, '__Host-session=id-1', true)).toMatchObject({ session })
    expect((await findBy(find, 'session=id-2')).session).toBeUndefined()
    expect((await findBy(find, 'session=id-1', true)).session).toBeUndefined()
  })

  test('asks for nobody without a cookie', async () => {
    const found = await findBy(() => Promise.reject(new Error('asked')))
    expect([found.session, found.isUnknown]).toEqual([undefined, undefined])
    expect(found.cookies.readSession()).toBeUndefined()
  })

  test('tells that it could not ask, and hides no other fault', async () => {
    const away = await findBy(() => Promise.reject(new StoreUnreachableError()), 'session=id-1')
    expect([away.session, away.isUnknown]).toEqual([undefined, true])
    expect(away.cookies.readSession()).toBe('id-1')
    await expect(findBy(() => Promise.reject(new Error('of ours')), 'session=id-1')).rejects.toThrow(
      'of ours',
    )
  })
})
