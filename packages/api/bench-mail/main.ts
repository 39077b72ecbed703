import { startDovecot } from '../src/testing/servers/dovecot.ts'
import { startPostgres } from '../src/testing/servers/postgres.ts'
import { benchInterruptedImport, benchSuspendedWorker } from './interrupted-import.ts'
import { printFigure } from './figures.ts'
import { benchListFilters } from './filters.ts'
import { benchFirstDrafts } from './first-drafts.ts'
import { benchLargeDatabase } from './large-database.ts'
import { benchHostileTexts } from './hostile-texts.ts'
import { benchImport } from './import.ts'
import { benchThreadLists } from './lists.ts'
import { benchNewMailDelay } from './new-mail-delay.ts'
import { benchIdleMailboxes, benchMailDelayDuringImport } from './mailboxes.ts'
import { benchRollingRestart } from './rolling-restart.ts'

// npm run bench -- restart [mails] [COMMIT]
// npm run bench -- mail [import|first|lists|filters|live|chaos|hostile|growth|idle|neighbour|sleeper] [mails] [PGlite|PostgreSQL]
const [name = 'all', size, only] = process.argv.slice(2)
const isBenchWanted = (wanted: string): boolean => name === 'all' || name === wanted

const dovecot = await startDovecot()
const server = await startPostgres()
if (server.kind === 'absent') printFigure('PostgreSQL', server.reason)
const url = server.kind === 'running' ? server.url : undefined
try {
  if (name === 'restart' && url) await benchRollingRestart(dovecot, Number(size ?? 5000), url, only)
  for (const at of [undefined, ...(url ? [url] : [])]) {
    if (name === 'restart' || (only && only !== (at ? 'PostgreSQL' : 'PGlite'))) continue
    if (isBenchWanted('import')) await benchImport(dovecot, Number(size ?? 5000), at)
    if (isBenchWanted('first')) await benchFirstDrafts(dovecot, Number(size ?? 2000), at)
    if (isBenchWanted('lists')) await benchThreadLists(dovecot, Number(size ?? 18_000), at)
    if (name === 'filters') await benchListFilters(dovecot, Number(size ?? (at ? 300_000 : 20_000)), at)
    if (isBenchWanted('live')) await benchNewMailDelay(dovecot, Number(size ?? 40), at)
    // A step above the limit fails the run.
    if (name === 'hostile' && !(await benchHostileTexts(dovecot, Number(size ?? 12), at)))
      process.exitCode = 1
    if (isBenchWanted('chaos')) await benchInterruptedImport(dovecot, Number(size ?? 2000), at)
  }
  if (url && name === 'idle') await benchIdleMailboxes(dovecot, Number(size ?? 200), url)
  if (url && name === 'neighbour') await benchMailDelayDuringImport(dovecot, Number(size ?? 20_000), url)
  if (url && name === 'growth') await benchLargeDatabase(dovecot, Number(size ?? 1), url)
  if (url && isBenchWanted('sleeper')) await benchSuspendedWorker(dovecot, Number(size ?? 2000), url)
} finally {
  await dovecot.stop()
  if (server.kind === 'running') await server.stop()
}
