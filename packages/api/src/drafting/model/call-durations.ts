/** The shortest step. Calls are rarely faster. */
const firstBucketMs = 50
/** Steps per doubling, so that a step is 19 % longer than the one before. */
const bucketsPerDoubling = 4
const lastBucket = 60

/** The number of the step that a duration falls into. Step 0: the duration is unknown. */
export const toDurationBucket = (ms: number): number =>
  Math.min(
    lastBucket,
    Math.max(1, Math.ceil(bucketsPerDoubling * Math.log2(Math.max(ms, 1) / firstBucketMs))),
  )

const getBucketMiddleMs = (bucket: number): number =>
  Math.round(firstBucketMs * 2 ** ((bucket - 0.5) / bucketsPerDoubling))

/** Calls by step. */
export interface DurationCount {
  readonly bucket: number
  readonly calls: number
}

/** The duration that a share of the calls stays below, within 10 %. Null without known durations. */
export function computeDurationPercentileMs(counts: readonly DurationCount[], share: number): number | null {
  const known = counts.filter(({ bucket, calls }) => bucket > 0 && calls > 0)
  const all = known.reduce((sum, { calls }) => sum + calls, 0)
  let below = 0
  for (const { bucket, calls } of known.toSorted((a, b) => a.bucket - b.bucket)) {
    below += calls
    if (below >= all * share) return getBucketMiddleMs(bucket)
  }
  return null
}
