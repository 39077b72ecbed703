import { expect, test, vi } from 'vitest'
import { menuCall } from './menu-call.ts'

vi.mock('./call.ts', () => {
  throw new Error('No connection')
})

test('code that does not come is a call that does not arrive', async () => {
  expect(await menuCall('stores')).toMatchObject({
    ok: false,
    error: { name: 'AuthError', code: 'unreachable' },
  })
})
