import type { Call } from '@draftdesk/contract'
import { createSample } from '@draftdesk/contract/testing'

/** Valid inputs of a call: with all fields, and with the required ones only. Throws when there is none. */
export function createSampleInputs(name: string, { request }: Call): Record<string, unknown>[] {
  const inputs = [false, true].map((isLeast) => createSample(request, isLeast) as Record<string, unknown>)
  const valid = inputs.filter((input) => request.safeParse(input).success)
  if (valid.length === 0) throw new Error(`No sample is a valid input of ${name}: ${JSON.stringify(inputs)}`)
  return valid
}
