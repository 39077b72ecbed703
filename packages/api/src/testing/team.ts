import type { MemberRole } from '@draftdesk/contract'
import { ms } from './api.ts'
import type { TestApi } from './api.ts'
import type { TestResponse } from './client.ts'
import { enterStore } from './store.ts'

/** A member of the test team, signed in to its store. */
export interface TestMember {
  token: string
  id: string
  email: string
}

/** A store whose members all joined by invitation. */
export interface Team {
  storeId: string
  owner: TestMember
  /** Invites, accepts and enters the store, as the person and with the role. */
  add: (name: string, role: MemberRole) => Promise<TestMember>
  /** The identifier in the link of the newest mail to an address. */
  linkOf: (email: string) => Promise<string>
  members: (token: string) => Promise<Record<string, unknown>[]>
  invites: (token: string) => Promise<Record<string, unknown>[]>
}

/** Opens a store owned by `owner@<name>.test`; its people are `<anyone>@<name>.test`. */
export async function openTeam(t: TestApi, name: string): Promise<Team> {
  const addressOfPerson = (who: string) => `${who}@${name}.test`
  const userIdOf = async (token: string) =>
    ((await t.send('me', { token })).body['user'] as { id: string }).id
  const { token, id: storeId } = await enterStore(t, addressOfPerson('owner'))
  const owner = { token, id: await userIdOf(token), email: addressOfPerson('owner') }
  const inviteIdOf = async (email: string) => (await t.find(email, /invite_id=([\w-]+)/)) ?? 'no link'
  return {
    storeId,
    owner,
    linkOf: inviteIdOf,
    add: async (who, role) => {
      const email = addressOfPerson(who)
      t.passMs(ms.second)
      await t.send('createInvite', { token, input: { email, role } })
      await t.send('acceptInvite', { input: { invite_id: await inviteIdOf(email) } })
      const first = await t.enter(email)
      const entered = await t.send('switchStore', { token: first, id: storeId })
      const own = String(entered.body['token'])
      return { token: own, id: await userIdOf(own), email }
    },
    members: async (by) => (await t.send('members', { token: by })).body['members'] as never,
    invites: async (by) => (await t.send('invites', { token: by })).body['invites'] as never,
  }
}

/** The status and the message of a response. */
export const statusAndDetail = ({ status, body }: TestResponse): unknown[] => [status, body['detail']]
