import { createReader } from '../knowledge/reader.ts'
import { databaseTime } from '../claims/time.ts'
import { openDatabase } from '../database/open.ts'
import { createSeal, StartFault, version } from '@draftdesk/server-kit'
import { createMailer } from '../notices/mailer.ts'
import { createModelTools } from '../drafting/choose-model.ts'
import { createFindHost } from '../platform/hosts.ts'
import { createLog } from '../platform/log.ts'
import { createShopify } from '../shops/shopify/client.ts'
import { createShopSystems } from '../shops/systems.ts'
import { createLimits } from '../platform/limits.ts'
import { createOpenCredentials } from '../mailboxes/credentials.ts'
import { createMailConsents } from '../mailboxes/mail-consents.ts'
import {
  mailConsentSettings,
  modelSettings,
  placeOf,
  secretOf,
  shopifySettings,
  type Settings,
} from '../platform/settings.ts'
import { createReplyDeps } from '../workers/reply-deps.ts'
import { startReading } from '../workers/start-reading.ts'
import { startWork } from '../workers/start-work.ts'
import { deliveryOf } from './delivery-of.ts'
import { print } from './print.ts'

/** Runs background jobs until SIGTERM or SIGINT, in parallel to other workers. */
export async function work(settings: Settings): Promise<void> {
  const place = placeOf(settings)
  if (place.kind !== 'postgres')
    throw new StartFault(
      'A separate worker needs PostgreSQL: set DATABASE_URL. With the embedded database the API runs the jobs itself.',
    )
  const database = await openDatabase(place)
  const documents = createReader()
  const { db } = database
  const seal = createSeal(secretOf(settings), 'credentials')
  const shared = { db, now: databaseTime, clock: Date.now, log: createLog(settings.LOG_LEVEL), seal }
  const findHost = createFindHost(settings.ALLOW_PRIVATE_HOSTS)
  const openCredentials = createOpenCredentials(
    shared,
    createMailConsents(mailConsentSettings(settings), Date.now),
  )
  const mailer = createMailer(seal, databaseTime)
  const siteUrl = settings.SITE_URL
  const runner = await startWork(database, {
    ...shared,
    replies: createReplyDeps({ openCredentials, findHost, mailer, siteUrl }),
    deliver: deliveryOf(settings),
    documents,
    shops: createShopSystems(createShopify(shopifySettings(settings), findHost), {}, findHost),
    limits: createLimits(db, Date.now, settings.LIMIT_SCALE),
    models: createModelTools(modelSettings(settings), {
      findHost,
      allowPrivate: settings.ALLOW_PRIVATE_HOSTS,
    }),
    life: {
      tokenMinutes: settings.TOKEN_MINUTES,
      refreshDays: settings.REFRESH_DAYS,
      signInDays: settings.SIGN_IN_DAYS,
    },
  })
  const reading = await startReading(database, {
    ...shared,
    openCredentials,
    findHost,
    mailer,
    siteUrl,
    atOnce: settings.MAILBOXES_PER_WORKER,
  })
  // Keeps the process alive, because Node ends a process with only unreferenced timers.
  const alive = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(alive)
    void Promise.all([reading.stop(), runner.stop(), documents.close()]).then(() => database.close())
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  print(`The worker is ready (version ${version}, ${database.label}).`)
}
