import { maxCounted } from '@draftdesk/contract/input-limits'

/** Formats a count. The largest one ends with a plus sign. */
export const formatCappedCount = (count: number): string =>
  count >= maxCounted ? `${String(maxCounted)}+` : String(count)
