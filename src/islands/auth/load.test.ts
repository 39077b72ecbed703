import { gateMessages } from '../../messages/gate.ts'
import { openVisit } from '../../server/testing/open-visit.ts'
import { loadAdminSignin, loadSignin, loadSignup } from './load.ts'
import { codeStepMessages, signinMessages, signupMessages } from './words.ts'
import { describe, expect, test } from 'vitest'

const form = { email: ' ada@shop.test ', password: ' Secret-1 ' }
const typed = { values: { email: 'ada@shop.test' } }

type SignIn = App.Locals['identity']['signIn']

/** Posts a sign-in form and returns the response of the gate. */
function send(path: string, outcome: Awaited<ReturnType<SignIn>>, fields: Record<string, string> = form) {
  const asked: Parameters<SignIn>[] = []
  const signIn: SignIn = (...given) => {
    asked.push(given)
    return Promise.resolve(outcome)
  }
  return { ...openVisit(path, { form: fields, identity: { signIn } }), asked }
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

describe('loadSignin of a sign-in that needs a code', () => {
  type Outcome = Awaited<ReturnType<App.Locals['identity']['signInWithCode']>>

  /** A browser whose sign-in waits for a code. */
  function wait(path: string, code?: string, outcome: Outcome = 'signedIn') {
    const signInWithCode = () => Promise.resolve(outcome)
    const visit = openVisit(path, {
      ...(code !== undefined && { form: { code } }),
      identity: { signInWithCode },
    })
    visit.context.locals.visit.cookies.challenge.write('challenge')
    return visit
  }

  test('leads to the step for the code, and from there to the page that asked', async () => {
    const asked = await loadSignin(send('/signin?from=%2Femails-page', 'needsCode').context)
    expect(leadsTo(asked)).toEqual([303, '/signin?from=%2Femails-page&step=code'])
    const withPasskey = await loadSignin(send('/signin', 'needsPasskey').context)
    expect(leadsTo(withPasskey)).toEqual([303, '/signin?step=passkey'])
    expect(await loadSignin(wait('/signin?step=passkey').context)).toMatchObject({ step: 'passkey' })
    const path = '/signin?from=%2Femails-page&step=code'
    expect(await loadSignin(wait(path).context)).toEqual({
      ...{ values: {}, returnTo: '/emails-page', step: 'code' },
    })
    expect(leadsTo(await loadSignin(wait(path, '123456').context))).toEqual([303, '/emails-page'])
  })

  test.each([
    [{ problem: 'Wrong code.', isOver: false }, 'Wrong code.'],
    ['away', gateMessages.unreachable],
    ['unreadable', gateMessages.notJson],
  ] as const)('shows the step again with the reason (%o)', async (outcome, error) => {
    expect(await loadSignin(wait('/signin?step=recovery', 'x', outcome).context)).toMatchObject({
      ...{ step: 'recovery', error },
    })
  })

  test('wants a code, and begins again when the sign-in took too long', async () => {
    expect(await loadSignin(wait('/signin?step=code', '').context)).toMatchObject({
      error: codeStepMessages.required.code,
    })
    const over = wait('/admin-signin?step=code', 'x', { problem: 'Too long.', isOver: true })
    expect(leadsTo(await loadAdminSignin(over.context))).toEqual([303, '/admin-signin'])
    expect(over.toasts).toEqual([{ tone: 'error', text: 'Too long.' }])
  })

  test('asks for the password where no sign-in waits', async () => {
    expect(await loadSignin(openVisit('/signin?step=code').context)).not.toHaveProperty('step')
  })
})

describe('loadAdminSignin', () => {
  test('leads to the admin dashboard', async () => {
    const { context } = send('/admin-signin', 'signedIn')
    expect(leadsTo(await loadAdminSignin(context))).toEqual([303, '/admin/dashboard-page'])
  })
})

const password = 'Correct-horse-1'
const values = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@shop.test' }
const signupForm = { ...values, password, confirm_password: password }

type SignUp = App.Locals['identity']['signUp']

/** Posts a sign-up form and returns the response of the gate. */
function sendSignup(outcome: Awaited<ReturnType<SignUp>>, fields: Record<string, string> = signupForm) {
  const asked: Parameters<SignUp>[] = []
  const signUp: SignUp = (...given) => {
    asked.push(given)
    return Promise.resolve(outcome)
  }
  return { ...openVisit('/signup', { form: fields, identity: { signUp } }), asked }
}

describe('loadSignup', () => {
  test('shows an empty form', async () => {
    expect(await loadSignup(openVisit('/signup').context)).toEqual({ values: { email: '' } })
  })

  test.each([
    ['unverified', '/verify-email'],
    ['verified', '/signin'],
  ] as const)('signs up, and leads on where the address is %s', async (outcome, to) => {
    const { context, asked } = sendSignup(outcome)
    const answer = await loadSignup(context)
    if (!(answer instanceof Response)) throw new Error('The page is shown again')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
    expect(asked).toEqual([[signupForm, signupMessages.failed]])
  })

  test.each([
    [{ problem: 'Taken.' }, 'Taken.'],
    ['unreadable', gateMessages.notJson],
  ] as const)('shows the form again without the passwords, and the reason (%o)', async (outcome, error) => {
    expect(await loadSignup(sendSignup(outcome).context)).toEqual({ values, error })
  })

  test.each([
    [{ first_name: '' }, signupMessages.namesRequired],
    [{ last_name: '' }, signupMessages.namesRequired],
    [{ email: '' }, signupMessages.emailRequired],
    [{ password: 'short', confirm_password: 'short' }, signupMessages.passwordRule],
    [{ confirm_password: 'Another-horse-1' }, signupMessages.passwordsDiffer],
  ])('asks nobody for a form that breaks a rule (%o)', async (wrong, error) => {
    const { context, asked } = sendSignup('verified', { ...signupForm, ...wrong })
    expect(await loadSignup(context)).toMatchObject({ error })
    expect(asked).toEqual([])
  })
})
