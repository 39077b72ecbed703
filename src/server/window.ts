/** Counts events a key in windows of a minute; answers whether one more is allowed. */
export function createWindow(perMinute: number, now: () => number): (key: string) => boolean {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  return (key) => {
    if (now() >= endsAtMs) {
      counts = new Map()
      endsAtMs = now() + 60_000
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= perMinute
  }
}
