import { dayMs } from '@draftdesk/contract/durations'
import { dirname, join, resolve } from 'node:path'
import { table } from '@draftdesk/contract'
import { parseEnvironment } from '@draftdesk/server-kit'
import * as z from 'zod'
import { featureFlagNames } from './locals.ts'
import type { FeatureFlags, PublicSettings } from './locals.ts'

const httpUrlSetting = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const originSetting = httpUrlSetting.refine(
  (value) => URL.parse(value)?.pathname === '/',
  'must be an origin without a path',
)
const portSetting = z.coerce.number('must be a port number').int().min(0).max(65535)
const daysSetting = z.coerce.number('must be a number of days').positive()
const trustSetting = z.enum(['off', 'loopback', 'on'], 'must be off, loopback or on')
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const flagRule = `(?:${featureFlagNames.join('|')})=(?:on|off|super-admins|\\d{1,2}%|100%)`

/** The audience of a feature: everyone, no one, super admins, or a percentage. */
export type FlagRule = 'on' | 'off' | 'super-admins' | number

/** The features that an operator set. */
export type FlagRules = Readonly<Partial<Record<keyof FeatureFlags, FlagRule>>>

/** `live=25%,preview=super-admins` */
const flagsSetting = z
  .string()
  .regex(
    RegExp(`^\\s*${flagRule}\\s*(?:,\\s*${flagRule}\\s*)*$`),
    `must be a list such as live=25%,preview=super-admins, of ${featureFlagNames.join(' and ')}`,
  )
  .transform((text): FlagRules =>
    Object.fromEntries(
      text.split(',').map((part) => {
        const [name = '', rule = ''] = part.trim().split('=')
        return [name, rule.endsWith('%') ? Number.parseInt(rule, 10) : rule]
      }),
    ),
  )

const settingsSchema = z.object({
  API_URL: originSetting,
  HOST: z.string().default('127.0.0.1'),
  PORT: portSetting.default(4321),
  SITE_URL: originSetting.optional(),
  DATA_DIR: z.string().default('./data'),
  SESSION_DB: z.string().optional(),
  SESSION_REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  SESSION_IDLE_DAYS: daysSetting.default(14),
  SESSION_MAX_DAYS: daysSetting.default(90),
  SESSION_CHECK_PATH: z.string().startsWith('/', 'must start with /').default(table.session.path),
  TRUST_PROXY: trustSetting.default('loopback'),
  MARKETING_URL: httpUrlSetting.optional(),
  TERMS_URL: httpUrlSetting.optional(),
  PRIVACY_URL: httpUrlSetting.optional(),
  SSO_SCRIPT_URL: httpUrlSetting.optional(),
  SENTRY_DSN: httpUrlSetting.optional(),
  FEATURE_FLAGS: flagsSetting.default({}),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  SITE_METRICS_PORT: portSetting.optional(),
  SITE_METRICS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(600).default(2),
  WEBSOCKET_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' }).optional(),
})

/** The operator's settings, parsed. The README lists the variables. */
export type Settings = ReturnType<typeof parseSettings>

/**
 * Parses the site's settings from environment variables. Empty ones count as missing. @throws StartError
 * naming the first invalid variable, never its value
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>) {
  const env = parseEnvironment(settingsSchema, environment)
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`)
  const sessionDb = resolve(env.SESSION_DB ?? join(env.DATA_DIR, 'sessions.db'))
  return {
    apiUrl: new URL(env.API_URL).origin,
    host: env.HOST,
    port: env.PORT,
    siteOrigin: siteUrl.origin,
    secure: siteUrl.protocol === 'https:',
    sessionDb,
    redisUrl: env.SESSION_REDIS_URL,
    secretFile: join(dirname(sessionDb), 'session-secret'),
    sessionSecret: env.SESSION_SECRET,
    idleMs: env.SESSION_IDLE_DAYS * dayMs,
    maxMs: env.SESSION_MAX_DAYS * dayMs,
    sessionCheckPath: env.SESSION_CHECK_PATH,
    trustProxy: env.TRUST_PROXY,
    flags: env.FEATURE_FLAGS,
    logLevel: env.LOG_LEVEL,
    websocketUrl: env.WEBSOCKET_URL,
    metrics: { host: env.SITE_METRICS_HOST, port: env.SITE_METRICS_PORT },
    drainMs: env.DRAIN_SECONDS * 1000,
    pages: {
      marketingUrl: env.MARKETING_URL ?? '/',
      termsUrl: env.TERMS_URL,
      privacyUrl: env.PRIVACY_URL,
      ssoScriptUrl: env.SSO_SCRIPT_URL,
      sentryDsn: env.SENTRY_DSN,
    } satisfies PublicSettings,
  } as const
}
