import { describe, expect, test } from 'vitest'
import { openVisit } from '../testing/open-visit.ts'
import { loadBadGateway } from './bad-gateway.ts'

const open = (lastPage: string, form?: Record<string, string>) =>
  openVisit(`/502-error?lastPage=${encodeURIComponent(lastPage)}`, form ? { form } : {}).context

describe('loadBadGateway', () => {
  test.each([
    ['/emails-page?filter=sent', '/emails-page?filter=sent'],
    ['/signin?from=%2Fdashboard&error=x', '/signin?from=%2Fdashboard'],
    ['/signup?token=secret', '/signup'],
    ['//elsewhere.test/', '/'],
    ['http://elsewhere.test/signin', '/'],
    ['', '/'],
  ])('lets %j be tried again at %j', (lastPage, again) => {
    expect(loadBadGateway(open(lastPage))).toEqual({ returnTo: again, typed: undefined })
  })

  test('takes along what was typed there, and no secret', () => {
    const { typed } = loadBadGateway(open('/signin', { email: 'ada@shop.test', password: 'Secret-1' }))
    expect(typed?.fields).toEqual([
      ['email', 'ada@shop.test'],
      ['brought-back', 'yes'],
    ])
  })

  test('takes nothing to a page that is not ours', () => {
    expect(loadBadGateway(open('//elsewhere.test/', { email: 'ada@shop.test' })).typed).toBeUndefined()
  })
})
