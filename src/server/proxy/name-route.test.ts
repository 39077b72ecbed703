import { describe, expect, test } from 'vitest'
import { nameRoute } from './name-route.ts'

describe('nameRoute', () => {
  test.each([
    ['GET', '/v1/threads/t-1', '/v1/threads/{id}'],
    ['PATCH', '/v1/threads/t-1?a=1', '/v1/threads/{id}'],
    ['TRACE', '/v1/threads/t-1', '/v1/*'],
    ['GET', '/v1/threads/t-1/x', '/v1/*'],
    ['GET', '/v1/nothing', '/v1/*'],
    ['GET', '/dashboard', '/dashboard'],
    ['GET', '/dashboard?token=secret', '/dashboard'],
    ['GET', '/example/e-1', 'page'],
    ['GET', '/secret/v1/', 'page'],
  ])('names %s %s %s, and nothing of one person', (method, url, name) => {
    expect(nameRoute({ method, url })).toBe(name)
  })

  test('takes a request without a method and an address for one of the home page', () => {
    expect(nameRoute({})).toBe('/')
    expect(nameRoute({ url: '/v1/threads/t-1' })).toBe('/v1/threads/{id}')
  })
})
