import { createReader } from '../knowledge/reader.ts'
import { databaseTime } from '../claims/time.ts'
import { openDatabase } from '../database/open.ts'
import { createSeal, StartFault } from '@draftdesk/server-kit'
import { createLog } from '../platform/log.ts'
import { placeOf, secretOf, type Settings } from '../platform/settings.ts'
import { startWork } from '../workers/start-work.ts'
import { deliveryOf } from './delivery-of.ts'
import { print } from './print.ts'

/** Does the work that outlives a request until SIGTERM or SIGINT, beside any number of APIs and other workers. */
export async function work(settings: Settings): Promise<void> {
  const place = placeOf(settings)
  if (place.kind !== 'postgres')
    throw new StartFault(
      'Work alone needs PostgreSQL: set DATABASE_URL. With the embedded database the API does the work itself.',
    )
  const database = await openDatabase(place)
  const documents = createReader()
  const runner = await startWork(database, {
    db: database.db,
    now: databaseTime,
    clock: Date.now,
    log: createLog(settings.LOG_LEVEL),
    seal: createSeal(secretOf(settings), 'credentials'),
    deliver: deliveryOf(settings),
    documents,
    life: {
      tokenMinutes: settings.TOKEN_MINUTES,
      refreshDays: settings.REFRESH_DAYS,
      signInDays: settings.SIGN_IN_DAYS,
    },
  })
  // Node ends a process that waits for nothing but timers of ours, which hold nobody up.
  const alive = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(alive)
    void Promise.all([runner.stop(), documents.close()]).then(() => database.close())
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  print(`The worker is ready (${database.label}).`)
}
