import { maxLengths } from '@draftdesk/contract/input-limits'
import { useEffect, useState } from 'react'
import { fieldMessages } from '../../../messages/fields.ts'
import { identityProofMessages as words } from '../../../messages/identity-proof.ts'
import type { ProofRequest } from '../../../stores/identity-proof.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionForm } from '../../../ui/forms/action-form.tsx'
import { useBusy } from '../../../ui/forms/use-busy.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sendProofCodeByMail, proveIdentity, proveIdentityByPasskey } from './actions.ts'

/** Asks who the user is, by the way that the server wants. */
export function IdentityDialog({ way, finish }: ProofRequest) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  useEffect(() => {
    if (way === 'mail') void sendProofCodeByMail().then(setProblem)
  }, [way])
  async function proveByPasskey(): Promise<void> {
    const refused = await proveIdentityByPasskey()
    setProblem(refused)
    if (refused === undefined) finish(true)
  }
  return (
    <Dialog
      className="popup dialog"
      aria-labelledby="identity-title"
      focusesField
      onClose={() => finish(false)}
    >
      <h2 id="identity-title">{words.title}</h2>
      <p className="muted">{words.hint}</p>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {way === 'passkey' && (
        <div className="actions">
          <button
            className="button"
            type="button"
            aria-disabled={isBusy}
            onClick={(event) => run(event, proveByPasskey)}
          >
            {words.passkey}
          </button>
        </div>
      )}
      <ActionForm
        run={async (_texts, form) => {
          const secret = new FormData(form).get('identity-secret')
          const refused = await proveIdentity(typeof secret === 'string' ? secret : '')
          if (refused === undefined) finish(true)
          return refused
        }}
      >
        <SecretField way={way} />
        <div className="actions">
          <button className="button">{words.confirm}</button>
          {way === 'mail' && (
            <button
              className="button quiet"
              type="button"
              onClick={() => void sendProofCodeByMail().then(setProblem)}
            >
              {words.sendAgain}
            </button>
          )}
          <button className="button quiet" type="button" onClick={() => finish(false)}>
            {words.cancel}
          </button>
        </div>
      </ActionForm>
    </Dialog>
  )
}

function SecretField({ way }: Pick<ProofRequest, 'way'>) {
  const field = { name: 'identity-secret', label: words.labels[way], required: true }
  return way === 'password' ? (
    <PasswordField
      {...field}
      words={fieldMessages}
      maxLength={maxLengths.secret}
      autoComplete="current-password"
    />
  ) : (
    <Field {...field} maxLength={maxLengths.line} autoComplete="one-time-code" />
  )
}
