/** The longest block of the event loop by some work, as CPU time of this thread between two steps in ms. */
export async function measureLongestStep(work: () => unknown): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const measureStep = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(measureStep, 1)
  try {
    await work()
  } finally {
    measureStep()
    clearInterval(timer)
  }
  return longest
}
