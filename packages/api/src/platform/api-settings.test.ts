import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartError } from '@draftdesk/server-kit'
import {
  getGoogleSettings,
  getMailConsentSettings,
  getModelSettings,
  parseSettings,
  getDatabaseLocation,
  getApiSecret,
  getShopifySettings,
  getSsoSettings,
} from './api-settings.ts'

describe('parseSettings', () => {
  test('needs nothing, and takes an empty variable for a missing one', () => {
    expect(parseSettings({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
      HOST: '127.0.0.1',
      API_PORT: 4322,
      DATA_DIR: './data',
      SITE_URL: 'http://localhost:4321',
      TOKEN_MINUTES: 60,
      TRUST_PROXY: 'loopback',
      LIMIT_SCALE: 1,
      CORS_ORIGINS: [],
      REQUIRE_SUPER_ADMIN_TWO_STEP: true,
    })
  })

  test.each([
    ['API_PORT', 'four'],
    ['API_PORT', '70000'],
    ['TOKEN_MINUTES', '0'],
    ['TOKEN_MINUTES', '1.5'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://desk.example/app'],
    ['SITE_URL', 'https://desk.example/?a'],
    ['MAIL_FROM', 'nonsense'],
    ['MAIL_FROM', 'Desk <desk@example.com>, x@example.com'],
    ['WORK', 'perhaps'],
    ['DRAIN_SECONDS', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'http://localhost'],
    ['TRUST_PROXY', 'yes'],
    ['CORS_ORIGINS', 'https://a.example, b.example'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(StartError)
    expect(() => parseSettings({ [name]: value })).toThrow(`The setting ${name} must be`)
  })
})

test('parseSettings takes an address with and without a name, and an origin with a slash', () => {
  const given = { MAIL_FROM: 'desk@example.com', SITE_URL: 'https://desk.example/' }
  expect(parseSettings(given)).toMatchObject(given)
})

test('parseSettings trims texts, and takes a blank one for a missing one', () => {
  const given = {
    MODEL_NAME: ' small ',
    MODEL_KEY: ' ',
    CORS_ORIGINS: ' https://a.example ,,https://b.example',
  }
  expect(parseSettings(given)).toMatchObject({
    MODEL_NAME: 'small',
    MODEL_KEY: undefined,
    CORS_ORIGINS: ['https://a.example', 'https://b.example'],
  })
})

test('parseSettings refuses a misspelt setting by both names', () => {
  expect(() => parseSettings({ DATABASE_ULR: 'postgres://db/x' })).toThrow(
    'There is no setting DATABASE_ULR: if DATABASE_URL is meant, rename it, else unset it.',
  )
})

describe('getDatabaseLocation', () => {
  test('is PostgreSQL when DATABASE_URL is set, else the data folder', () => {
    const url = 'postgres://db/x'
    const directUrl = 'postgres://server/x'
    const given = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_CONNECTIONS: '7' }
    const place = getDatabaseLocation(parseSettings(given))
    expect(place).toEqual({ kind: 'postgres', url, directUrl, connections: 7 })
    expect(getDatabaseLocation(parseSettings({ DATA_DIR: '/srv' }))).toEqual({ kind: 'folder', path: '/srv' })
  })
})

describe('getApiSecret', () => {
  test('is the one given, else one that is made once in the data folder', () => {
    const given = 'x'.repeat(32)
    expect(getApiSecret(parseSettings({ API_SECRET: given, DATA_DIR: '/nowhere' }))).toBe(given)
    const folder = mkdtempSync(join(tmpdir(), 'draftdesk-settings-'))
    const settings = parseSettings({ DATA_DIR: folder })
    const made = getApiSecret(settings)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect([getApiSecret(settings), readdirSync(folder)]).toEqual([made, ['api-secret']])
    rmSync(folder, { recursive: true })
  })
})

const pairs = {
  GOOGLE_CLIENT: getGoogleSettings,
  GOOGLE_MAIL_CLIENT: getMailConsentSettings,
  MICROSOFT_CLIENT: getMailConsentSettings,
  SHOPIFY_CLIENT: getShopifySettings,
} as const

describe.each(Object.entries(pairs))('%s', (name, read) => {
  test.each(['ID', 'SECRET'])('is refused with its %s alone', (half) => {
    const settings = parseSettings({ [`${name}_${half}`]: 'x' })
    expect(() => read(settings)).toThrow(
      new StartError(`Set ${name}_ID and ${name}_SECRET together, or neither.`),
    )
  })
})

describe('getGoogleSettings', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

  test('sends people back to the sign-in page of the site unless told otherwise', () => {
    expect(getGoogleSettings(parseSettings({}))).toBeUndefined()
    expect(getGoogleSettings(parseSettings({ ...client, SITE_URL: 'https://a.example/' }))).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
      redirectUrl: 'https://a.example/signin',
    })
    const elsewhere = { GOOGLE_REDIRECT_URL: 'https://b.example/in', GOOGLE_ISSUER: 'https://id.example' }
    expect(getGoogleSettings(parseSettings({ ...client, ...elsewhere }))).toMatchObject({
      issuer: 'https://id.example',
      redirectUrl: 'https://b.example/in',
    })
  })
})

describe('getMailConsentSettings', () => {
  test('has each provider with a client on offer', () => {
    const google = { GOOGLE_MAIL_CLIENT_ID: 'g', GOOGLE_MAIL_CLIENT_SECRET: 'gs' }
    const microsoft = { MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 'ms' }
    const offered = {
      google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 'gs' },
      microsoft: {
        issuer: 'https://login.microsoftonline.com/common/v2.0',
        clientId: 'm',
        clientSecret: 'ms',
      },
    }
    expect(getMailConsentSettings(parseSettings({}))).toEqual({})
    expect(getMailConsentSettings(parseSettings(google))).toEqual({ google: offered.google })
    expect(getMailConsentSettings(parseSettings(microsoft))).toEqual({ microsoft: offered.microsoft })
    expect(getMailConsentSettings(parseSettings({ ...google, ...microsoft }))).toEqual(offered)
  })
})

describe('getShopifySettings', () => {
  test('is the app that is given, if one is', () => {
    expect(getShopifySettings(parseSettings({})).app).toBeUndefined()
    const app = { SHOPIFY_CLIENT_ID: 'id', SHOPIFY_CLIENT_SECRET: 'secret' }
    expect(getShopifySettings(parseSettings(app)).app).toEqual({ clientId: 'id', secret: 'secret' })
  })
})

describe('getModelSettings', () => {
  const least = { MODEL_URL: 'https://model.example/v1', MODEL_NAME: 'small' }
  const read = (environment: Record<string, string>) => getModelSettings(parseSettings(environment))

  test('is an address and a name, and what else is known of it', () => {
    expect(read({})).toBeUndefined()
    const model = { url: 'https://model.example/v1', name: 'small' }
    expect(read(least)).toEqual({ ...model, key: undefined, embedding: undefined, prices: undefined })
    const rest = { MODEL_KEY: 'k', MODEL_EMBEDDING: 'e', MODEL_PRICE: '0.15/0.60' }
    const prices = { in: 0.15, out: 0.6 }
    expect(read({ ...least, ...rest })).toEqual({ ...model, key: 'k', embedding: 'e', prices })
  })

  test('has prices by model, and a monthly limit', () => {
    expect(
      read({ ...least, MODEL_PRICE: '1/2,small=0.15/0.6,vectors=0.02/0', MODEL_MONTH_TOKENS: '5000' }),
    ).toMatchObject({
      prices: { in: 1, out: 2 },
      modelPrices: { small: { in: 0.15, out: 0.6 }, vectors: { in: 0.02, out: 0 } },
      monthTokens: 5000,
    })
    expect(() => read({ ...least, MODEL_PRICE: 'small:1/2' })).toThrow('must be two prices')
    expect(() => read({ ...least, MODEL_MONTH_TOKENS: '-1' })).toThrow('must be a whole number')
  })

  test.each(['MODEL_URL', 'MODEL_NAME'] as const)('is refused with %s alone', (name) => {
    expect(() => read({ [name]: least[name] })).toThrow(
      new StartError('Set MODEL_URL and MODEL_NAME together, or neither.'),
    )
  })

  test.each([
    ['MODEL_KEY', 'k'],
    ['MODEL_EMBEDDING', 'e'],
    ['MODEL_PRICE', '1/2'],
  ])('is refused with %s and no model', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(
      new StartError(`${name} has no effect without MODEL_URL and MODEL_NAME: set them too, or unset it.`),
    )
  })
})

describe('getSsoSettings', () => {
  const whole = { SSO_ISSUER: 'x', SSO_AUDIENCE: 'y', SSO_KEYS_URL: 'https://x.example/keys' }

  test('is all of three', () => {
    expect(getSsoSettings(parseSettings({}))).toBeUndefined()
    const sso = { issuer: 'x', audience: 'y', keysUrl: 'https://x.example/keys' }
    expect(getSsoSettings(parseSettings(whole))).toEqual(sso)
  })

  test.each(Object.keys(whole))('is refused without %s, and with it alone', (name) => {
    const { [name]: alone, ...others } = whole as Record<string, string>
    const fault = new StartError('Set SSO_ISSUER, SSO_AUDIENCE and SSO_KEYS_URL together, or none of them.')
    for (const given of [{ [name]: alone }, others])
      expect(() => getSsoSettings(parseSettings(given))).toThrow(fault)
  })
})
