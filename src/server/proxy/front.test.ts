import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { guardPage } from '../gate/gate.ts'
import { routes } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { openSite, visit } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import { createFront } from './front.ts'

let open: TestSite
afterEach(() => open.close())

/** Where the front sends a visit without a cookie by itself; undefined when it leaves it to the gate. */
function leadAway(url: string, method = 'GET'): string | undefined {
  let location: string | undefined
  const end = { end: () => undefined }
  const writeHead = (_status: number, headers: { location?: string }) => {
    location = headers.location
    return end
  }
  const request = { url, method, headers: {} } as unknown as IncomingMessage
  createFront(open.site)(request, { writeHead } as unknown as ServerResponse, () => undefined)
  return location
}

const guarded = Object.values<Route>(routes).filter(
  ({ access, pattern }) => (access === 'store' || access === 'admin') && !pattern.includes('['),
)

describe('createFront', () => {
  test('sends a visit without a session where the gate would', async () => {
    open = openSite({})
    expect(guarded.length).toBeGreaterThan(8)
    for (const { pattern } of guarded)
      for (const query of ['', '?a=1&from=/x', `?a=${'a'.repeat(3000)}`]) {
        const seen = visit(pattern + query)
        const answer = await guardPage(open.site, seen.context, async () => new Response('page'), new Map())
        expect([pattern, query.length, leadAway(pattern + query)]).toEqual([
          pattern,
          query.length,
          answer.headers.get('location'),
        ])
      }
  })

  test('leaves forms, and addresses that no route names as they stand, to the gate', () => {
    open = openSite({})
    expect(leadAway('/dashboard', 'POST')).toBeUndefined()
    expect(leadAway('/dashboard/')).toBeUndefined()
    expect(leadAway('/signin')).toBeUndefined()
  })
})
