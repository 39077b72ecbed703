import { createSeal } from '@draftdesk/server-kit'
import { createGoogleSignIn } from '../accounts/sign-in/google-sign-in.ts'
import { createHasher, defaultHashCost } from '../accounts/hasher.ts'
import type { HashCost } from '../accounts/hasher.ts'
import { createSsoTokenReader } from '../accounts/sign-in/sso-tokens.ts'
import type { Services } from '../calls/call-handler.ts'
import { createDatabaseTime, createClockTime } from '../claims/sql-time.ts'
import { openDatabase } from '../database/open-database.ts'
import type { DatabaseLocation, OpenDatabase } from '../database/open-database.ts'
import type { Demo } from '../demo/demo.ts'
import { createModelAccess } from '../drafting/model/choose-model.ts'
import type { ServerModel } from '../drafting/model/choose-model.ts'
import { createPresencePublisher } from '../events/presence-publisher.ts'
import { createDocumentReader } from '../knowledge/documents/document-reader.ts'
import { createOpenCredentials } from '../mailboxes/mailbox-credentials.ts'
import { createMailFileFetcher } from '../mailboxes/imap/mail-file-fetcher.ts'
import { imapLimits } from '../mailboxes/imap/imap-session.ts'
import { createMailConsents } from '../mailboxes/linking/mail-consents.ts'
import type { ConsentSettingsByProvider } from '../mailboxes/linking/mail-consents.ts'
import { createCheckMailbox } from '../mailboxes/linking/mailbox-check.ts'
import type { SyncIntervals } from '../mailboxes/sync/sync-mailbox.ts'
import type { DeliverNotice } from '../notices/notice-delivery.ts'
import { createNoticeMailer } from '../notices/notice-mailer.ts'
import type { DeliverMail } from '../outbox/deliver-mail.ts'
import { createFindHost } from '../platform/network/find-host.ts'
import { createHostLookup } from '../platform/network/host-lookup.ts'
import type { FindHost } from '../platform/network/find-host.ts'
import { createRateLimits } from '../platform/rate-limits.ts'
import { silentLog } from '../platform/log.ts'
import type { Log } from '../platform/log.ts'
import { createSecret } from '../platform/random-secrets.ts'
import { noTelemetry } from '../platform/telemetry.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import type { GoogleSettings, SsoSettings } from '../platform/api-settings.ts'
import { createShopifyClient } from '../shops/shopify/shopify-client.ts'
import type { ShopifySettings } from '../shops/shopify/shopify-client.ts'
import { createShopSystems } from '../shops/shop-systems.ts'
import type { WooCommerceSettings } from '../shops/woocommerce/woocommerce-client.ts'
import { createFindCaller } from '../stores/find-caller.ts'
import { createReplyDeps } from '../workers/replies/reply-deps.ts'
import { startMailboxSync } from '../workers/mailboxes/start-mailbox-sync.ts'
import { startJobRunner } from '../workers/start-job-runner.ts'

/** Options of the services. Only the database is required. */
export interface ServiceOptions {
  database: DatabaseLocation | 'memory'
  /** Delivers mails. Missing: mails are dropped. */
  mail?: DeliverNotice | undefined
  /** Milliseconds since 1970. Missing: jobs use the database's clock. */
  clock?: (() => number) | undefined
  log?: Log | undefined
  /** Receives measurements. Missing: they are dropped. */
  telemetry?: Telemetry | undefined
  /** Public origin of the site for links in mails. */
  siteUrl?: string | undefined
  tokenMinutes?: number | undefined
  refreshDays?: number | undefined
  signInDays?: number | undefined
  /** Multiplies all rate limits. 0 turns them off. */
  limitScale?: number | undefined
  hashCost?: HashCost | undefined
  /** Seals stored credentials. Without it they are lost after a restart. */
  secret?: string | undefined
  /** Mailboxes synced in parallel. */
  mailboxesAtOnce?: number | undefined
  /** Sync intervals. */
  pace?: SyncIntervals | undefined
  /** Delay between a mail and its draft in seconds, 30 by default. */
  draftAfterSeconds?: number | undefined
  /** Allows mailboxes in private networks and without encryption. */
  allowPrivateHosts?: boolean | undefined
  /** Name servers for the servers of stores, such as `127.0.0.1:5353`. Missing: the system's. */
  nameServers?: readonly string[] | undefined
  shopify?: Partial<ShopifySettings> | undefined
  wooCommerce?: Partial<WooCommerceSettings> | undefined
  /** Replaces the stores' mail servers for replies. */
  handOver?: DeliverMail | undefined
  /** Lease of sending a reply in seconds. */
  replyLeaseSeconds?: number | undefined
  /** False: this process runs no recurring jobs. */
  chores?: boolean | undefined
  /** The language model available to all stores. */
  model?: ServerModel | undefined
  google?: GoogleSettings | undefined
  /** OAuth clients of mailbox providers. */
  mailConsents?: ConsentSettingsByProvider | undefined
  sso?: SsoSettings | undefined
  /** False: super admins may work without two-step sign-in. For development and tests only. */
  requireSuperAdminTwoStep?: boolean | undefined
  /** Adds control calls under /__demo/ and simulated faults. Never use it in production. */
  demo?: boolean | undefined
}

/** Running background jobs. */
export interface RunningJobs {
  /** Runs until no job is due. */
  readonly settle: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The services of a process, on an open database. */
export interface OpenServices {
  readonly database: OpenDatabase
  readonly services: Services
  readonly findHost: FindHost
  readonly demo: Demo | undefined
  /** Starts mailbox sync and all other background jobs. */
  readonly startJobs: () => Promise<RunningJobs>
  /** Closes the database. Stop the jobs first. */
  readonly close: () => Promise<void>
}

/**
 * Opens the database and creates all services, for every program and test. Throws a `StartError` on failure.
 */
export async function createServices(options: ServiceOptions): Promise<OpenServices> {
  const clock = options.clock ?? Date.now
  const now = options.clock ? createClockTime(options.clock) : createDatabaseTime
  const telemetry = options.telemetry ?? noTelemetry
  const hasher = await createHasher(options.hashCost ?? defaultHashCost)
  const database = await openDatabase(options.database === 'memory' ? { kind: 'memory' } : options.database)
  const { db } = database
  const demo = options.demo ? (await import('../demo/demo.ts')).createDemo() : undefined
  const seal = createSeal(options.secret ?? createSecret(), 'credentials')
  const allowPrivate = options.allowPrivateHosts ?? false
  const findHost = createFindHost(allowPrivate, createHostLookup({ servers: options.nameServers }))
  const mailConsents = createMailConsents(options.mailConsents ?? {}, clock)
  const openCredentials = createOpenCredentials({ db, seal, clock, now }, mailConsents)
  const shopify = createShopifyClient(options.shopify ?? {}, findHost)
  const shownShopify = demo ? demo.showShop(shopify, clock) : shopify
  const shops = createShopSystems(shownShopify, options.wooCommerce ?? {}, findHost)
  const services: Services = {
    db,
    clock,
    now,
    findCaller: createFindCaller(db, {
      requiresOfSuperAdmins: options.requireSuperAdminTwoStep ?? true,
    }),
    hasher,
    limits: createRateLimits(db, clock, options.limitScale ?? 1),
    seal,
    mailer: createNoticeMailer(seal, now),
    presence: createPresencePublisher(db, clock, options.limitScale),
    documents: createDocumentReader(),
    connections: {
      allowPrivate,
      checkMailbox: createCheckMailbox(findHost),
      mailConsents,
      openCredentials,
      shops,
      hasShopApp: shopify.settings.app !== undefined,
    },
    mailFiles: createMailFileFetcher({ db, findHost, openCredentials, limits: imapLimits }),
    models: createModelAccess(options.model, { findHost, allowPrivate, telemetry }),
    log: options.log ?? silentLog,
    telemetry,
    siteUrl: (options.siteUrl ?? 'http://localhost:4321').replace(/\/$/, ''),
    life: {
      tokenMinutes: options.tokenMinutes ?? 60,
      refreshDays: options.refreshDays ?? 14,
      signInDays: options.signInDays ?? 90,
    },
    google: options.google && createGoogleSignIn(options.google, db, clock),
    sso: options.sso && createSsoTokenReader(options.sso, db, clock),
  }
  const deliver = demo ? demo.collect(options.mail) : (options.mail ?? (() => Promise.resolve()))
  const startJobs = async (): Promise<RunningJobs> => {
    const { mailer, siteUrl } = services
    const { handOver, replyLeaseSeconds } = options
    const replyDeps = { openCredentials, findHost, mailer, siteUrl, handOver, telemetry, ...demo?.replies }
    const replies = { ...createReplyDeps(replyDeps), replyLeaseSeconds }
    const pushReach = { findHost, allowsHttp: allowPrivate }
    const { chores } = options
    const work = await startJobRunner(database, { ...services, deliver, replies, shops, pushReach, chores })
    const { mailboxesAtOnce: atOnce, pace, draftAfterSeconds } = options
    const syncDeps = { ...services, openCredentials, findHost, atOnce, pace, draftAfterSeconds }
    const sync = await startMailboxSync(database, syncDeps)
    return { settle: work.settle, stop: async () => void (await Promise.all([sync.stop(), work.stop()])) }
  }
  return {
    database,
    services,
    findHost,
    demo,
    startJobs,
    close: async () => {
      await services.documents.close()
      await database.close()
    },
  }
}
