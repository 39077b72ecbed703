import type { PresenceUpdate, PresentPerson } from '@draftdesk/contract'

/** The presence of one open page: its conversation, and how long the report is valid. */
export interface PresenceReport {
  readonly storeId: string
  readonly userId: string
  readonly viewer: string
  readonly name: string
  readonly isSuperAdmin: boolean
  readonly threadId: string | null
  readonly isReplying: boolean
  readonly leftMs: number
  /** The process that received the report. */
  readonly process: string
}

interface PresenceEntry extends PresenceReport {
  readonly untilMs: number
}

/** The most open pages of one person that count. A further page replaces the oldest. */
const maxThreadsPerPerson = 40
/** The most people to list per conversation. */
const maxPeople = 8

type PresenceThreads = PresenceUpdate['threads']

/** Creates the table of people by conversation. It contains the reports of all processes until they expire. */
export function createPresenceBoard() {
  const stores = new Map<string, Map<string, PresenceEntry>>()

  function removeEntries(storeId: string, isGone: (entry: PresenceEntry) => boolean): string[] {
    const entries = stores.get(storeId)
    const threads = new Set<string>()
    for (const [key, entry] of entries ?? []) {
      if (!isGone(entry)) continue
      entries?.delete(key)
      if (entry.threadId !== null) threads.add(entry.threadId)
    }
    if (entries?.size === 0) stores.delete(storeId)
    return [...threads]
  }

  return {
    /** Stores a report. Returns the threads whose people changed. */
    put(report: PresenceReport, nowMs: number): string[] {
      const { storeId, userId, viewer, threadId, isReplying, leftMs } = report
      const entries = stores.get(storeId) ?? new Map<string, PresenceEntry>()
      const key = `${userId} ${viewer}`
      const before = entries.get(key)
      if (threadId === null) return removeEntries(storeId, (entry) => entry === before)
      entries.delete(key)
      stores.set(storeId, entries.set(key, { ...report, untilMs: nowMs + leftMs }))
      const own = [...entries].filter(([, entry]) => entry.userId === userId)
      const dropped = own.slice(0, Math.max(0, own.length - maxThreadsPerPerson))
      for (const [other] of dropped) entries.delete(other)
      const changed = dropped.map(([, entry]) => entry.threadId)
      if (before?.threadId !== threadId || before.isReplying !== isReplying)
        changed.push(threadId, before?.threadId ?? null)
      return [...new Set(changed)].filter((id) => id !== null)
    },
    /** Removes a person from a store. Returns their threads. */
    removePerson: (storeId: string, userId: string): string[] =>
      removeEntries(storeId, (entry) => entry.userId === userId),
    /** Removes expired reports. Returns the changed threads by store. */
    expire: (nowMs: number): [storeId: string, threads: string[]][] =>
      [...stores.keys()].map((storeId) => [
        storeId,
        removeEntries(storeId, ({ untilMs }) => untilMs <= nowMs),
      ]),
    /** The people by thread, for the given threads or all of a store. */
    list(storeId: string, wanted?: ReadonlySet<string>): PresenceThreads {
      const byThread = new Map<string, Map<string, PresentPerson>>()
      for (const id of wanted ?? []) byThread.set(id, new Map())
      for (const { threadId, userId: id, name, isReplying, isSuperAdmin } of stores.get(storeId)?.values() ??
        []) {
        if (threadId === null || (wanted && !wanted.has(threadId))) continue
        const people = byThread.get(threadId) ?? new Map<string, PresentPerson>()
        byThread.set(threadId, people)
        const known = people.get(id)
        if (!known && people.size >= maxPeople) continue
        const is_replying = isReplying || known?.is_replying === true
        people.set(id, { id, name, is_replying, is_super_admin: isSuperAdmin })
      }
      return [...byThread].map(([id, people]) => ({ id, people: [...people.values()] }))
    },
    /** The reports that a process received from pages. */
    listOf: (process: string): PresenceEntry[] =>
      [...stores.values()].flatMap((entries) =>
        [...entries.values()].filter((one) => one.process === process),
      ),
    stores: (): string[] => [...stores.keys()],
  }
}
