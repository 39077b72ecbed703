import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../harness.ts'
import { root } from '../sources.ts'

/** A measured server with its CPU and memory use. */
export interface MeasuredServer {
  readonly name: string
  readonly url: string
  /** CPU time used so far, in ms, of user and system together. */
  cpuMs(): number
  /** Memory in use, in MiB. */
  memoryMb(): number
  stop(): Promise<void>
}

/** Starts a program and waits for its "ready on URL". */
export async function launchProcess(
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<MeasuredServer> {
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

/** Starts the built site and a stub of /v1 that answers after `delayMs`, with a signed-in person. */
export async function openSite(delayMs: number) {
  const folder = temporaryFolder()
  const stub = await launchProcess('stub', [join(root, 'tests/bench/stub.ts'), String(delayMs)])
  const site = await launchProcess('site', [join(root, 'dist/server/entry.mjs')], {
    API_URL: stub.url,
    DATA_DIR: folder.path,
    PORT: '0',
  })
  return {
    site,
    stub,
    cookie: await signIn(site.url),
    folder: folder.path,
    stop: async () => {
      for (const subject of [site, stub]) await subject.stop()
      folder.remove()
    },
  }
}

/** Signs a person in and returns the session cookie. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: 'owner@bench.test', password: 'any' }),
  })
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
  return line?.split(';')[0] ?? ''
}
