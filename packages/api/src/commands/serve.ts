import { join } from 'node:path'
import { listen } from '../http/listen.ts'
import { createLog } from '../platform/log.ts'
import { outboxDelivery, smtpDelivery } from '../notices/delivery.ts'
import { openApi } from '../http/open-api.ts'
import { loadSecret } from '@draftdesk/server-kit'
import { googleSettings, placeOf, ssoSettings, type Settings } from '../platform/settings.ts'
import { print } from './print.ts'

const drainMs = 9000

/** Serves /v1 until SIGTERM or SIGINT, then lets the requests under way end. */
export async function serve(settings: Settings): Promise<void> {
  const { MAIL_FROM, SMTP_URL, DATA_DIR, HOST, API_PORT } = settings
  const log = createLog(settings.LOG_LEVEL)
  const api = await openApi({
    database: placeOf(settings),
    mail: SMTP_URL
      ? smtpDelivery(SMTP_URL, MAIL_FROM)
      : outboxDelivery(join(DATA_DIR, 'outbox'), MAIL_FROM, print),
    work: settings.WORK,
    log,
    secret: settings.API_SECRET ?? loadSecret(join(DATA_DIR, 'api-secret'), 'API_SECRET'),
    allowPrivateHosts: settings.ALLOW_PRIVATE_HOSTS,
    shopify: { baseUrl: settings.SHOPIFY_BASE_URL, apiVersion: settings.SHOPIFY_API_VERSION },
    siteUrl: settings.SITE_URL,
    tokenMinutes: settings.TOKEN_MINUTES,
    refreshDays: settings.REFRESH_DAYS,
    signInDays: settings.SIGN_IN_DAYS,
    limitScale: settings.LIMIT_SCALE,
    proxyTrust: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    google: googleSettings(settings),
    sso: ssoSettings(settings),
  })
  const listening = await listen(api, API_PORT, HOST).catch(async (error: unknown) => {
    await api.close()
    throw error
  })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    api.drain()
    const deadline = setTimeout(() => process.exit(0), drainMs + 500)
    deadline.unref()
    void listening
      .close(drainMs)
      .then(() => api.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  print(`The API is ready on ${listening.url} (${api.label}).`)
}
