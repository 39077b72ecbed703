import { describe, expect, test } from 'vitest'
import { StartFault } from '@draftdesk/server-kit'
import { googleSettings, parseSettings, placeOf, ssoSettings } from './settings.ts'

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
    expect(() => parseSettings({ [name]: value })).toThrow(StartFault)
    expect(() => parseSettings({ [name]: value })).toThrow(`The setting ${name} must be`)
  })
})

test('parseSettings takes an address with and without a name, and an origin with a slash', () => {
  const given = { MAIL_FROM: 'desk@example.com', SITE_URL: 'https://desk.example/' }
  expect(parseSettings(given)).toMatchObject(given)
})

test('parseSettings refuses a misspelt setting by both names', () => {
  expect(() => parseSettings({ DATABASE_ULR: 'postgres://db/x' })).toThrow(
    'There is no setting DATABASE_ULR: if DATABASE_URL is meant, rename it, else unset it.',
  )
})

describe('placeOf', () => {
  test('is PostgreSQL when DATABASE_URL is set, else the data folder', () => {
    expect(placeOf(parseSettings({ DATABASE_URL: 'postgres://db/x' }))).toMatchObject({ kind: 'postgres' })
    expect(placeOf(parseSettings({ DATA_DIR: '/srv' }))).toEqual({ kind: 'folder', path: '/srv' })
  })
})

describe('googleSettings', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

  test('sends people back to the sign-in page of the site unless told otherwise', () => {
    expect(googleSettings(parseSettings({}))).toBeUndefined()
    expect(googleSettings(parseSettings({ ...client, SITE_URL: 'https://a.example/' }))).toMatchObject({
      issuer: 'https://accounts.google.com',
      redirectUrl: 'https://a.example/signin',
    })
  })

  test('refuses half a client', () => {
    expect(() => googleSettings(parseSettings({ GOOGLE_CLIENT_ID: 'id' }))).toThrow(StartFault)
  })
})

describe('ssoSettings', () => {
  test('is all or nothing', () => {
    expect(ssoSettings(parseSettings({}))).toBeUndefined()
    expect(() => ssoSettings(parseSettings({ SSO_ISSUER: 'x' }))).toThrow(StartFault)
    const whole = { SSO_ISSUER: 'x', SSO_AUDIENCE: 'y', SSO_KEYS_URL: 'https://x.example/keys' }
    expect(ssoSettings(parseSettings(whole))).toEqual({
      issuer: 'x',
      audience: 'y',
      keysUrl: 'https://x.example/keys',
    })
  })
})
