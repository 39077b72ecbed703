import { join } from 'node:path'
import type { ServiceOptions } from '../http/create-services.ts'
import { createFolderDelivery, createSmtpDelivery } from '../notices/notice-delivery.ts'
import { createLog } from '../platform/log.ts'
import {
  getGoogleSettings,
  getMailConsentSettings,
  getModelSettings,
  getDatabaseLocation,
  getApiSecret,
  getShopifySettings,
  getSsoSettings,
} from '../platform/api-settings.ts'
import type { ApiSettings } from '../platform/api-settings.ts'
import { printLine } from './print-line.ts'

/** Service options from the settings, the same for every program. */
export function buildServiceOptions(settings: ApiSettings): ServiceOptions {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = settings
  return {
    database: getDatabaseLocation(settings),
    mail: SMTP_URL
      ? createSmtpDelivery(SMTP_URL, MAIL_FROM)
      : createFolderDelivery(join(DATA_DIR, 'outbox'), MAIL_FROM, printLine),
    mailboxesAtOnce: settings.MAILBOXES_PER_WORKER,
    log: createLog(settings.LOG_LEVEL),
    secret: getApiSecret(settings),
    allowPrivateHosts: settings.ALLOW_PRIVATE_HOSTS,
    shopify: getShopifySettings(settings),
    siteUrl: settings.SITE_URL,
    tokenMinutes: settings.TOKEN_MINUTES,
    refreshDays: settings.REFRESH_DAYS,
    signInDays: settings.SIGN_IN_DAYS,
    limitScale: settings.LIMIT_SCALE,
    requireSuperAdminTwoStep: settings.REQUIRE_SUPER_ADMIN_TWO_STEP,
    model: getModelSettings(settings),
    google: getGoogleSettings(settings),
    mailConsents: getMailConsentSettings(settings),
    sso: getSsoSettings(settings),
  }
}
