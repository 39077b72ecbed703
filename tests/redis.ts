import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort, temporaryFolder } from './harness.ts'

const programPaths = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

/** Starts an empty Redis server on loopback for the tests. */
export async function startRedis(): Promise<{
  url: string
  pause(): void
  resume(): void
  stop(): Promise<void>
}> {
  const program = programPaths.find((path) => existsSync(path))
  if (!program) throw new Error('redis-server is not installed; `npm test` installs it.')
  const folder = temporaryFolder()
  const port = await freePort()
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder.path,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const child = spawn(program, options)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Makes Redis stop answering, like behind a broken connection. */
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      folder.remove()
    },
  }
}
