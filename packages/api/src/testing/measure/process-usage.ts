import { readFileSync, writeFileSync } from 'node:fs'

/** Processor time that a process has used, in ms: steadier than other times on a busy machine. Linux only. */
export function readCpuMs(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return NaN
  const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Resets the peak memory of a process, because its start uses the most. Linux only. */
export function resetPeakMemory(pid: number | undefined): void {
  if (process.platform === 'linux' && pid !== undefined) writeFileSync(`/proc/${String(pid)}/clear_refs`, '5')
}

/** The peak memory of a process since `resetPeakMemory` in MB. Linux only. */
export function readPeakMb(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return NaN
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024
}
