/**
 * The longest time that work keeps the event loop for itself: CPU time of this thread between two turns, in ms. Other programs
 * of a busy machine do not count.
 */
export async function measureLongestTurn(work: () => unknown): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const note = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(note, 1)
  try {
    await work()
  } finally {
    note()
    clearInterval(timer)
  }
  return longest
}
