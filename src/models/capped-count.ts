import { maxListCount } from '@draftdesk/contract/input-limits'

/** Formats a count. The largest one ends with a plus sign. */
export const formatCappedCount = (count: number): string =>
  count >= maxListCount ? `${String(maxListCount)}+` : String(count)
