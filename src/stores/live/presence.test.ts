import { beforeEach, describe, expect, test } from 'vitest'
import { $presence, clearPresence, readPresence, takePresence } from './presence.ts'

const anna = { id: 'u1', name: 'Anna', is_replying: false, is_super_admin: false }

beforeEach(clearPresence)

describe('takePresence', () => {
  test('changes the named threads, and begins anew with a whole picture', () => {
    takePresence({ is_whole: false, threads: [{ id: 't1', people: [anna] }] })
    takePresence({ is_whole: false, threads: [{ id: 't2', people: [anna] }] })
    expect(readPresence().threads.map(({ id }) => id)).toEqual(['t1', 't2'])
    takePresence({ is_whole: false, threads: [{ id: 't1', people: [] }] })
    expect($presence.get()).toEqual({ t2: [anna] })
    takePresence({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
    expect(readPresence()).toEqual({ is_whole: true, threads: [{ id: 't3', people: [anna] }] })
  })
})
