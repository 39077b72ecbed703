/** A step of a sign-in after the password: a code of the authenticator app, or a recovery code. */
export type CodeStep = 'code' | 'recovery'

/** The step in an address of a sign-in page. Undefined: the password. */
export function readCodeStep({ searchParams }: URL): CodeStep | undefined {
  const step = searchParams.get('step')
  return step === 'code' || step === 'recovery' ? step : undefined
}

/**
 * The address of a sign-in page at another step.
 *
 * @example addressOfStep('/signin?from=%2Femails-page', 'code') // '/signin?from=%2Femails-page&step=code'
 */
export function addressOfStep(address: string, step: CodeStep | undefined): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('step')
  if (step) parameters.set('step', step)
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}
