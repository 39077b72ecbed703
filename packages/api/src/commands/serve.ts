import { setTimeout as wait } from 'node:timers/promises'
import { version } from '@draftdesk/server-kit'
import { listen } from '../http/listen.ts'
import { loadModelLibraries } from '../model/open-model.ts'
import { createLog } from '../platform/log.ts'
import { openApi } from '../http/open-api.ts'
import {
  googleSettings,
  mailConsentSettings,
  modelSettings,
  placeOf,
  secretOf,
  shopifySettings,
  ssoSettings,
  type Settings,
} from '../platform/settings.ts'
import { deliveryOf } from './delivery-of.ts'
import { print } from './print.ts'

const drainMs = 9000

/** Serves /v1 until SIGTERM or SIGINT, then completes pending requests. */
export async function serve(settings: Settings): Promise<void> {
  const { HOST, API_PORT, DRAIN_SECONDS } = settings
  const log = createLog(settings.LOG_LEVEL)
  const api = await openApi({
    database: placeOf(settings),
    mail: deliveryOf(settings),
    work: settings.WORK,
    mailboxesAtOnce: settings.MAILBOXES_PER_WORKER,
    log,
    secret: secretOf(settings),
    allowPrivateHosts: settings.ALLOW_PRIVATE_HOSTS,
    shopify: shopifySettings(settings),
    siteUrl: settings.SITE_URL,
    tokenMinutes: settings.TOKEN_MINUTES,
    refreshDays: settings.REFRESH_DAYS,
    signInDays: settings.SIGN_IN_DAYS,
    limitScale: settings.LIMIT_SCALE,
    proxyTrust: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    model: modelSettings(settings),
    google: googleSettings(settings),
    mailConsents: mailConsentSettings(settings),
    sso: ssoSettings(settings),
  })
  await loadModelLibraries()
  const listening = await listen(api, API_PORT, HOST).catch(async (error: unknown) => {
    await api.close()
    throw error
  })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    api.drain()
    const stillMs = DRAIN_SECONDS * 1000
    const deadline = setTimeout(() => process.exit(0), stillMs + drainMs + 500)
    deadline.unref()
    // Keeps serving until the load balancer has seen the failing /readyz.
    void wait(stillMs)
      .then(() => listening.close(drainMs))
      .then(() => api.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  print(`The API is ready on ${listening.url} (version ${version}, ${api.label}).`)
}
