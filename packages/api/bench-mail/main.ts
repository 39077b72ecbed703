import { startDovecot } from '../src/testing/servers/dovecot.ts'
import { startPostgres } from '../src/testing/servers/postgres.ts'
import { benchChaos, benchSleeper } from './chaos.ts'
import { printFigure } from './figures.ts'
import { benchFilters } from './filters.ts'
import { benchFirst } from './first.ts'
import { benchGrowth } from './growth.ts'
import { benchHostile } from './hostile.ts'
import { benchImport } from './import.ts'
import { benchLists } from './lists.ts'
import { benchLive } from './live.ts'
import { benchIdle, benchNeighbour } from './mailboxes.ts'
import { benchRestart } from './restart.ts'

// npm run bench -- restart [mails] [COMMIT]
// npm run bench -- mail [import|first|lists|filters|live|chaos|hostile|growth|idle|neighbour|sleeper] [mails] [PGlite|PostgreSQL]
const [name = 'all', size, only] = process.argv.slice(2)
const isBenchWanted = (wanted: string): boolean => name === 'all' || name === wanted

const dovecot = await startDovecot()
const server = await startPostgres()
if (server.kind === 'absent') printFigure('PostgreSQL', server.reason)
const url = server.kind === 'running' ? server.url : undefined
try {
  if (name === 'restart' && url) await benchRestart(dovecot, Number(size ?? 5000), url, only)
  for (const at of [undefined, ...(url ? [url] : [])]) {
    if (name === 'restart' || (only && only !== (at ? 'PostgreSQL' : 'PGlite'))) continue
    if (isBenchWanted('import')) await benchImport(dovecot, Number(size ?? 5000), at)
    if (isBenchWanted('first')) await benchFirst(dovecot, Number(size ?? 2000), at)
    if (isBenchWanted('lists')) await benchLists(dovecot, Number(size ?? 18_000), at)
    if (name === 'filters') await benchFilters(dovecot, Number(size ?? (at ? 300_000 : 20_000)), at)
    if (isBenchWanted('live')) await benchLive(dovecot, Number(size ?? 40), at)
    // A step above the limit fails the run.
    if (name === 'hostile' && !(await benchHostile(dovecot, Number(size ?? 12), at))) process.exitCode = 1
    if (isBenchWanted('chaos')) await benchChaos(dovecot, Number(size ?? 2000), at)
  }
  if (url && name === 'idle') await benchIdle(dovecot, Number(size ?? 200), url)
  if (url && name === 'neighbour') await benchNeighbour(dovecot, Number(size ?? 20_000), url)
  if (url && name === 'growth') await benchGrowth(dovecot, Number(size ?? 1), url)
  if (url && isBenchWanted('sleeper')) await benchSleeper(dovecot, Number(size ?? 2000), url)
} finally {
  await dovecot.stop()
  if (server.kind === 'running') await server.stop()
}
