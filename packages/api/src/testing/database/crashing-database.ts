import type { Database } from '../../database/open.ts'

const statements = new Set<string | symbol>([
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
  const spend = (): void => {
    left -= 1
    if (left < 0) throw new Error('the process died')
  }
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, key) {
        const value: unknown = Reflect.get(inner, key)
        if (typeof value !== 'function') return value
        const call = (...args: unknown[]): unknown => Reflect.apply(value, inner, args)
        if (key === 'transaction')
          return (work: (tx: object) => Promise<unknown>, ...rest: unknown[]) => {
            spend()
            return call(
              async (tx: object) => {
                const result = await work(wrap(tx))
                spend()
                return result
              },
              ...rest,
            )
          }
        if (!statements.has(key)) return call
        return (...args: unknown[]) => {
          spend()
          return call(...args)
        }
      },
    })
  return wrap(db)
}
