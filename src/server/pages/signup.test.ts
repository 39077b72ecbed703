import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../messages/gate.ts'
import { signupMessages } from '../../messages/signup.ts'
import { openVisit } from '../testing/open-visit.ts'
import { loadSignup } from './signup.ts'

const password = 'Correct-horse-1'
const values = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@shop.test' }
const form = { ...values, password, confirm_password: password }

type SignUp = App.Locals['entrances']['signUp']

/** A sign-up form that was sent, and what the gate made of it. */
function send(outcome: Awaited<ReturnType<SignUp>>, fields: Record<string, string> = form) {
  const asked: Parameters<SignUp>[] = []
  const signUp: SignUp = (...given) => {
    asked.push(given)
    return Promise.resolve(outcome)
  }
  return { ...openVisit('/signup', { form: fields, entrances: { signUp } }), asked }
}

describe('loadSignup', () => {
  test('shows an empty form', async () => {
    expect(await loadSignup(openVisit('/signup').context)).toEqual({ values: { email: '' } })
  })

  test.each([
    ['unverified', '/verify-email'],
    ['verified', '/signin'],
  ] as const)('signs up, and leads on where the address is %s', async (outcome, to) => {
    const { context, asked } = send(outcome)
    const answer = await loadSignup(context)
    if (!(answer instanceof Response)) throw new Error('The page is shown again')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
    expect(asked).toEqual([[form, signupMessages.failed]])
  })

  test.each([
    [{ problem: 'Taken.' }, 'Taken.'],
    ['unreadable', gateMessages.notJson],
  ] as const)('shows the form again without the passwords, and the reason (%o)', async (outcome, error) => {
    expect(await loadSignup(send(outcome).context)).toEqual({ values, error })
  })

  test.each([
    [{ first_name: '' }, signupMessages.namesRequired],
    [{ last_name: '' }, signupMessages.namesRequired],
    [{ email: '' }, signupMessages.emailRequired],
    [{ password: 'short', confirm_password: 'short' }, signupMessages.passwordRule],
    [{ confirm_password: 'Another-horse-1' }, signupMessages.passwordsDiffer],
  ])('asks nobody for a form that breaks a rule (%o)', async (wrong, error) => {
    const { context, asked } = send('verified', { ...form, ...wrong })
    expect(await loadSignup(context)).toMatchObject({ error })
    expect(asked).toEqual([])
  })
})
