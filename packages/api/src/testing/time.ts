const minuteMs = 60_000

/** Units of time in milliseconds. */
export const unitMs = { second: 1000, minute: minuteMs, hour: 60 * minuteMs, day: 1440 * minuteMs }
