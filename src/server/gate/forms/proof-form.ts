import { identityProofMessages } from '../../../messages/identity-proof.ts'
import { findRequiredProofWay, proofRequests, proofWays } from '../../../models/identity-proof.ts'
import type { PendingProofForm } from '../../../models/identity-proof.ts'
import { getFormFields } from '../../form-fields.ts'
import type { FormFields } from '../../form-fields.ts'
import type { CallFailure, PageContext } from '../../upstream/page-visit.ts'

/** Sends the proof of a posted form. Returns the question again if the proof was wrong. */
export async function submitPostedProof(
  context: PageContext,
  fields: FormFields,
): Promise<PendingProofForm | undefined> {
  const { 'proof-password': secret = '', 'proof-way': sentWay } = getFormFields(context, [
    'proof-password',
    'proof-way',
  ])
  const way = proofWays.find((known) => known === sentWay)
  if (way === undefined || secret === '') return undefined
  const proven = await context.locals.visit.call(proofRequests.prove(secret))
  return proven.ok
    ? undefined
    : { way, problem: proven.error.problem ?? identityProofMessages.failed, fields }
}

/** The question that a refused call asks. Undefined when it was refused for another reason. */
export async function createProofForm(
  { locals: { visit } }: PageContext,
  { refusal }: CallFailure,
  fields: FormFields,
): Promise<PendingProofForm | undefined> {
  const body = refusal?.body
  const way = findRequiredProofWay(
    typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined,
  )
  if (way === undefined) return undefined
  if (way !== 'mail') return { way, problem: undefined, fields }
  const sent = await visit.call(proofRequests.sendCode())
  return {
    way,
    problem: sent.ok ? undefined : (sent.error.problem ?? identityProofMessages.codeFailed),
    fields,
  }
}
