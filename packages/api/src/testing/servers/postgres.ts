import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server for a test run, or the reason why there is none. */
export type TestServer =
  { kind: 'running'; url: string; stop: () => Promise<void> } | { kind: 'absent'; reason: string }

const versionsFolder = '/usr/lib/postgresql'

/** Starts PostgreSQL on loopback with a throwaway data folder. */
export async function startPostgres(): Promise<TestServer> {
  const tools = findTools()
  if (!tools) {
    return { kind: 'absent', reason: 'PostgreSQL is not installed here: apt install postgresql.' }
  }
  const person = findPerson()
  if (process.getuid?.() === 0 && !person)
    return { kind: 'absent', reason: 'PostgreSQL will not run as root and there is no user postgres.' }
  const folder = mkdtempSync(join(tmpdir(), 'draftdesk-postgres-'))
  if (person) chownSync(folder, person.uid, person.gid)
  const data = join(folder, 'data')
  const options = { ...person, cwd: folder }
  execFileSync(
    join(tools, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  )
  const port = await findPort()
  const flags = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`
  execFileSync(join(tools, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', flags, 'start'], {
    ...options,
    stdio: 'ignore',
  })
  return {
    kind: 'running',
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await runCommand(join(tools, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findTools(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined
  const newest = readdirSync(versionsFolder)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1)
  const folder = join(versionsFolder, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** Finds the user and group `postgres`, if this process may switch to it. */
function findPerson(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function runCommand(command: string, parameters: string[], options: object): Promise<void> {
  return new Promise((resolve) =>
    spawn(command, parameters, { ...options, stdio: 'ignore' }).once('exit', () => resolve()),
  )
}
