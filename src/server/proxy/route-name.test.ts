import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { findRouteName } from './route-name.ts'

describe('findRouteName', () => {
  test.each([
    ['GET', buildTestPath('thread', 't-1'), buildTestPath('thread')],
    ['PATCH', `${buildTestPath('updateThread', 't-1')}?a=1`, buildTestPath('thread')],
    ['TRACE', buildTestPath('thread', 't-1'), '/v1/*'],
    ['GET', `${buildTestPath('thread', 't-1')}/x`, '/v1/*'],
    ['GET', '/v1/nothing', '/v1/*'],
    ['GET', '/dashboard', '/dashboard'],
    ['GET', '/dashboard?token=secret', '/dashboard'],
    ['GET', '/example/e-1', 'page'],
    ['GET', '/secret/v1/', 'page'],
  ])('names %s %s %s, and nothing of one person', (method, url, name) => {
    expect(findRouteName({ method, url })).toBe(name)
  })

  test('takes a request without a method and an address for one of the home page', () => {
    expect(findRouteName({})).toBe('/')
    expect(findRouteName({ url: buildTestPath('thread', 't-1') })).toBe(buildTestPath('thread'))
  })
})
