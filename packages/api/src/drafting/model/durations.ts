/** The shortest step. Calls are rarely faster. */
const firstMs = 50
/** Steps per doubling, so that a step is 19 % longer than the one before. */
const perDoubling = 4
const last = 60

/** The number of the step that a duration falls into. Step 0: the duration is unknown. */
export const toDurationBucket = (ms: number): number =>
  Math.min(last, Math.max(1, Math.ceil(perDoubling * Math.log2(Math.max(ms, 1) / firstMs))))

const middleOf = (bucket: number): number => Math.round(firstMs * 2 ** ((bucket - 0.5) / perDoubling))

/** Calls by step. */
export interface DurationCount {
  readonly bucket: number
  readonly calls: number
}

/** The duration that a share of the calls stays below, within 10 %. Null without known durations. */
export function readPercentile(counts: readonly DurationCount[], share: number): number | null {
  const known = counts.filter(({ bucket, calls }) => bucket > 0 && calls > 0)
  const all = known.reduce((sum, { calls }) => sum + calls, 0)
  let below = 0
  for (const { bucket, calls } of known.toSorted((a, b) => a.bucket - b.bucket)) {
    below += calls
    if (below >= all * share) return middleOf(bucket)
  }
  return null
}
