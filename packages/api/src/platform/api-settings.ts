import { join } from 'node:path'
import { consentProviders, mailConsents } from '@draftdesk/contract/mail-providers'
import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import * as z from 'zod'
import type { DatabaseLocation } from '../database/open-database.ts'
import { loadOrCreateSecret, parseEnvironment, StartError } from '@draftdesk/server-kit'
import type { OpenIdIssuer } from './network/discover-issuer.ts'

const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
const createWholeNumberSetting = (fallback: number, least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(fallback)
}
const portError = 'must be a port number'
const optionalPort = z.coerce
  .number(portError)
  .int(portError)
  .min(0, portError)
  .max(65_535, portError)
  .optional()
const countError = 'must be a whole number from 0 to 2000000000'
const optionalCount = z.coerce
  .number(countError)
  .int(countError)
  .min(0, countError)
  .max(2_000_000_000, countError)
  .optional()
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const isOrigin = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && url.href === `${url.origin}/`
}

const splitCommaList = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])
const siteOrigin = z
  .string()
  .refine(
    (value) => URL.parse(value)?.origin === value,
    'must be a list of origins such as https://app.example, with commas between',
  )
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  API_PORT: createWholeNumberSetting(4322, 0, 65_535),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: createWholeNumberSetting(10, 1, 1000),
  API_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  BACKUP_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  BACKUP_DAYS: createWholeNumberSetting(14, 1, 3650),
  BACKUP_S3_URL: webAddress.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_KEY_ID: optionalText,
  BACKUP_S3_KEY: optionalText,
  ALLOW_PRIVATE_HOSTS: z.stringbool().default(false),
  SHOPIFY_BASE_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/?$/, 'must be an origin; {domain} stands for the shop')
    .default('https://{domain}'),
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^\d{4}-\d\d$|^unstable$/, 'must be a version such as 2026-07')
    .default('2026-07'),
  SHOPIFY_CLIENT_ID: optionalText,
  SHOPIFY_CLIENT_SECRET: optionalText,
  SITE_URL: webAddress
    .refine(isOrigin, 'must be an origin such as https://desk.example, without a path')
    .default('http://localhost:4321'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
      'must be an address such as Draftdesk <desk@example.com>',
    )
    .default('Draftdesk <no-reply@localhost>'),
  CORS_ORIGINS: z.string().default('').transform(splitCommaList).pipe(z.array(siteOrigin)),
  TOKEN_MINUTES: createWholeNumberSetting(60, 1, 1440),
  REFRESH_DAYS: createWholeNumberSetting(14, 1, 365),
  SIGN_IN_DAYS: createWholeNumberSetting(90, 1, 3650),
  TRUST_PROXY: z.enum(['off', 'loopback', 'on'], 'must be off, loopback or on').default('loopback'),
  DRAIN_SECONDS: createWholeNumberSetting(2, 0, 600),
  WORK: z.stringbool('must be on or off').default(true),
  MAILBOXES_PER_WORKER: createWholeNumberSetting(200, 1, 10_000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: optionalPort,
  WORKER_METRICS_PORT: optionalPort,
  LIMIT_SCALE: createWholeNumberSetting(1, 0, 1000),
  REQUIRE_SUPER_ADMIN_TWO_STEP: z.stringbool('must be on or off').default(true),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  MODEL_URL: webAddress
    .refine(
      (value) => URL.parse(value)?.search === '',
      'must be an address such as https://api.example.com/v1',
    )
    .optional(),
  MODEL_KEY: optionalText,
  MODEL_NAME: optionalText,
  MODEL_EMBEDDING: optionalText,
  MODEL_PRICE: z
    .string()
    .regex(
      /^(?:[^=,\s]+=)?\d+(?:\.\d+)?\/\d+(?:\.\d+)?(?:,(?:[^=,\s]+=)?\d+(?:\.\d+)?\/\d+(?:\.\d+)?)*$/,
      'must be two prices of a million tokens, in and out, such as 0.15/0.60, or such prices by model as in large=3/15,small=0.15/0.60',
    )
    .optional(),
  MODEL_MONTH_TOKENS: optionalCount,
  GOOGLE_ISSUER: webAddress.default(mailConsents.google.issuer),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_REDIRECT_URL: webAddress.optional(),
  GOOGLE_MAIL_CLIENT_ID: optionalText,
  GOOGLE_MAIL_CLIENT_SECRET: optionalText,
  MICROSOFT_ISSUER: webAddress.default(mailConsents.microsoft.issuer),
  MICROSOFT_CLIENT_ID: optionalText,
  MICROSOFT_CLIENT_SECRET: optionalText,
  SSO_ISSUER: optionalText,
  SSO_AUDIENCE: optionalText,
  SSO_KEYS_URL: webAddress.optional(),
})

/** Server settings from the environment. */
export type ApiSettings = z.infer<typeof settingsSchema>

/** Parses settings; empty variables count as missing. Throws a `StartError` for the first invalid one. */
export function parseSettings(environment: Record<string, string | undefined>): ApiSettings {
  return parseEnvironment(settingsSchema, environment)
}

/** The configured secret, or one generated once in the data folder. */
export const getApiSecret = ({ API_SECRET, DATA_DIR }: ApiSettings): string =>
  API_SECRET ?? loadOrCreateSecret(join(DATA_DIR, 'api-secret'), 'API_SECRET')

/** The configured database location. */
export function getDatabaseLocation({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_CONNECTIONS: connections,
  DATA_DIR,
}: ApiSettings): DatabaseLocation {
  if (url) return { kind: 'postgres', url, directUrl, connections }
  return { kind: 'folder', path: DATA_DIR }
}

/** OAuth client for Google or another OpenID provider. */
export interface GoogleSettings extends OpenIdIssuer {
  /** Redirect URL of the OAuth flow. */
  redirectUrl: string
}

/** Google settings. Undefined without a client. */
export function getGoogleSettings(settings: ApiSettings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new StartError('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither.')
  const redirectUrl = settings.GOOGLE_REDIRECT_URL ?? `${settings.SITE_URL.replace(/\/$/, '')}/signin`
  return { issuer: settings.GOOGLE_ISSUER, clientId, clientSecret, redirectUrl }
}

/** OAuth clients of mailbox providers. A provider without a client is not offered. */
export function getMailConsentSettings(
  settings: ApiSettings,
): Partial<Record<MailConsentProvider, OpenIdIssuer>> {
  const issuers = { google: settings.GOOGLE_ISSUER, microsoft: settings.MICROSOFT_ISSUER }
  const offered = consentProviders.flatMap((provider) => {
    const { setting } = mailConsents[provider]
    const clientId = settings[`${setting}_CLIENT_ID`]
    const clientSecret = settings[`${setting}_CLIENT_SECRET`]
    if (!clientId && !clientSecret) return []
    if (!clientId || !clientSecret)
      throw new StartError(`Set ${setting}_CLIENT_ID and ${setting}_CLIENT_SECRET together, or neither.`)
    return [[provider, { issuer: issuers[provider], clientId, clientSecret }] as const]
  })
  return Object.fromEntries(offered)
}

/** The location of Shopify and the app of this server there; `app` is undefined when none is given. */
export function getShopifySettings({
  SHOPIFY_BASE_URL: baseUrl,
  SHOPIFY_API_VERSION: apiVersion,
  SHOPIFY_CLIENT_ID: clientId,
  SHOPIFY_CLIENT_SECRET: secret,
}: ApiSettings) {
  if (!clientId !== !secret)
    throw new StartError('Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET together, or neither.')
  return { baseUrl, apiVersion, app: clientId && secret ? { clientId, secret } : undefined }
}

/** The default language model. Undefined when none is configured. */
export function getModelSettings(settings: ApiSettings) {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_KEY: key, MODEL_EMBEDDING: embedding } = settings
  if (!url && !name) {
    const rest = ['MODEL_KEY', 'MODEL_EMBEDDING', 'MODEL_PRICE', 'MODEL_MONTH_TOKENS'] as const
    const lonely = rest.find((setting) => settings[setting] !== undefined)
    if (lonely)
      throw new StartError(
        `${lonely} has no effect without MODEL_URL and MODEL_NAME: set them too, or unset it.`,
      )
    return undefined
  }
  if (!url || !name) throw new StartError('Set MODEL_URL and MODEL_NAME together, or neither.')
  return {
    url,
    key,
    name,
    embedding,
    ...parsePrices(settings.MODEL_PRICE),
    monthTokens: settings.MODEL_MONTH_TOKENS,
  }
}

/** Reads prices such as 0.15/0.60, for all models or for the model before `=`. */
function parsePrices(setting: string | undefined) {
  const entries = (setting?.split(',') ?? []).map((entry) => {
    const [price = '', model] = entry.split('=').toReversed()
    const [priceIn = 0, priceOut = 0] = price.split('/').map(Number)
    return { model, price: { in: priceIn, out: priceOut } }
  })
  const named = entries.flatMap(({ model, price }) => (model === undefined ? [] : [[model, price] as const]))
  return {
    prices: entries.find(({ model }) => model === undefined)?.price,
    modelPrices: named.length > 0 ? Object.fromEntries(named) : undefined,
  }
}

/** Trusted issuer, audience and key URL of single sign-on. */
export interface SsoSettings {
  issuer: string
  audience: string
  keysUrl: string
}

/** The trusted single-sign-on issuer. Undefined when none is configured. */
export function getSsoSettings({
  SSO_ISSUER,
  SSO_AUDIENCE,
  SSO_KEYS_URL,
}: ApiSettings): SsoSettings | undefined {
  if (!SSO_ISSUER && !SSO_AUDIENCE && !SSO_KEYS_URL) return undefined
  if (!SSO_ISSUER || !SSO_AUDIENCE || !SSO_KEYS_URL) {
    throw new StartError('Set SSO_ISSUER, SSO_AUDIENCE and SSO_KEYS_URL together, or none of them.')
  }
  return { issuer: SSO_ISSUER, audience: SSO_AUDIENCE, keysUrl: SSO_KEYS_URL }
}
