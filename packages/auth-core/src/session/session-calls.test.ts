import { calls, table } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { createTestFrontEnd } from '../fixtures/test-front-end.ts'

/** Calls about a user's other sign-ins and about who they are. Pages make them, not the session. */
const isOfAccounts = (path: string) => /\/(?:sign-ins|proof)\b/.test(path)

const every = Object.keys(table) as CallName[]

/** Session calls of the contract: signing in and invitation links. */
const ofSessions = every.filter(
  (name) =>
    (/^\/v1\/auth\//.test(table[name].path) && !isOfAccounts(table[name].path)) || name === 'acceptInvite',
)

/** The call of the contract for a request, or the request itself when there is none. */
function nameOf({ method, path }: { readonly method: string; readonly path: string }): string {
  const isIt = (name: CallName) =>
    calls[name].method === method &&
    new RegExp(`^${calls[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return every.find(isIt) ?? `${method} ${path}`
}

describe('the calls of a session', () => {
  test('are those of the contract: each of them is made, and no other', async () => {
    const { auth, client, finish, server, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    for (const [name, call] of Object.entries(auth)) {
      if (name === 'signOut' || name === 'signIn') continue
      const form = { challenge: 'x', prompt: () => Promise.resolve('{}') }
      const given = name === 'signInWithPasskey' ? form : 'x'
      await finish((call as (given: unknown) => Promise<unknown>)(given))
    }
    await finish(client.signOut())
    expect([...new Set(server.seen.map(nameOf))].sort()).toEqual(ofSessions.toSorted())
  })
})
