/** What some work costs, in milliseconds: the time it took, or less where this process worked less than that, since another program's share is not its own. */
export async function measureCost(work: () => unknown): Promise<number> {
  const startedMs = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - startedMs, (user + system) / 1000)
}
