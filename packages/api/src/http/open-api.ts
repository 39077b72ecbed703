import type { Services } from '../calls/visit.ts'
import { databaseTime, timeOf } from '../claims/time.ts'
import { openDatabase, type DatabaseLocation } from '../database/open.ts'
import { createApp } from './app.ts'
import type { StreamLimits } from './event-stream.ts'
import { createEventHub } from '../events/hub.ts'
import { createModelTools, type ServerModel } from '../drafting/choose-model.ts'
import { createOpenCredentials } from '../mailboxes/credentials.ts'
import { createMailConsents, type ConsentSettingsByProvider } from '../mailboxes/mail-consents.ts'
import { createFileFetcher } from '../mailboxes/fetch-file.ts'
import { imapLimits } from '../mailboxes/imap-session.ts'
import type { SyncPace } from '../mailboxes/sync-mailbox.ts'
import { createCheckMailbox } from '../mailboxes/mailbox-check.ts'
import { createShopSystems } from '../shops/systems.ts'
import { createShopify, type ShopifySettings } from '../shops/shopify/client.ts'
import type { WooCommerceSettings } from '../shops/woocommerce/client.ts'
import { createFetchPicture } from '../platform/fetch-picture.ts'
import { createFindHost } from '../platform/hosts.ts'
import { silentLog, type Log } from '../platform/log.ts'
import type { Deliver } from '../notices/delivery.ts'
import { createMailer } from '../notices/mailer.ts'
import { createReader } from '../knowledge/reader.ts'
import { createSeal, type ProxyTrust } from '@draftdesk/server-kit'
import { createFindCaller } from '../stores/caller.ts'
import { createHasher, defaultCost, type HashCost } from '../accounts/hasher.ts'
import { createLimits } from '../platform/limits.ts'
import { createSecret } from '../platform/secret.ts'
import { createGoogle } from '../accounts/google.ts'
import { createSso } from '../accounts/sso.ts'
import type { GoogleSettings, SsoSettings } from '../platform/settings.ts'
import type { HandOver } from '../outbox/hand-over.ts'
import { createReplyDeps } from '../workers/reply-deps.ts'
import { startReading } from '../workers/start-reading.ts'
import { startWork } from '../workers/start-work.ts'

/** Options of an API. Only the database is required. */
export interface ApiOptions {
  database: DatabaseLocation | 'memory'
  /** False: background jobs run in other processes. */
  work?: boolean | undefined
  /** Delivers mails. Missing: mails are dropped. */
  mail?: Deliver | undefined
  /** Milliseconds since 1970. Missing: jobs use the database's clock. */
  clock?: (() => number) | undefined
  log?: Log | undefined
  /** Public origin of the site for links in mails. */
  siteUrl?: string | undefined
  tokenMinutes?: number | undefined
  refreshDays?: number | undefined
  signInDays?: number | undefined
  /** Multiplies all rate limits. 0 turns them off. */
  limitScale?: number | undefined
  proxyTrust?: ProxyTrust | undefined
  /** Origins of other browser front ends. */
  corsOrigins?: readonly string[] | undefined
  hashCost?: HashCost | undefined
  /** Seals stored credentials. Without it they are lost after a restart. */
  secret?: string | undefined
  /** Mailboxes synced in parallel. */
  mailboxesAtOnce?: number | undefined
  /** Sync intervals. */
  pace?: SyncPace | undefined
  /** Delay between a mail and its draft in seconds, 30 by default. */
  draftAfterSeconds?: number | undefined
  /** Limits of event streams. */
  streams?: Partial<StreamLimits> | undefined
  /** Allows mailboxes in private networks and without encryption. */
  allowPrivateHosts?: boolean | undefined
  shopify?: Partial<ShopifySettings> | undefined
  wooCommerce?: Partial<WooCommerceSettings> | undefined
  /** Replaces the stores' mail servers for replies. */
  handOver?: HandOver | undefined
  /** Lease of sending a reply in seconds. */
  replyLeaseSeconds?: number | undefined
  /** The language model available to all stores. */
  model?: ServerModel | undefined
  google?: GoogleSettings | undefined
  /** OAuth clients of mailbox providers. */
  mailConsents?: ConsentSettingsByProvider | undefined
  sso?: SsoSettings | undefined
  /** Adds control calls under /__demo/ and simulated faults. Never use it in production. */
  demo?: boolean | undefined
}

/** An open API with its `fetch` and control functions. */
export interface Api {
  /** Serves one request. `env.incoming` is the node:http request, if any. */
  fetch: (request: Request, env?: unknown) => Promise<Response>
  services: Services
  /** Names the database without credentials. */
  label: string
  /** Makes /readyz return 503. */
  drain: () => void
  /** Runs until no job is due. Returns at once when jobs run elsewhere. */
  settle: () => Promise<void>
  /** Completes pending work and closes the database. */
  close: () => Promise<void>
}

/** Opens the API without a port: `const api = await openApi({ database: 'memory' })`, then `await api.fetch(new Request('http://api/v1/auth/check-internet'))`. Throws a `StartFault` when it cannot. */
export async function openApi(options: ApiOptions): Promise<Api> {
  const place: DatabaseLocation = options.database === 'memory' ? { kind: 'memory' } : options.database
  const clock = options.clock ?? Date.now
  const log = options.log ?? silentLog
  const hasher = await createHasher(options.hashCost ?? defaultCost)
  const database = await openDatabase(place)
  const { db, label } = database
  const life = {
    tokenMinutes: options.tokenMinutes ?? 60,
    refreshDays: options.refreshDays ?? 14,
    signInDays: options.signInDays ?? 90,
  }
  const demo = options.demo ? (await import('../demo/demo.ts')).createDemo() : undefined
  const deliver = demo ? demo.collect(options.mail) : (options.mail ?? (() => Promise.resolve()))
  const now = options.clock ? timeOf(options.clock) : databaseTime
  const seal = createSeal(options.secret ?? createSecret(), 'credentials')
  const allowPrivate = options.allowPrivateHosts ?? false
  const findHost = createFindHost(allowPrivate)
  const mailConsents = createMailConsents(options.mailConsents ?? {}, clock)
  const openCredentials = createOpenCredentials({ db, seal, clock, now }, mailConsents)
  const shopify = createShopify(options.shopify ?? {}, findHost)
  const services: Services = {
    db,
    clock,
    now,
    findCaller: createFindCaller(db),
    hasher,
    limits: createLimits(db, clock, options.limitScale ?? 1),
    seal,
    mailer: createMailer(seal, now),
    documents: createReader(),
    connections: {
      allowPrivate,
      checkMailbox: createCheckMailbox(findHost),
      mailConsents,
      openCredentials,
      shops: createShopSystems(
        demo ? demo.showShop(shopify, clock) : shopify,
        options.wooCommerce ?? {},
        findHost,
      ),
      shopifyApp: shopify.settings.app,
    },
    models: createModelTools(options.model, { findHost, allowPrivate }),
    log,
    siteUrl: (options.siteUrl ?? 'http://localhost:4321').replace(/\/$/, ''),
    life,
    google: options.google && createGoogle(options.google, db, clock),
    sso: options.sso && createSso(options.sso, db, clock),
  }
  const hub = await createEventHub(database, clock, log)
  let isReady = true
  const app = createApp(services, {
    proxyTrust: options.proxyTrust ?? 'loopback',
    isReady: () => isReady,
    corsOrigins: options.corsOrigins ?? [],
    hub,
    streams: options.streams,
    files: {
      fetchPicture: createFetchPicture(findHost),
      fetchFile: createFileFetcher({ db, openCredentials, findHost, limits: imapLimits }),
    },
  })
  const answer: Api['fetch'] = async (request, env) => app.fetch(request, env)
  const replies = {
    ...createReplyDeps({
      openCredentials,
      findHost,
      mailer: services.mailer,
      siteUrl: services.siteUrl,
      handOver: options.handOver,
      ...demo?.replies,
    }),
    replyLeaseSeconds: options.replyLeaseSeconds,
  }
  const parts = { ...services, deliver, replies, shops: services.connections.shops }
  const work = options.work === false ? undefined : await startWork(database, parts)
  const { mailboxesAtOnce: atOnce, pace, draftAfterSeconds } = options
  const reading =
    options.work === false
      ? undefined
      : await startReading(database, {
          ...services,
          openCredentials,
          findHost,
          atOnce,
          pace,
          draftAfterSeconds,
        })
  return {
    fetch: demo ? demo.wrap(answer, services) : answer,
    services,
    label,
    drain: () => {
      isReady = false
    },
    settle: async () => work?.settle(),
    close: async () => {
      isReady = false
      await Promise.all([hub.close(), reading?.stop(), work?.stop(), services.documents.close()])
      await database.close()
    },
  }
}
