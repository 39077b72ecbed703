/**
 * Runs `work` for each row, one after the other. A failure stops none of the others, and the first one is thrown at the
 * end.
 *
 * @example await runEach(dueStores, ({ id }) => deleteStore(db, id))
 */
export async function runEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
