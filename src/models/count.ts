import { mostCounted } from '@draftdesk/contract/lengths'

/** A count as people read it; the largest one stands for all above it. */
export const formatCount = (count: number): string =>
  count >= mostCounted ? `${String(mostCounted)}+` : String(count)
