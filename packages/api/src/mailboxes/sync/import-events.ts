/** Kinds of events that an import publishes. */
export type ImportEvent = 'mailbox' | 'list'

/** Limits the events of an import: open pages of the store are notified at most once a second. */
export interface ImportEventCollector {
  /** Collects the events of a batch. Returns all collected events when they are due, or for the last batch. */
  readonly collect: (types: readonly ImportEvent[], nowMs: number, isLast: boolean) => ImportEvent[]
  /** Removes published events. Called after the commit, because a transaction may be repeated. */
  readonly confirm: (published: readonly ImportEvent[], nowMs: number) => void
}

const pauseMs = 1000

/**
 * Creates the collector of one import. Its first batch publishes the list, because an interrupted run may have
 * left changes unpublished.
 */
export function createImportEventCollector(): ImportEventCollector {
  const waiting = new Set<ImportEvent>(['list'])
  let publishedMs = -Infinity
  return {
    collect: (types, nowMs, isLast) => {
      for (const type of types) waiting.add(type)
      // A clock that was set back must not hold events back.
      return isLast || Math.abs(nowMs - publishedMs) >= pauseMs ? [...waiting] : []
    },
    confirm: (published, nowMs) => {
      if (published.length === 0) return
      publishedMs = nowMs
      for (const type of published) waiting.delete(type)
    },
  }
}
