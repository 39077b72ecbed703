import { describe, expect, test } from 'vitest'
import { runForEachRow } from './run-for-each-row.ts'

describe('runForEachRow', () => {
  /** Runs five rows, of which some fail. Returns those that were done and what was thrown. */
  async function runFive(fail: (row: number) => Error | undefined) {
    const done: number[] = []
    const thrown: unknown = await runForEachRow([1, 2, 3, 4, 5], async (row) => {
      await Promise.resolve()
      const error = fail(row)
      if (error) throw error
      done.push(row)
    }).then(
      () => undefined,
      (error: unknown) => error,
    )
    return { done, thrown }
  }
  const nameRow = (row: number) => new Error(`row ${String(row)}`)

  test('runs the rows after one that fails, and throws its failure at the end', async () => {
    const { done, thrown } = await runFive((row) => (row === 2 ? nameRow(row) : undefined))
    expect(done).toEqual([1, 3, 4, 5])
    expect(thrown).toEqual(nameRow(2))
  })

  test('throws several failures together', async () => {
    const { done, thrown } = await runFive((row) => (row % 2 === 0 ? nameRow(row) : undefined))
    expect(done).toEqual([1, 3, 5])
    expect(thrown).toBeInstanceOf(AggregateError)
    expect(thrown).toMatchObject({ message: '2 of 5 rows failed', errors: [nameRow(2), nameRow(4)] })
  })

  test('stops at an unreachable database', async () => {
    const lost = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const { done, thrown } = await runFive((row) => (row === 2 ? lost : undefined))
    expect(done).toEqual([1])
    expect(thrown).toBe(lost)
  })
})
