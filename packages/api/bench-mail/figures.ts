import { readFileSync } from 'node:fs'
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

/** Processor time that a process has used, in ms: steadier than other times on a busy machine. Linux only. */
export function readCpuMs(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return NaN
  const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Most memory that a process has had so far, in MB. Linux only. */
export function readPeakMb(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return NaN
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024
}
