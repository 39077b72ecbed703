// npm run mutate [-- folder ...]: breaks the servers' code in small ways, one at a time, and lists what no test notices.
import { build, prepare, program } from './prepare.mjs'
import { fail, run, say } from './processes.mjs'

const api = 'packages/api/src'
const site = ['src/server/**/*.test.ts']
const calls = (...names) => names.map((name) => `${api}/calls/${name}*.test.ts`)

/** The folders, and the tests that judge each: all that enter its code in their own process. Tests that start processes run other code. */
const folders = {
  'src/server/session': site,
  'src/server/upstream': site,
  'src/server/gate': site,
  'src/server/proxy': site,
  [`${api}/accounts`]: [
    `${api}/accounts/**/*.test.ts`,
    ...calls('sign-', 'password', 'account', 'session', 'google', 'sso'),
  ],
  [`${api}/stores`]: [
    `${api}/stores/**/*.test.ts`,
    ...calls(
      'members',
      'people',
      'invites',
      'accept',
      'stores',
      'settings',
      'activity',
      'session',
      'onboard',
    ),
  ],
  [`${api}/platform`]: [`${api}/platform/**/*.test.ts`, ...calls('sign-', 'mailbox', 'shop')],
  [`${api}/claims`]: [`${api}/claims/**/*.test.ts`, `${api}/workers/**/*.test.ts`],
}

const known = Object.keys(folders)
const asked = process.argv.slice(2)
const unknown = asked.find((folder) => !known.includes(folder))
if (unknown) fail(`There are no tests named for ${unknown}. Known: ${known.join(', ')}.`)

await prepare()
await build('auth-core')
let worst = 0
for (const folder of asked.length > 0 ? asked : known) {
  say(`${folder} …`)
  const env = { ...process.env, MUTATE_FOLDER: folder, MUTATE_TESTS: folders[folder].join(',') }
  worst = Math.max(worst, await run(program('stryker'), ['run'], { env }))
}
process.exit(worst)
