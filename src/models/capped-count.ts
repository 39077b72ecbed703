import { mostCounted } from '@draftdesk/contract/lengths'

/** Formats a count. The largest one ends with a plus sign. */
export const formatCappedCount = (count: number): string =>
  count >= mostCounted ? `${String(mostCounted)}+` : String(count)
