import { beforeEach, describe, expect, test } from 'vitest'
import { $presence, clearPresence, getFullPresence, applyPresenceUpdate } from './presence.ts'

const anna = { id: 'u1', name: 'Anna', is_replying: false, is_super_admin: false }

beforeEach(clearPresence)

describe('applyPresenceUpdate', () => {
  test('changes the named threads, and begins anew with a whole picture', () => {
    applyPresenceUpdate({ is_whole: false, threads: [{ id: 't1', people: [anna] }] })
    applyPresenceUpdate({ is_whole: false, threads: [{ id: 't2', people: [anna] }] })
    expect(getFullPresence().threads.map(({ id }) => id)).toEqual(['t1', 't2'])
    applyPresenceUpdate({ is_whole: false, threads: [{ id: 't1', people: [] }] })
    expect($presence.get()).toEqual({ t2: [anna] })
    applyPresenceUpdate({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
    expect(getFullPresence()).toEqual({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
  })
})
