import { describe, expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('createFairQueue', () => {
  test('takes the owners in turn, however many pieces one of them has waiting', async () => {
    const queue = createFairQueue({ atOnce: 1 })
    const order: string[] = []
    const piece = (name: string) => async () => void order.push(name)
    await Promise.all([
      ...[1, 2, 3, 4].map((number) => queue.run('a', piece(`a${number}`))),
      ...[1, 2].map((number) => queue.run('b', piece(`b${number}`))),
      queue.run('c', piece('c1')),
    ])
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('runs so many at once and no more, and goes on after one that fails', async () => {
    const queue = createFairQueue({ atOnce: 2 })
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      throw new RangeError('broken')
    }
    const ends = await Promise.allSettled(Array.from({ length: 9 }, () => queue.run('a', work)))
    expect(ends.map(({ status }) => status)).toEqual(Array(9).fill('rejected'))
    expect(most).toBe(2)
  })

  test('runs so many pieces of one owner and no more, and the others pass', async () => {
    const queue = createFairQueue({ atOnce: 4, ofOwner: 2 })
    const open = Promise.withResolvers<undefined>()
    const started: string[] = []
    const piece = (name: string) => () => {
      started.push(name)
      return open.promise
    }
    const ends = [
      ...['a1', 'a2', 'a3'].map((name) => queue.run('a', piece(name))),
      ...['b1', 'b2'].map((name) => queue.run('b', piece(name))),
    ]
    await new Promise(setImmediate)
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2'])
    open.resolve(undefined)
    await Promise.all(ends)
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  test('forgets a piece whose caller waits no longer', async () => {
    const queue = createFairQueue({ atOnce: 1 })
    const open = Promise.withResolvers<string>()
    const first = queue.run('a', () => open.promise)
    const leaving = new AbortController()
    const late = queue.run('a', () => Promise.resolve('late'), leaving.signal)
    const next = queue.run('a', () => Promise.resolve('next'))
    leaving.abort()
    await expect(late).rejects.toThrow('aborted')
    await expect(queue.run('a', () => Promise.resolve('no'), leaving.signal)).rejects.toThrow('aborted')
    open.resolve('first')
    expect([await first, await next]).toEqual(['first', 'next'])
  })
})
