import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../../messages/gate.ts'
import { createCookies } from '../../session/cookies.ts'
import { createCookieJar } from '../../session/cookie-jar.ts'
import type { Session } from '../../session/sessions.ts'
import { openPageRequest } from '../../testing/open-site.ts'
import { removeFormEpoch, buildFormAddress, refuseStaleForm } from './form-address.ts'
import { isNavigation } from '../is-navigation.ts'
import type { PostedForm } from './posted-form.ts'
import { hasRestorableFields, findUnsavedForm } from './unsaved-form.ts'

const fields = (entries: Record<string, string>): PostedForm => ({
  kind: 'fields',
  fields: new Map(Object.entries(entries)),
})

describe('findUnsavedForm', () => {
  const find = (posted: PostedForm | undefined, type?: string) => {
    const { context } = openPageRequest('/502-error', {
      method: 'POST',
      headers: type === undefined ? {} : { 'content-type': type },
    })
    if (posted) context.locals.posted = posted
    return findUnsavedForm(context)
  }
  const again = ['brought-back', 'yes']

  test('offers what was typed again, with the field that says so once', () => {
    expect(find(fields({ name: 'Ada', note: '', 'brought-back': 'yes' }))?.fields).toEqual([
      ['name', 'Ada'],
      ['note', ''],
      again,
    ])
  })

  test.each(['password', 'new_password', 'code', 'postcode', 'reset_token'])('offers no %s again', (name) => {
    expect(find(fields({ [name]: 'x' }))).toBeUndefined()
    expect(find(fields({ [name]: 'x', email: 'a' }))?.fields).toEqual([['email', 'a'], again])
  })

  test('offers nothing where nothing was typed', () => {
    expect(find(undefined)).toBeUndefined()
    expect(find(fields({ 'brought-back': 'yes' }))).toBeUndefined()
    expect(find({ kind: 'upload', body: Readable.from(['x']) })).toBeUndefined()
  })

  test.each([
    ['multipart/form-data; boundary=b', true],
    ['application/x-www-form-urlencoded', false],
    ['x-multipart/form-data', false],
    [undefined, false],
  ])('takes the coding %s up', (type, isMultipart) => {
    expect(find(fields({ a: '1' }), type)?.isMultipart).toBe(isMultipart)
  })
})

describe('hasRestorableFields', () => {
  test.each([
    ['POST', '/accounts-page', true],
    ['POST', '/welcome-page/document?upload', false],
    ['GET', '/accounts-page', false],
  ])('of a %s to %s: %j', (method, path, brings) => {
    expect(hasRestorableFields(openPageRequest(path, { method }).context)).toBe(brings)
  })
})

describe('buildFormAddress', () => {
  test('sends a form with the epoch of its page, to itself or elsewhere', () => {
    const { context } = openPageRequest('/accounts-page?a=1')
    expect(buildFormAddress(context)).toBe('/accounts-page?epoch=')
    context.locals.session = { epoch: 7 } as App.Locals['session']
    expect(buildFormAddress(context)).toBe('/accounts-page?epoch=7')
    expect(buildFormAddress(context, '/examples-page')).toBe('/examples-page?epoch=7')
  })
})

describe('removeFormEpoch', () => {
  test.each([
    ['/a?epoch=7', '/a'],
    ['/a?upload&epoch=7&b=1', '/a?upload=&b=1'],
    ['/a?upload', '/a?upload'],
  ])('opens %s again as %s', (path, address) => {
    const url = new URL(path, 'http://shop.test')
    expect(removeFormEpoch(url)).toBe(address)
    expect(url.search).toBe(new URL(path, 'http://shop.test').search)
  })
})

describe('refuseStaleForm', () => {
  const session = { record: { epoch: 7 } } as Session
  const post = (path: string, method = 'POST', whose: Session | undefined = session) => {
    const cookies = createCookies(createCookieJar(undefined), false)
    const answer = refuseStaleForm(openPageRequest(path, { method }).context, { cookies, session: whose })
    return { to: answer?.headers.get('location'), flash: cookies.takeFlash() }
  }

  test('leads a form of another epoch to its page, which says why', () => {
    expect(post('/a?epoch=6&b=1')).toEqual({
      to: '/a',
      flash: [{ tone: 'error', text: gateMessages.staleForm }],
    })
  })

  test.each<[string, string?]>([['/a?epoch=7'], ['/a?epoch='], ['/a'], ['/a?epoch=6', 'GET']])(
    'lets %s pass, by %s',
    (path, method) => {
      expect(post(path, method)).toEqual({ to: undefined, flash: [] })
    },
  )

  test('leaves a form of nobody to the guard', () => {
    const cookies = createCookies(createCookieJar(undefined), false)
    const { context } = openPageRequest('/a?epoch=6', { method: 'POST' })
    expect(refuseStaleForm(context, { cookies, session: undefined })).toBeUndefined()
  })
})

describe('isNavigation', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, false],
    [{ 'sec-purpose': 'other' }, true],
  ])('of %o: %j', (headers, is) => {
    expect(isNavigation(new Headers(headers))).toBe(is)
  })
})
