import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { settingsMessages as words } from './words.ts'
import { saveGeneralSettings } from './actions.ts'
import type { Settings } from './view.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { RemoteVersion } from '../../ui/forms/remote-version.tsx'
import { useUnsavedWarning } from '../../ui/forms/use-unsaved-warning.ts'

interface GeneralProps {
  readonly settings: Settings
  /** Owners alone decide who needs two-step sign-in. */
  readonly isOwner: boolean
}

interface GeneralFields {
  readonly name: string
}

function GeneralView({ settings, isOwner }: GeneralProps) {
  const [version, setVersion] = useState(settings.version)
  const [assignsInTurn, setAssigns] = useState(settings.assigns_in_turn ?? undefined)
  const [requiresTwoStep, setRequires] = useState(
    isOwner ? (settings.requires_two_step ?? undefined) : undefined,
  )
  const [other, setOther] = useState<string>()
  const form = useForm<GeneralFields>()
  const { getValues, formState } = form
  const { isSubmitting } = formState
  useUnsavedWarning(() => getValues(), { name: settings.name }, isSubmitting)
  async function saveSettings({ name }: GeneralFields): Promise<void> {
    const refused = await saveGeneralSettings(
      { name: name.trim(), assigns_in_turn: assignsInTurn, requires_two_step: requiresTwoStep },
      version,
    )
    const { current } = refused
    showFieldRefusal(form, refused)
    setOther(current && words.remote([[words.name, current.name]]))
    if (current) setVersion(current.version)
  }
  return (
    <ValidatedForm form={form} run={saveSettings}>
      {other !== undefined && <RemoteVersion text={other} hint={words.keepMine} />}
      <Field
        {...bindField(form, 'name', requireText(words.nameRequired))}
        label={words.name}
        defaultValue={settings.name}
        maxLength={maxLengths.storeName}
        autoComplete="organization"
        hint={words.nameHint}
      />
      {assignsInTurn !== undefined && (
        <CheckboxWithHint
          id="turns"
          label={words.assignsInTurn}
          hint={words.assignsHint}
          isChecked={assignsInTurn}
          onChange={setAssigns}
        />
      )}
      {requiresTwoStep !== undefined && (
        <CheckboxWithHint
          id="two-step"
          label={words.requiresTwoStep}
          hint={words.twoStepHint}
          isChecked={requiresTwoStep}
          onChange={setRequires}
        />
      )}
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </ValidatedForm>
  )
}

interface CheckboxWithHintProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A checkbox with a line below that says what it does. */
function CheckboxWithHint({ id, label, hint, isChecked, onChange }: CheckboxWithHintProps) {
  const hintId = `${id}-hint`
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p className="field-hint" id={hintId}>
        {hint}
      </p>
    </>
  )
}

/** The form of the general tab. */
export const GeneralSettingsForm = createIsland(GeneralView)
