/** A step of a sign-in after the password: a code of the authenticator app, a recovery code, or a passkey. */
export type SignInStep = 'code' | 'recovery' | 'passkey'

const codeSteps = ['code', 'recovery', 'passkey'] as const satisfies readonly SignInStep[]

/** The step in an address of a sign-in page. Undefined: the password. */
export function parseSignInStep({ searchParams }: URL): SignInStep | undefined {
  const step = searchParams.get('step')
  return codeSteps.find((known) => known === step)
}

/**
 * The address of a sign-in page at another step.
 *
 * @example buildSignInStepAddress('/signin?from=%2Femails-page', 'code') // '/signin?from=%2Femails-page&step=code'
 */
export function buildSignInStepAddress(address: string, step: SignInStep | undefined): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('step')
  if (step) parameters.set('step', step)
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}
