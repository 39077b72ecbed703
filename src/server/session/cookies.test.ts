import { describe, expect, test } from 'vitest'
import { createCookies } from './cookies.ts'
import type { Cookies } from './cookies.ts'
import { createCookieJar } from './cookie-jar.ts'

/** The cookies of a request that sent `header`, and the lines that its answer sets. */
function open(header?: string, secure = false) {
  const jar = createCookieJar(header)
  return { cookies: createCookies(jar, secure), lines: jar.lines }
}

/** Returns the cookies that a browser would send after an answer set them. */
const sendBack = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ')

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Every cookie with its lifetime and the function that writes it. */
const writes: readonly (readonly [name: string, age: string, write: (cookies: Cookies) => void])[] = [
  ['session', 'Max-Age=90', (cookies) => cookies.writeSession('s', 90_999)],
  ['flash', 'Max-Age=120', (cookies) => cookies.toast('info', 'Hello')],
  ['pending-email', 'Max-Age=86400', (cookies) => cookies.pendingEmail.write('a@b.c')],
  ['sign-up', 'Max-Age=86400', (cookies) => cookies.signUp.write('s')],
  ['link-sign-in', 'Max-Age=300', (cookies) => cookies.linkSignIn.write('s')],
  ['reset-token', 'Max-Age=3600', (cookies) => cookies.writeResetToken('t')],
  ['google-sign-in', 'Max-Age=600', (cookies) => cookies.transaction.write('s')],
]

describe('createCookies', () => {
  test.each(writes)(
    'binds %s to this origin, away from scripts, for as long as it is of use',
    (name, age, write) => {
      const plain = open()
      write(plain.cookies)
      expect(plain.lines()).toEqual([expect.stringMatching(new RegExp(`^${name}=[^;]+;`))])
      const secure = open(undefined, true)
      write(secure.cookies)
      const [line = ''] = secure.lines()
      expect(line).toMatch(new RegExp(`^__Host-${name}=`))
      expect(line.split('; ').slice(1).toSorted()).toEqual([
        'HttpOnly',
        age,
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ])
    },
  )

  test('reads on the next request what it wrote', () => {
    const { cookies, lines } = open()
    cookies.pendingEmail.write('a@b.c')
    cookies.signUp.write('proof')
    cookies.linkSignIn.write('sealed')
    cookies.writeResetToken('token')
    cookies.transaction.write('state')
    const next = open(sendBack(lines())).cookies
    expect([next.pendingEmail.read(), next.signUp.read(), next.linkSignIn.read()]).toEqual([
      ...['a@b.c', 'proof', 'sealed'],
    ])
    expect([next.readResetToken(), next.transaction.has(), next.transaction.take()]).toEqual([
      ...['token', true, 'state'],
    ])
    expect([next.transaction.has(), next.transaction.take()]).toEqual([false, undefined])
  })

  test('knows nothing of a browser that sends nothing', () => {
    const { cookies, lines } = open()
    expect([cookies.readSession(), cookies.pendingEmail.read(), cookies.signUp.read()]).toEqual([
      ...[undefined, undefined, undefined],
    ])
    expect([cookies.readResetToken(), cookies.takeFlash(), cookies.readSidebar()]).toEqual(['', [], 'open'])
    cookies.pendingEmail.drop()
    cookies.linkSignIn.drop()
    expect(lines()).toEqual([])
  })

  test('takes what is dropped from the browser', () => {
    const sent = ['sign-up', 'pending-email', 'link-sign-in'].map((name) => `${name}=${written('p')}`)
    const { cookies, lines } = open(['session=s', 'reset-token=t', ...sent].join('; '))
    const read = () => [
      ...[cookies.readSession(), cookies.readResetToken(), cookies.signUp.read()],
      ...[cookies.pendingEmail.read(), cookies.linkSignIn.read()],
    ]
    expect(read()).toEqual(['s', 't', 'p', 'p', 'p'])
    cookies.dropSession()
    cookies.dropResetToken()
    cookies.signUp.drop()
    cookies.pendingEmail.drop()
    cookies.linkSignIn.drop()
    expect(read()).toEqual([undefined, '', undefined, undefined, undefined])
    for (const line of lines()) expect(line).toContain('Expires=Thu, 01 Jan 1970')
    expect(lines()).toHaveLength(5)
  })

  test('believes no cookie that it would not write', () => {
    const link = (action: string) => ({ tone: 'info', text: 'x', undo: { action, fields: {} } })
    const hostile = [
      ...[{ tone: 'loud', text: 'x' }, { tone: 'info', text: 'x'.repeat(501) }, link('//evil.test/')],
      link('https://evil.test/'),
    ]
    for (const flash of hostile) expect(open(`flash=${written([flash])}`).cookies.takeFlash()).toEqual([])
    expect(open(`flash=${written([link('/emails-page')])}`).cookies.takeFlash()).toHaveLength(1)
    const six = Array.from({ length: 6 }, () => ({ tone: 'info', text: 'x' }))
    expect(open(`flash=${written(six)}`).cookies.takeFlash()).toEqual([])
    expect(open('flash=no-json').cookies.takeFlash()).toEqual([])
    expect(open(`pending-email=${written('a'.repeat(321))}`).cookies.pendingEmail.read()).toBeUndefined()
    expect(open(`pending-email=${written(7)}`).cookies.pendingEmail.read()).toBeUndefined()
    expect(open(`reset-token=${'a'.repeat(513)}`).cookies.readResetToken()).toBe('')
    const { cookies, lines } = open()
    cookies.writeResetToken('')
    cookies.writeResetToken('a'.repeat(513))
    expect(lines()).toEqual([])
  })

  test('shows the toasts of several answers in their order, the last five, once', () => {
    const { cookies, lines } = open(`flash=${written([{ tone: 'info', text: '0' }])}`)
    for (const text of ['1', '2', '3', '4', '5']) cookies.toast('success', text)
    const next = open(sendBack(lines()))
    expect(next.cookies.takeFlash().map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5'])
    expect(next.cookies.takeFlash()).toEqual([])
    expect(next.lines()).toEqual([expect.stringContaining('flash=; ')])
  })

  test('reads how the sidebar was left, and nothing else of that cookie', () => {
    expect(open('sidebar=collapsed').cookies.readSidebar()).toBe('collapsed')
    expect(open('sidebar=anything').cookies.readSidebar()).toBe('open')
  })
})
