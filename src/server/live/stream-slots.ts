/** Limits the open streams per session and per process. */
export interface StreamSlots {
  /** Takes a seat. Returns the function that frees it, or undefined if all are taken. */
  readonly take: (key: string) => (() => void) | undefined
}

export function createStreamSlots({ perSession = 4, perProcess = 2000 } = {}): StreamSlots {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(key) {
      const mine = taken.get(key) ?? 0
      if (mine >= perSession || all >= perProcess) return undefined
      taken.set(key, mine + 1)
      all += 1
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
