import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server under load, with what it costs. */
export interface Subject {
  readonly name: string
  readonly url: string
  /** CPU time used so far, in ms, of user and system together. */
  cpuMs(): number
  /** Memory in use, in MiB. */
  memoryMb(): number
  stop(): Promise<void>
}

/** Starts a program and waits for its "ready on URL". */
export async function launch(
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Subject> {
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...variables } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ready on (\S+)/i.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`${name} ended:\n${output}`)))
  })
  const pid = String(child.pid)
  const ticks = Number(execFileSync('getconf', ['CLK_TCK']).toString())
  return {
    name,
    url,
    cpuMs() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
    },
    memoryMb() {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(line) / 1024
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
