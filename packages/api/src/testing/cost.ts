/** What some work costs, in milliseconds: the time it took, or less where this thread worked less than that: the share of other programs is not its own. */
export async function measureCost(work: () => unknown): Promise<number> {
  const startedMs = performance.now()
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return Math.min(performance.now() - startedMs, (user + system) / 1000)
}
