import type { Database } from '../../database/open-database.ts'

const statementMethods = new Set<string | symbol>([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
])

/**
 * A database whose process dies after a number of statements. Open transactions roll back, and later statements
 * fail.
 */
export function createCrashingDatabase(db: Database, lifetime: number): Database {
  let left = lifetime
  const spendStatement = (): void => {
    left -= 1
    if (left < 0) throw new Error('the process died')
  }
  const wrapTarget = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, key) {
        const value: unknown = Reflect.get(inner, key)
        if (typeof value !== 'function') return value
        const callOriginal = (...args: unknown[]): unknown => Reflect.apply(value, inner, args)
        if (key === 'transaction')
          return (work: (tx: object) => Promise<unknown>, ...rest: unknown[]) => {
            spendStatement()
            return callOriginal(
              async (tx: object) => {
                const result = await work(wrapTarget(tx))
                spendStatement()
                return result
              },
              ...rest,
            )
          }
        if (!statementMethods.has(key)) return callOriginal
        return (...args: unknown[]) => {
          spendStatement()
          return callOriginal(...args)
        }
      },
    })
  return wrapTarget(db)
}
