import { startDovecot } from './src/testing/servers/dovecot.ts'
import { createTestDatabase } from './src/testing/database/database.ts'
import { measureSends, measureUndos } from './src/testing/measure/measure-sending.ts'
import { startPostgres } from './src/testing/servers/postgres.ts'

// npm run bench -- send [mails] [kills] [undos]: mails over servers with nine faults while the process that sends is killed, and
// mails that are taken back at the moment they are due. On PostgreSQL where it is installed, else on PGlite.
const [sends = '500', kills = '60', undos = '1000'] = process.argv.slice(2)
const dovecot = await startDovecot()
const server = await startPostgres()
const serverUrl = server.kind === 'running' ? server.url : undefined
const printFigures = (what: string, figures: object) =>
  process.stdout.write(`${what}, ${serverUrl ? 'PostgreSQL' : 'PGlite'}: ${JSON.stringify(figures)}\n`)
try {
  if (Number(sends) > 0)
    printFigures(
      'sends',
      await measureSends({
        sends: Number(sends),
        kills: Number(kills),
        lifeMs: 2500,
        dovecot,
        server: serverUrl,
      }),
    )
  const { location, drop } = await createTestDatabase(serverUrl)
  printFigures('undos', await measureUndos(Number(undos), location))
  await drop()
} finally {
  await dovecot.stop()
  if (server.kind === 'running') await server.stop()
}
