import { describe, expect, test } from 'vitest'
import { callMarkerHeader, findOriginProblem } from './form-origin.ts'

const site = 'https://desk.example'

function request(method: string, headers: Record<string, string>): Request {
  return new Request(`${site}/signin`, { method, headers: { host: 'inner:4321', ...headers } })
}

describe('findOriginProblem', () => {
  test.each([
    ['a page of our own', { origin: site }, false],
    ['a page of our own, by fetch metadata', { 'sec-fetch-site': 'same-origin', origin: site }, false],
    ['a page of our own, by fetch metadata alone', { 'sec-fetch-site': 'same-origin' }, false],
    ['another name of this machine', { origin: 'http://inner:4321' }, false],
    ['a call with its header', { [callMarkerHeader]: 'draftdesk' }, true],
  ])('lets a POST through from %s', (_from, headers, isCall) => {
    expect(findOriginProblem(request('POST', headers), site, isCall)).toBeUndefined()
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }, false],
    ['another site, as a call', { origin: 'https://evil.example', [callMarkerHeader]: 'draftdesk' }, true],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://other.desk.example' }, false],
    ['a page that hides where it is', { origin: 'null' }, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['nowhere', {}, false],
    [
      'another site by fetch metadata alone',
      { 'sec-fetch-site': 'cross-site', [callMarkerHeader]: 'draftdesk' },
      true,
    ],
  ])('refuses a POST from %s', (_from, headers, isCall) => {
    expect(findOriginProblem(request('POST', headers), site, isCall)).toBe('foreignOrigin')
  })

  test('refuses a call without its header, JSON or not', () => {
    const json = request('POST', { origin: site, 'content-type': 'application/json' })
    expect(findOriginProblem(json, site, true)).toBe('missingHeader')
  })

  test('lets links lead here and keeps other sites from reading calls', () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect(findOriginProblem(request('GET', foreign), site, false)).toBeUndefined()
    expect(findOriginProblem(request('GET', foreign), site, true)).toBe('foreignOrigin')
    expect(findOriginProblem(request('GET', { 'sec-fetch-site': 'same-origin' }), site, true)).toBeUndefined()
  })
})
