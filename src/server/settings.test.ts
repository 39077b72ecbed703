import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const least = { API_URL: 'http://127.0.0.1:4322' }

describe('parseSettings', () => {
  test('needs only the upstream', () => {
    const settings = parseSettings(least)
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 4321,
      siteOrigin: 'http://localhost:4321',
      secure: false,
    })
    expect(settings.sessionDb).toMatch(/\/data\/sessions\.db$/)
  })

  test('treats an empty variable as not set', () => {
    expect(parseSettings({ ...least, PORT: '', SSO_SCRIPT_URL: '' }).port).toBe(4321)
  })

  test('refuses a misspelt setting by both names', () => {
    expect(() => parseSettings({ ...least, SITE_ULR: 'https://desk.example' })).toThrow(
      'There is no setting SITE_ULR: if SITE_URL is meant, rename it, else unset it.',
    )
  })

  test('switches on what https needs by the public origin', () => {
    expect(parseSettings({ ...least, SITE_URL: 'https://desk.example' }).secure).toBe(true)
  })

  test.each([
    ['API_URL', {}, /API_URL is required/],
    ['API_URL', { API_URL: 'draftdesk' }, /API_URL must be an http or https address/],
    ['API_URL', { API_URL: 'http://127.0.0.1:4322/v1' }, /API_URL must be an origin/],
    ['PORT', { ...least, PORT: '99999' }, /PORT/],
    ['PORT', { ...least, PORT: 'http' }, /PORT must be a port number/],
    ['SITE_URL', { ...least, SITE_URL: 'ftp://desk.example' }, /SITE_URL/],
    ['SESSION_SECRET', { ...least, SESSION_SECRET: 'short' }, /SESSION_SECRET must be at least 32/],
    ['TRUST_PROXY', { ...least, TRUST_PROXY: 'yes' }, /TRUST_PROXY must be off, loopback or on/],
    [
      'FEATURE_FLAGS',
      { ...least, FEATURE_FLAGS: 'lives=on' },
      /FEATURE_FLAGS must be a list .* of live and preview/,
    ],
  ])('says in one sentence what is wrong with %s', (_name, environment, sentence) => {
    expect(() => parseSettings(environment)).toThrow(sentence)
  })

  test('reads for whom a feature is switched on', () => {
    expect(parseSettings({ ...least, FEATURE_FLAGS: 'live=25%, preview=off' }).flags).toEqual({
      live: 25,
      preview: 'off',
    })
  })

  test('never repeats a wrong value', () => {
    expect(() => parseSettings({ ...least, SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  })
})
