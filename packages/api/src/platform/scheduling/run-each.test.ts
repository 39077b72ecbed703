import { describe, expect, test } from 'vitest'
import { runEach } from './run-each.ts'

describe('runEach', () => {
  test('runs the rows after one that fails, and throws the first failure at the end', async () => {
    const done: number[] = []
    const work = async (row: number) => {
      await Promise.resolve()
      if (row % 2 === 0) throw new Error(`row ${String(row)}`)
      done.push(row)
    }
    await expect(runEach([1, 2, 3, 4, 5], work)).rejects.toThrow('row 2')
    expect(done).toEqual([1, 3, 5])
  })
})
