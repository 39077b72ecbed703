/** A bar of a chart, in a box of 100 by 100. */
interface TrendBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The time and the value. */
  readonly title: string
}

/** A chart with a bar for each day or hour. */
interface TrendChart {
  readonly name: string
  /** The newest value. */
  readonly latest: string
  readonly bars: readonly TrendBar[]
}

/** Charts of the same days or hours, and a table of their values. */
export interface Trends {
  readonly charts: readonly TrendChart[]
  /** The first and the last day or hour. */
  readonly from: string
  readonly to: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Values of a chart: one for each day or hour. */
export interface TrendValues {
  readonly name: string
  readonly values: readonly number[]
  readonly format: (value: number) => string
}

/** The share of its room that a bar fills. */
const barShare = 0.8

/** Lays out values as bars from zero, in the order of their times. */
function layOutBars({ values, format }: TrendValues, times: readonly string[]): TrendBar[] {
  const most = Math.max(1, ...values)
  const room = 100 / values.length
  return values.map((value, index) => {
    const height = (value / most) * 100
    return {
      ...{ x: index * room, y: 100 - height, width: room * barShare, height },
      title: `${times[index] ?? ''}: ${format(value)}`,
    }
  })
}

/**
 * Charts for lists of values; `timeColumn` is the name of the times. Undefined with fewer than two times,
 * which are no trend.
 */
export function toTrends(
  timeColumn: string,
  times: readonly string[],
  lists: readonly TrendValues[],
): Trends | undefined {
  const [from, ...others] = times
  const to = others.at(-1)
  if (from === undefined || to === undefined) return undefined
  return {
    ...{ from, to },
    charts: lists.map((list) => ({
      name: list.name,
      latest: list.format(list.values.at(-1) ?? 0),
      bars: layOutBars(list, times),
    })),
    head: [timeColumn, ...lists.map(({ name }) => name)],
    rows: times.map((time, index) => [
      time,
      ...lists.map(({ values, format }) => format(values[index] ?? 0)),
    ]),
  }
}
