import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTemplate } from './src/testing/database/database.ts'
import { startPostgres } from './src/testing/servers/postgres.ts'

// Repeats the tests of this package that open a database, on a separate PostgreSQL server: node packages/api/test-postgres.ts [FILE ...]

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

const isDatabaseTest = (file: string) =>
  /from '.*\/testing\/(?:[\w-]+\/)?(?:api|conversations|(?:use-)?database|use-chores|world|process|read-mailboxes|replies)\.ts'/.test(
    readFileSync(file, 'utf8'),
  )
/** Tests whose result does not depend on the database. */
const independent = [
  ...['bodies', 'fuzz', 'hostile-bodies', 'document-answers', 'document-every-call', 'disk-space'],
  ...['mailbox', 'mailbox-consent', 'silent-connection', 'upload-policy'],
].map((name) => `/${name}.test.ts`)
const files = globSync(join(import.meta.dirname, 'src/**/*.test.ts')).filter(
  (file) => isDatabaseTest(file) && !independent.some((name) => file.endsWith(name)),
)

const server = await startPostgres()
if (server.kind === 'absent') {
  printLine(`The tests on PostgreSQL cannot run. ${server.reason}`)
  process.exitCode = 1
} else {
  await createTemplate(server.url)
  printLine('Running the tests of packages/api on PostgreSQL ...')
  const chosen = process.argv.slice(2)
  const parameters = [vitest, 'run', '--project', 'api', ...(chosen.length > 0 ? chosen : files)]
  const environment = { ...process.env, TEST_DATABASE_URL: server.url }
  const child = spawn(process.execPath, parameters, { cwd: root, env: environment, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  await server.stop()
}
