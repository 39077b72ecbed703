// npm run mutate [-- --minutes N] [folder ...]: breaks the servers' code in small ways, one at a time, and
// lists the breaks that no test notices. It continues an earlier run, and skips unchanged files.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildOutdatedParts, prepareCheckout, getDependencyProgramPath } from './prepare.mjs'
import { exitWithMessage, runCommand, printLine } from './processes.mjs'
import { installPrograms } from './programs.mjs'

const api = 'packages/api/src'
const site = ['src/server/**/*.test.ts']

const listCallTests = (...names) => names.map((name) => `${api}/calls/**/${name}.test.ts`)

/** The folders, and the tests that judge each: in their own process, since those that start processes run other code. */
const folders = {
  'src/server/session': [...site, 'tests/http/upstream/redis-store.test.ts'],
  'src/server/upstream': site,
  'src/server/gate': ['src/server/gate/**/*.test.ts'],
  'src/server/proxy': ['src/server/proxy/**/*.test.ts'],
  [`${api}/accounts`]: [`${api}/accounts/**/*.test.ts`, ...listCallTests('account', 'people', 'password')],
  [`${api}/stores`]: [
    `${api}/stores/**/*.test.ts`,
    ...listCallTests('invites', 'members', 'accept-invite', 'stores', 'settings', 'session'),
  ],
  [`${api}/platform`]: [`${api}/platform/**/*.test.ts`],
  [`${api}/claims`]: [`${api}/claims/**/!(killed-holder).test.ts`],
}

const known = Object.keys(folders)
const least = 0.9
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '600' } },
  allowPositionals: true,
})
const unknown = positionals.find((folder) => !known.includes(folder))
if (unknown) exitWithMessage(`There are no tests named for ${unknown}. Known: ${known.join(', ')}.`)

await prepareCheckout()
await buildOutdatedParts('auth-core')
const mutants = await import('./mutation-results.mjs')
const asked = positionals.length > 0 ? positionals : known
if (asked.includes('src/server/session')) await installPrograms(['redis-server'])
const untilMs = Date.now() + Number(values.minutes) * 60_000

for (const folder of asked) {
  const tests = folders[folder]
  for (const files of mutants.batchMutationFiles(
    mutants.scoreMutationFolder(mutants.listMutationFiles(folder), tests).stale,
  )) {
    const leftMs = untilMs - Date.now()
    if (leftMs <= 0) break
    printLine(`${files.join(', ')} …`)
    const stamps = Object.fromEntries(files.map((file) => [file, mutants.hashFileAndTests(file, tests)]))
    const report = join('reports', 'mutation', 'part.json')
    const env = { ...process.env, MUTATE_FILES: files.join(','), MUTATE_TESTS: tests.join(',') }
    if (
      (await runCommand(getDependencyProgramPath('stryker'), ['run'], {
        env: { ...env, MUTATE_REPORT: report },
      })) !== 0
    )
      exitWithMessage('The tests do not pass as the code is, or Stryker met a fault of its own: see above.')
    mutants.addMutationReport(report, stamps)
  }
}

let worst = 0
for (const folder of asked) {
  const { judged, lived, share, stale } = mutants.scoreMutationFolder(
    mutants.listMutationFiles(folder),
    folders[folder],
  )
  for (const { file, line, what, isReached } of lived)
    process.stdout.write(`  ${file}:${line} ${what}${isReached ? '' : ' (no test gets there)'}\n`)
  printLine(`${folder}: ${judged - lived.length} of ${judged} noticed, ${(share * 100).toFixed(1)} %`)
  if (stale.length > 0) printLine(`To be judged, by the next run: ${stale.join(', ')}`)
  if (stale.length > 0 || share < least) worst = 1
}
process.exit(worst)
