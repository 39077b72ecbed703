import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../messages/gate.ts'
import { signinMessages } from '../../messages/signin.ts'
import { openVisit } from '../testing/open-visit.ts'
import { loadAdminSignin, loadSignin } from './signin.ts'

const form = { email: ' ada@shop.test ', password: ' Secret-1 ' }
const typed = { values: { email: 'ada@shop.test' } }

type SignIn = App.Locals['entrances']['signIn']

/** A sign-in form that was sent, and what the gate made of it. */
function send(path: string, outcome: Awaited<ReturnType<SignIn>>, fields: Record<string, string> = form) {
  const asked: Parameters<SignIn>[] = []
  const signIn: SignIn = (...given) => {
    asked.push(given)
    return Promise.resolve(outcome)
  }
  return { ...openVisit(path, { form: fields, entrances: { signIn } }), asked }
}

const leadsTo = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer

describe('loadSignin', () => {
  test('leads to the page that asked for a sign-in, or home, and never to another site', async () => {
    for (const [path, returnTo] of [
      ['/signin', '/'],
      ['/signin?from=%2Femails-page%3Ffilter%3Dsent', '/emails-page?filter=sent'],
      ['/signin?from=%2F%2Felsewhere.test', '/'],
    ] as const) {
      expect(await loadSignin(openVisit(path).context)).toEqual({ values: { email: '' }, returnTo })
      expect(leadsTo(await loadSignin(send(path, 'signedIn').context))).toEqual([303, returnTo])
    }
  })

  test('signs in with the address as it was meant and the password as it was typed', async () => {
    const { context, asked } = send('/signin', 'signedIn')
    await loadSignin(context)
    expect(asked).toEqual([[{ email: 'ada@shop.test', password: ' Secret-1 ' }, signinMessages.failed]])
  })

  test('leads whose address is not confirmed to where it is', async () => {
    expect(leadsTo(await loadSignin(send('/signin', 'unverified').context))).toEqual([303, '/verify-email'])
  })

  test.each([
    [{ problem: 'Wrong password.' }, 'Wrong password.'],
    ['away', gateMessages.unreachable],
    ['unreadable', gateMessages.notJson],
  ] as const)('shows the form again with the address and the reason (%o)', async (outcome, error) => {
    expect(await loadSignin(send('/signin', outcome).context)).toEqual({ ...typed, error, returnTo: '/' })
  })

  test('asks nobody where a field is empty', async () => {
    for (const fields of [{ email: 'ada@shop.test' }, { password: 'x' }]) {
      const { context, asked } = send('/signin', 'signedIn', fields)
      expect(await loadSignin(context)).toMatchObject({ error: signinMessages.required })
      expect(asked).toEqual([])
    }
  })
})

describe('loadAdminSignin', () => {
  test('leads to the admin dashboard', async () => {
    const { context } = send('/admin-signin', 'signedIn')
    expect(leadsTo(await loadAdminSignin(context))).toEqual([303, '/admin/dashboard-page'])
  })
})
