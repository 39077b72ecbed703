import { useState } from 'react'
import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/calls/report.ts'
import { island } from '../../ui/island.tsx'
import { useCode } from '../../ui/use-code.ts'
import type { TwoStep as TwoStepState } from './view.ts'
import { twoStepMessages as words } from './words.ts'

interface TwoStepProps {
  readonly twoStep: TwoStepState
  /** The address of the page, which is loaded again after a change. */
  readonly address: string
}

type Mode = 'setUp' | 'renew' | 'turnOff'

const loadForms = () => import('./forms.tsx')

function TwoStepView({ twoStep, address }: TwoStepProps) {
  const { since, codesLeft, hasPassword } = twoStep
  const [mode, setMode] = useState<Mode>()
  const close = (): void => setMode(undefined)
  const forms = useCode(loadForms, mode !== undefined, close)
  const shown = { hasPassword, address, close }
  if (mode && forms) {
    if (mode === 'setUp') return <forms.SetUpForm {...shown} />
    return mode === 'renew' ? <forms.RenewForm {...shown} /> : <forms.TurnOffForm {...shown} />
  }
  const isBusy = mode !== undefined
  return (
    <div className="panel-body two-step" aria-busy={isBusy}>
      {since === undefined ? (
        <>
          <p>{words.isOff}</p>
          <div className="actions">
            <button className="button" onClick={() => setMode('setUp')}>
              {words.begin}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            {words.since(since)} {words.codesLeft(codesLeft)}
          </p>
          <div className="actions">
            <button className="button quiet" onClick={() => setMode('renew')}>
              {words.renew.open}
            </button>
            <button className="button quiet" onClick={() => setMode('turnOff')}>
              {words.turnOff.open}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

/** The user's two-step sign-in: on or off, with the forms that change it. */
export const TwoStep = island(TwoStepView, failureMessages, reportCrash)
