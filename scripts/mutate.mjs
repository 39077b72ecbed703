// npm run mutate [-- folder ...]: breaks the servers' code in small ways, one at a time, and lists what no test notices.
import { build, prepare, program } from './prepare.mjs'
import { run } from './processes.mjs'

const folders = [
  ...['session', 'upstream', 'gate', 'proxy'].map((room) => `src/server/${room}`),
  ...['accounts', 'stores', 'platform', 'claims'].map((room) => `packages/api/src/${room}`),
]

await prepare()
await build('auth-core')
const asked = process.argv.slice(2)
const mutate = (asked.length > 0 ? asked : folders).flatMap((folder) => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
])
process.exit(await run(program('stryker'), ['run', 'stryker.config.json', '--mutate', mutate.join(',')]))
