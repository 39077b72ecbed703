import { loadavg } from 'node:os'

/** Prints a figure with the load of the machine beside it, without which it says little. */
export function say(name: string, value: string): void {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  process.stdout.write(`${name.padEnd(44)} ${value} (load ${load})\n`)
}

/** The value below which `share` of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1))
}
