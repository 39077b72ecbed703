import { pathOf } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { nameRoute } from './name-route.ts'

describe('nameRoute', () => {
  test.each([
    ['GET', pathOf('thread', 't-1'), pathOf('thread')],
    ['PATCH', `${pathOf('updateThread', 't-1')}?a=1`, pathOf('thread')],
    ['TRACE', pathOf('thread', 't-1'), '/v1/*'],
    ['GET', `${pathOf('thread', 't-1')}/x`, '/v1/*'],
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
    expect(nameRoute({ url: pathOf('thread', 't-1') })).toBe(pathOf('thread'))
  })
})
