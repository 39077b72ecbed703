/** Cost of work in ms: elapsed time without the share of other programs on the machine. */
export async function measureCost(work: () => unknown): Promise<number> {
  const startedMs = performance.now()
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return Math.min(performance.now() - startedMs, (user + system) / 1000)
}
