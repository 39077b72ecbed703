import { useState } from 'react'
import { createIsland } from '../create-island.tsx'
import { useLazyCode } from '../../ui/use-lazy-code.ts'
import type { Passkey, TwoStep as TwoStepState } from './view.ts'
import { twoStepMessages as words } from './words.ts'

interface TwoStepProps {
  readonly twoStep: TwoStepState
  /** The address of the page, which is loaded again after a change. */
  readonly address: string
}

type OpenTwoStepForm =
  | { readonly form: 'setUp' | 'renew' | 'turnOff' | 'addPasskey' }
  | { readonly form: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey }

const loadTwoStepForms = async () => ({
  ...(await import('./two-step-forms.tsx')),
  ...(await import('./passkey-forms.tsx')),
})

function TwoStepView({ twoStep, address }: TwoStepProps) {
  const { hasPassword } = twoStep
  const [mode, setMode] = useState<OpenTwoStepForm>()
  const closeForm = (): void => setMode(undefined)
  const forms = useLazyCode(loadTwoStepForms, mode !== undefined, closeForm)
  const shown = { hasPassword, address, close: closeForm }
  if (mode && forms) {
    if ('passkey' in mode) {
      const { form, passkey } = mode
      if (form === 'renamePasskey') return <forms.RenamePasskeyForm {...shown} passkey={passkey} />
      const isLast = !twoStep.hasApp && twoStep.passkeys?.length === 1
      return <forms.RemovePasskeyForm {...shown} passkey={passkey} isLast={isLast} />
    }
    if (mode.form === 'setUp') return <forms.SetUpAuthenticatorForm {...shown} />
    if (mode.form === 'renew')
      return <forms.RenewCodesForm {...shown} hasPasskey={(twoStep.passkeys?.length ?? 0) > 0} />
    return mode.form === 'turnOff' ? (
      <forms.TurnOffTwoStepForm {...shown} />
    ) : (
      <forms.AddPasskeyForm {...shown} />
    )
  }
  return (
    <div className="form panel-body" aria-busy={mode !== undefined}>
      <TwoStepStatus twoStep={twoStep} open={(form) => setMode({ form })} />
      {twoStep.passkeys && (
        <>
          <h4>{words.passkeys.title}</h4>
          {twoStep.passkeys.length === 0 ? (
            <p className="muted">{words.passkeys.none}</p>
          ) : (
            <ul className="rows spread-rows" aria-label={words.passkeys.title}>
              {twoStep.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} open={(form) => setMode({ form, passkey })} />
              ))}
            </ul>
          )}
          <div className="actions">
            <button className="button quiet" onClick={() => setMode({ form: 'addPasskey' })}>
              {words.passkeys.add}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

interface TwoStepStatusProps {
  readonly twoStep: TwoStepState
  readonly open: (form: 'setUp' | 'renew' | 'turnOff') => void
}

const TwoStepStatus = ({ twoStep: { since, codesLeft, hasApp }, open }: TwoStepStatusProps) => (
  <>
    <p>{since === undefined ? words.isOff : `${words.since(since)} ${words.codesLeft(codesLeft)}`}</p>
    <div className="actions">
      {!hasApp && (
        <button className={since === undefined ? 'button' : 'button quiet'} onClick={() => open('setUp')}>
          {since === undefined ? words.begin : words.passkeys.addApp}
        </button>
      )}
      {since !== undefined && (
        <>
          <button className="button quiet" onClick={() => open('renew')}>
            {words.renew.open}
          </button>
          <button className="button quiet" onClick={() => open('turnOff')}>
            {words.turnOff.open}
          </button>
        </>
      )}
    </div>
  </>
)

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly open: (form: 'renamePasskey' | 'removePasskey') => void
}

const PasskeyRow = ({ passkey: { name, about }, open }: PasskeyRowProps) => (
  <li>
    <div className="grow break">
      <p>{name}</p>
      <p className="muted">{about}</p>
    </div>
    <button
      className="button quiet"
      aria-label={words.passkeys.renameOf(name)}
      onClick={() => open('renamePasskey')}
    >
      {words.passkeys.rename}
    </button>
    <button
      className="button quiet"
      aria-label={words.passkeys.removeOf(name)}
      onClick={() => open('removePasskey')}
    >
      {words.passkeys.remove}
    </button>
  </li>
)

/** The user's two-step sign-in: on or off, their passkeys, and the forms that change it. */
export const TwoStepSettings = createIsland(TwoStepView)
