import { expect, test, vi } from 'vitest'
import { menuAuth } from './menu-auth.ts'

vi.mock('./client.ts', () => {
  throw new Error('No connection')
})

test('code that does not come is a call that does not arrive', async () => {
  for (const call of [menuAuth.stores(), menuAuth.switchStore('1'), menuAuth.languages()])
    expect(await call).toMatchObject({ ok: false, error: { name: 'AuthError', code: 'unreachable' } })
})
