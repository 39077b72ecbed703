import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from './open-database.ts'
import { getDatabaseErrorCode, isTransientError, isUnreachableError, transact } from './transact.ts'

const failure = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('refused'), { code }))

/** A database whose transactions fail with these codes in turn and then succeed. */
function failing(...codes: string[]): { db: Database; runs: () => number } {
  let runs = 0
  const transaction = () => {
    const code = codes[runs]
    runs += 1
    return code ? Promise.reject(failure(code)) : Promise.resolve('done')
  }
  return { db: { transaction } as unknown as Database, runs: () => runs }
}

const work = () => Promise.resolve('done')

describe('transact', () => {
  test('runs again when the database asks for it', async () => {
    const { db, runs } = failing('40001', '40P01')
    expect(await transact(db, work)).toBe('done')
    expect(runs()).toBe(3)
  })

  test('gives up after three more runs', async () => {
    const { db, runs } = failing('40001', '40001', '40001', '40001', '40001')
    await expect(transact(db, work)).rejects.toThrow()
    expect(runs()).toBe(4)
  })

  test('runs nothing again that was refused', async () => {
    const { db, runs } = failing('23505')
    await expect(transact(db, work)).rejects.toThrow()
    expect(runs()).toBe(1)
  })
})

describe('getDatabaseErrorCode', () => {
  test('finds the code under what wraps it', () => {
    expect(getDatabaseErrorCode(failure('23505'))).toBe('23505')
    expect(getDatabaseErrorCode(new Error('none'))).toBeUndefined()
    expect(getDatabaseErrorCode('none')).toBeUndefined()
  })
})

describe('isTransientError', () => {
  test.each(['08006', '25006', '40001', '40P01', '53100', '57014', '57P01', 'ECONNRESET'])(
    'is so for %s',
    (code) => {
      expect(isTransientError(failure(code))).toBe(true)
    },
  )

  test.each(['22P02', '23505', '42703'])('is not so for %s', (code) => {
    expect(isTransientError(failure(code))).toBe(false)
  })
})

describe('isUnreachableError', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006'])('is so for %s', (code) => {
    expect(isUnreachableError(failure(code))).toBe(true)
  })

  test('is so for what the pool says without a code', () => {
    const lost = new Error('Connection terminated unexpectedly')
    expect(isUnreachableError(new DrizzleQueryError('select 1', [], lost))).toBe(true)
    expect(isUnreachableError(new Error('timeout exceeded when trying to connect'))).toBe(true)
    const broken = new Error('Client has encountered a connection error and is not queryable')
    expect(isUnreachableError(new DrizzleQueryError('rollback', [], broken))).toBe(true)
  })

  test('is not so for a refusal', () => {
    expect(isUnreachableError(failure('23505'))).toBe(false)
    expect(isUnreachableError(new Error('anything'))).toBe(false)
  })
})
