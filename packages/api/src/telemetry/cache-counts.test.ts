import { describe, expect, test } from 'vitest'
import { cacheCounts } from './cache-counts.ts'

const pace = { freshMs: 10_000, mostWaitMs: 20 }

function useCounts(read: () => Promise<number>) {
  let nowMs = 0
  let reads = 0
  const find = cacheCounts(
    () => {
      reads += 1
      return read()
    },
    () => nowMs,
    pace,
  )
  return { find, countReads: () => reads, passMs: (ms: number) => void (nowMs += ms) }
}

describe('cacheCounts', () => {
  test('reads once for scrapes of the same ten seconds', async () => {
    const counts = useCounts(() => Promise.resolve(7))
    expect(await Promise.all([counts.find(), counts.find()])).toEqual([7, 7])
    counts.passMs(9999)
    expect(await counts.find()).toBe(7)
    expect(counts.countReads()).toBe(1)
    counts.passMs(1)
    await counts.find()
    expect(counts.countReads()).toBe(2)
  })

  test('gives up on a database that does not answer, and starts no second read', async () => {
    const counts = useCounts(() => new Promise(() => undefined))
    expect(await counts.find()).toBeUndefined()
    counts.passMs(60_000)
    expect(await counts.find()).toBeUndefined()
    expect(counts.countReads()).toBe(1)
  })

  test('has no counts after a failure, and reads again ten seconds later', async () => {
    let isAway = true
    const counts = useCounts(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(3)))
    expect(await counts.find()).toBeUndefined()
    isAway = false
    expect(await counts.find()).toBeUndefined()
    counts.passMs(10_000)
    expect(await counts.find()).toBe(3)
  })
})
