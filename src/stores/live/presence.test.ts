import { beforeEach, describe, expect, test } from 'vitest'
import { $presence, clearPresence, getPresence, applyPresence } from './presence.ts'

const anna = { id: 'u1', name: 'Anna', is_replying: false, is_super_admin: false }

beforeEach(clearPresence)

describe('applyPresence', () => {
  test('changes the named threads, and begins anew with a whole picture', () => {
    applyPresence({ is_whole: false, threads: [{ id: 't1', people: [anna] }] })
    applyPresence({ is_whole: false, threads: [{ id: 't2', people: [anna] }] })
    expect(getPresence().threads.map(({ id }) => id)).toEqual(['t1', 't2'])
    applyPresence({ is_whole: false, threads: [{ id: 't1', people: [] }] })
    expect($presence.get()).toEqual({ t2: [anna] })
    applyPresence({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
    expect(getPresence()).toEqual({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
  })
})
