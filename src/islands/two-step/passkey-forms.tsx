import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { leavePage } from '../../stores/session/leave-page.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormActions, RecoveryCodes, useFocusOnMount } from './two-step-forms.tsx'
import { addPasskey, removePasskey, renamePasskey } from './passkey-actions.ts'
import type { Passkey } from './view.ts'
import { twoStepMessages } from './words.ts'

const passkeyNameField = 'passkey-name'

interface PasskeyFormProps {
  /** The address of the page, which is loaded again after a change. */
  readonly address: string
  readonly close: () => void
}

function PasskeyNameField({ label, value }: { readonly label: string; readonly value?: string }) {
  return (
    <Field
      ref={useFocusOnMount<HTMLInputElement>()}
      name={passkeyNameField}
      label={label}
      defaultValue={value}
      maxLength={maxLengths.title}
      autoComplete="off"
      required
    />
  )
}

/** Names a new passkey, and has the browser create it. */
export function AddPasskeyForm({ address, close }: PasskeyFormProps) {
  const words = twoStepMessages.passkeys
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} address={address} />
  return (
    <ActionForm
      className="form panel-body"
      run={async ({ read }) => {
        const added = await addPasskey(read(passkeyNameField))
        if (!added.ok) return added.problem
        const { recovery_codes: newCodes } = added.value
        if (newCodes.length > 0) setCodes(newCodes)
        else await leavePage(address)
        return undefined
      }}
    >
      <p>{words.addHint}</p>
      <PasskeyNameField label={words.name} />
      <FormActions submit={words.create} close={close} />
    </ActionForm>
  )
}

export function RenamePasskeyForm({
  passkey,
  address,
  close,
}: PasskeyFormProps & { readonly passkey: Passkey }) {
  const words = twoStepMessages.passkeys
  return (
    <ActionForm
      className="form panel-body"
      run={({ read }) => renamePasskey(passkey.id, read(passkeyNameField), address)}
    >
      <PasskeyNameField label={words.name} value={passkey.name} />
      <FormActions submit={words.save} close={close} />
    </ActionForm>
  )
}

/** Asks before a passkey is removed. */
export function RemovePasskeyForm({
  passkey,
  isLast,
  address,
  close,
}: PasskeyFormProps & { readonly passkey: Passkey; readonly isLast: boolean }) {
  const words = twoStepMessages.passkeys
  return (
    <ActionForm className="form panel-body" run={() => removePasskey(passkey.id, address)}>
      <p>{isLast ? words.removeLastHint(passkey.name) : words.removeHint(passkey.name)}</p>
      <FormActions submit={words.remove} close={close} isDanger />
    </ActionForm>
  )
}
