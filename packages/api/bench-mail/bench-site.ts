import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testPassword } from '../src/testing/api.ts'

const siteEntryFile = fileURLToPath(new URL('../../../dist/server/entry.mjs', import.meta.url))

/** The built site with the owner of the bench signed in. */
export interface BenchSite {
  readonly url: string
  readonly pid: number | undefined
  /** Reads a page to its end. Throws when it is not shown. */
  readonly visit: (path: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the built site in front of an API. */
export async function startBenchSite(apiUrl: string): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-bench-site-'))
  const env = { PATH: process.env['PATH'], API_URL: apiUrl, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [siteEntryFile], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ready on (\S+)/i.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the site ended: ${output}`)))
  })
  const answer = await fetch(`${url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: 'owner@bench.test', password: testPassword }),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session='))
  return {
    url,
    pid: child.pid,
    visit: async (path) => {
      let shown = ''
      // A check of the session that times out on a busy machine leads to the sign-in.
      for (let tries = 0; tries < 5 && !shown.startsWith('200'); tries += 1) {
        const headers = { cookie: cookie?.split(';')[0] ?? '' }
        const page = await fetch(`${url}${path}`, { redirect: 'manual', headers })
        await page.arrayBuffer()
        shown = `${String(page.status)} ${page.headers.get('location') ?? ''}`
      }
      if (!shown.startsWith('200')) throw new Error(`${path} answered ${shown}`)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
