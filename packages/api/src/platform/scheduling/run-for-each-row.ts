import { isUnreachableError } from '../../database/transact.ts'

/**
 * Runs `work` for each row, one after the other, and throws failures at the end, several as an
 * `AggregateError`. Only an unreachable database stops at once, because each further row would wait for it
 * too.
 *
 * @example await runForEachRow(dueStores, ({ id }) => deleteStore(db, id))
 */
export async function runForEachRow<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      if (isUnreachableError(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 1)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} rows failed`)
  if (failures.length > 0) throw failures[0]
}
