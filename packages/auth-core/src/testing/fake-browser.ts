import type { Channel, Clock, Lock, SessionStorage } from '../ports.ts'

/** A tab of a fake browser: its ports, and its events. */
export interface FakeTab {
  /** The storage that all tabs share. */
  readonly storage: SessionStorage
  /** The lock that all tabs share. */
  readonly lock: Lock
  /** Announces changes to the other tabs. */
  readonly channel: Channel
  /** Makes the storage throw for this tab, as when a browser blocks it. `false` ends that. */
  readonly block: (isBlocked: boolean) => void
  /** Wakes the tab, which then checks for missed changes. */
  readonly wake: () => void
  /** Closes the tab. It receives no more events, and releases its locks. */
  readonly close: () => void
}

/** Tabs that share a storage and locks. */
export interface FakeBrowser {
  /** Opens another tab. */
  readonly open: () => FakeTab
  /** Contents of the tabs' storage. */
  readonly values: Map<string, string>
}

interface LockRequest {
  readonly tab: object
  readonly start: () => void
}

const lockLimitMs = 5000

/**
 * Creates a browser whose tabs share a storage, see each other's changes and wait for each other's locks, at
 * most 5 s.
 *
 * @example const { open } = fakeBrowser(clock); const [left, right] = [open(), open()]
 */
export function fakeBrowser(clock: Clock): FakeBrowser {
  const values = new Map<string, string>()
  const ears = new Map<object, Set<() => void>>()
  const queues = new Map<string, LockRequest[]>()

  const findLockQueue = (name: string) => queues.get(name) ?? []

  function leaveQueue(name: string, place: LockRequest) {
    const [first, ...others] = findLockQueue(name)
    queues.set(name, first === place ? others : findLockQueue(name).filter((other) => other !== place))
    if (first === place) others[0]?.start()
  }

  function openTab(): FakeTab {
    const tab = {}
    let isBlocked = false
    let isOpen = true
    const heard = new Set<() => void>()
    ears.set(tab, heard)

    function useStorage<T>(work: () => T): T {
      if (isBlocked) throw new Error('The storage is blocked')
      return work()
    }

    function changeStorage(work: () => void) {
      useStorage(work)
      for (const [other, listeners] of ears) if (other !== tab) for (const hear of [...listeners]) hear()
    }

    return {
      storage: {
        getItem: (key) => useStorage(() => values.get(key) ?? null),
        setItem: (key, value) => changeStorage(() => values.set(key, value)),
        removeItem: (key) => changeStorage(() => values.delete(key)),
      },
      channel(hear) {
        heard.add(hear)
        return () => void heard.delete(hear)
      },
      async lock(name, work) {
        const place = await new Promise<LockRequest>((resolve) => {
          const stop = clock.timer(() => resolve(mine), lockLimitMs)
          const mine = {
            tab,
            start() {
              stop()
              resolve(mine)
            },
          }
          queues.set(name, [...findLockQueue(name), mine])
          if (findLockQueue(name)[0] === mine) mine.start()
        })
        try {
          return await work()
        } finally {
          leaveQueue(name, place)
        }
      },
      block(blocked) {
        isBlocked = blocked
      },
      wake() {
        if (isOpen) for (const hear of [...heard]) hear()
      },
      close() {
        isOpen = false
        ears.delete(tab)
        for (const [name, queue] of queues)
          for (const place of queue) if (place.tab === tab) leaveQueue(name, place)
      },
    }
  }

  return { open: openTab, values }
}
