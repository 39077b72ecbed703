import { maxLengths } from '@draftdesk/contract/input-limits'
import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { fieldMessages } from '../../messages/fields.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { showToast } from '../../stores/toasts.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { beginTwoStepSetUp, confirmTwoStepSetUp, turnOffTwoStep, renewRecoveryCodes } from './actions.ts'
import type { TwoStepSetUp } from './actions.ts'
import { drawQrPath, formatSetUpKey, buildRecoveryCodesFileUrl } from './view.ts'
import { twoStepMessages as words } from './words.ts'

interface TwoStepFormProps {
  /** Changes ask for the password. */
  readonly hasPassword: boolean
  /** The address of the page, which is loaded again after a change. */
  readonly address: string
  readonly close: () => void
}

const passwordName = 'two-step-password'
const codeName = 'two-step-code'

/** The password as it was typed, spaces included. Undefined for an account without one. */
function readFormPassword(form: HTMLFormElement): string | undefined {
  const password = new FormData(form).get(passwordName)
  return typeof password === 'string' ? password : undefined
}

/** The set-up in steps: the password, the QR code with a first code, and the recovery codes. */
export function SetUpAuthenticatorForm({ hasPassword, address, close }: TwoStepFormProps) {
  const [setUp, setSetUp] = useState<TwoStepSetUp>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} address={address} />
  if (setUp)
    return (
      <ActionForm
        className="form panel-body"
        run={async ({ read }) => {
          const confirmed = await confirmTwoStepSetUp(read(codeName))
          if (!confirmed.ok) return confirmed.problem
          setCodes(confirmed.value.recovery_codes)
          return undefined
        }}
      >
        <p>{words.setUp.scan}</p>
        <div className="qr-code row gap-4">
          <QrCode text={setUp.uri} />
          <div className="stack gap-2 grow">
            <p>{words.setUp.secret}</p>
            <code className="two-step-key break">{formatSetUpKey(setUp.secret)}</code>
            <p>
              <a href={setUp.uri}>{words.setUp.open}</a>
            </p>
          </div>
        </div>
        <CodeField label={words.setUp.code} hint={words.setUp.codeHint} isOfApp />
        <FormActions submit={words.setUp.confirm} close={close} />
      </ActionForm>
    )
  return (
    <ActionForm
      className="form panel-body"
      run={async (_texts, form) => {
        const begun = await beginTwoStepSetUp(readFormPassword(form))
        if (!begun.ok) return begun.problem
        setSetUp(begun.value)
        return undefined
      }}
    >
      {hasPassword ? <CurrentPasswordField label={words.setUp.password} /> : <p>{words.isOff}</p>}
      <FormActions submit={words.continue} close={close} />
    </ActionForm>
  )
}

/** Replaces the recovery codes for a code. A person with a passkey proves their identity in a dialog instead. */
export function RenewCodesForm({
  hasPasskey,
  address,
  close,
}: TwoStepFormProps & { readonly hasPasskey: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} address={address} />
  return (
    <ActionForm
      className="form panel-body"
      run={async ({ read }) => {
        const renewed = await renewRecoveryCodes(hasPasskey ? undefined : read(codeName))
        if (!renewed.ok) return renewed.problem
        setCodes(renewed.value.recovery_codes)
        return undefined
      }}
    >
      {hasPasskey ? (
        <p>{words.renew.hint}</p>
      ) : (
        <CodeField label={words.renew.code} hint={words.renew.hint} />
      )}
      <FormActions submit={words.renew.submit} close={close} />
    </ActionForm>
  )
}

/** Turns two-step sign-in off for the password and a code. */
export function TurnOffTwoStepForm({ hasPassword, address, close }: TwoStepFormProps) {
  return (
    <ActionForm
      className="form panel-body"
      run={({ read }, form) =>
        turnOffTwoStep({ password: readFormPassword(form), code: read(codeName) }, address)
      }
    >
      <p>{words.turnOff.hint}</p>
      {hasPassword && <CurrentPasswordField label={words.turnOff.password} />}
      <CodeField label={words.turnOff.code} isFirst={!hasPassword} />
      <FormActions submit={words.turnOff.submit} close={close} isDanger />
    </ActionForm>
  )
}

/** Focuses a field that a press opened. */
export function useFocusOnMount<Element extends HTMLElement>(isWanted = true) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  return ref
}

function CurrentPasswordField({ label }: { readonly label: string }) {
  return (
    <PasswordField
      ref={useFocusOnMount<HTMLInputElement>()}
      name={passwordName}
      label={label}
      words={fieldMessages}
      maxLength={maxLengths.secret}
      autoComplete="current-password"
      required
    />
  )
}

interface CodeFieldProps {
  readonly label: string
  readonly hint?: string
  /** Takes codes of the app alone, which are digits. */
  readonly isOfApp?: boolean
  readonly isFirst?: boolean
}

function CodeField({ label, hint, isOfApp = false, isFirst = true }: CodeFieldProps) {
  return (
    <div className="field">
      <Field
        ref={useFocusOnMount<HTMLInputElement>(isFirst)}
        name={codeName}
        label={label}
        hint={hint}
        maxLength={maxLengths.line}
        inputMode={isOfApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    </div>
  )
}

interface FormActionsProps {
  readonly submit: string
  readonly close: () => void
  readonly isDanger?: boolean
}

/** The buttons of a form. */
export const FormActions = ({ submit, close, isDanger = false }: FormActionsProps) => (
  <div className="actions">
    <button className={isDanger ? 'button danger' : 'button'}>{submit}</button>
    <button type="button" className="button quiet" onClick={close}>
      {words.cancel}
    </button>
  </div>
)

/** Border of a QR code in modules (ISO/IEC 18004). */
const quietZone = 4

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: quietZone })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.setUp.qr} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={drawQrPath(data)} />
    </svg>
  )
}

async function copyRecoveryCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast('success', words.codes.copied)
  } catch (error) {
    // The browser denies the clipboard without permission, in a frame, and on http.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
    showToast('error', words.codes.copyFailed)
  }
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly address: string
}

/** Shows recovery codes once. */
export function RecoveryCodes({ codes, address }: RecoveryCodesProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="form panel-body">
      <h4 ref={heading} tabIndex={-1}>
        {words.codes.title}
      </h4>
      <p>{words.codes.hint}</p>
      <ul className="pair" aria-label={words.codes.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <button className="button quiet" onClick={() => void copyRecoveryCodes(codes)}>
          {words.codes.copy}
        </button>
        <a
          className="button quiet"
          href={buildRecoveryCodesFileUrl(words.codes.fileHead, codes)}
          download={words.codes.file}
        >
          {words.codes.download}
        </a>
        <button className="button" onClick={() => void leavePage(address)}>
          {words.codes.done}
        </button>
      </div>
    </div>
  )
}
