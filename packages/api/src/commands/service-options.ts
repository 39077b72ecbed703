import { join } from 'node:path'
import type { ServiceOptions } from '../http/create-services.ts'
import { createFolderDelivery, createSmtpDelivery } from '../notices/delivery.ts'
import { createLog } from '../platform/log.ts'
import {
  googleSettings,
  mailConsentSettings,
  modelSettings,
  databaseLocationOf,
  secretOf,
  shopifySettings,
  ssoSettings,
} from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'
import { printLine } from './print-line.ts'

/** Service options from the settings, the same for every program. */
export function serviceOptions(settings: Settings): ServiceOptions {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = settings
  return {
    database: databaseLocationOf(settings),
    mail: SMTP_URL
      ? createSmtpDelivery(SMTP_URL, MAIL_FROM)
      : createFolderDelivery(join(DATA_DIR, 'outbox'), MAIL_FROM, printLine),
    mailboxesAtOnce: settings.MAILBOXES_PER_WORKER,
    log: createLog(settings.LOG_LEVEL),
    secret: secretOf(settings),
    allowPrivateHosts: settings.ALLOW_PRIVATE_HOSTS,
    shopify: shopifySettings(settings),
    siteUrl: settings.SITE_URL,
    tokenMinutes: settings.TOKEN_MINUTES,
    refreshDays: settings.REFRESH_DAYS,
    signInDays: settings.SIGN_IN_DAYS,
    limitScale: settings.LIMIT_SCALE,
    requireSuperAdminTwoStep: settings.REQUIRE_SUPER_ADMIN_TWO_STEP,
    model: modelSettings(settings),
    google: googleSettings(settings),
    mailConsents: mailConsentSettings(settings),
    sso: ssoSettings(settings),
  }
}
