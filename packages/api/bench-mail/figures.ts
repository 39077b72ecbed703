import { loadavg } from 'node:os'

/** Prints a figure together with the machine's load, which affects it. */
export function printFigure(name: string, value: string): void {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  process.stdout.write(`${name.padEnd(44)} ${value} (load ${load})\n`)
}

/** The percentile of values: `share` of them are below it. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1))
}
