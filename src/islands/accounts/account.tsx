import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { accountMessages as words } from './words.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { saveName } from './actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { PictureForm } from './picture-form.tsx'

interface AccountProps {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly image?: string | undefined
}

interface NameFields {
  readonly first_name: string
  readonly last_name: string
}

function AccountView({ id, firstName, lastName, image }: AccountProps) {
  const form = useForm<NameFields>()
  const { isSubmitting } = form.formState
  async function submitName({ first_name: firstName, last_name: lastName }: NameFields): Promise<void> {
    showFieldRefusal(form, await saveName(id, firstName.trim(), lastName.trim()))
  }
  return (
    <div className="panel-body">
      <PictureForm id={id} name={`${firstName} ${lastName}`.trim()} image={image} />
      <ValidatedForm form={form} run={submitName}>
        <div className="form-row">
          <Field
            {...bindField(form, 'first_name', requireText(words.namesRequired))}
            label={fieldMessages.firstName}
            defaultValue={firstName}
            maxLength={maxLengths.personName}
            autoComplete="given-name"
          />
          <Field
            {...bindField(form, 'last_name', requireText(words.namesRequired))}
            label={fieldMessages.lastName}
            defaultValue={lastName}
            maxLength={maxLengths.personName}
            autoComplete="family-name"
          />
        </div>
        <SubmitButton isBusy={isSubmitting} label={words.save} busy={words.saving} />
      </ValidatedForm>
    </div>
  )
}

/** The form for the user's own name and picture. */
export const AccountForm = createIsland(AccountView)
