import { describe, expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('createFairQueue', () => {
  test('takes the owners in turn, however many pieces one of them has waiting', async () => {
    const queue = createFairQueue(1)
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
    const queue = createFairQueue(2)
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
})
