import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { accountMessages as words } from './words.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { saveName } from './actions.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
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
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message
  const hasText = (text: string) => text.trim() !== '' || words.namesRequired
  const submit = handleSubmit(async ({ first_name: firstName, last_name: lastName }) => {
    showFieldRefusal(form, await saveName(id, firstName.trim(), lastName.trim()))
  })
  return (
    <div className="panel-body">
      <PictureForm id={id} name={`${firstName} ${lastName}`.trim()} image={image} />
      <form className="form" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {notice && <Notice tone="error">{notice}</Notice>}
        <div className="form-row">
          <Field
            {...register('first_name', { validate: hasText })}
            label={fieldMessages.firstName}
            defaultValue={firstName}
            maxLength={maxLengths.personName}
            autoComplete="given-name"
            error={errors.first_name?.message}
          />
          <Field
            {...register('last_name', { validate: hasText })}
            label={fieldMessages.lastName}
            defaultValue={lastName}
            maxLength={maxLengths.personName}
            autoComplete="family-name"
            error={errors.last_name?.message}
          />
        </div>
        <SubmitButton isBusy={isSubmitting} label={words.save} busy={words.saving} />
      </form>
    </div>
  )
}

/** The form for the user's own name and picture. */
export const AccountForm = createIsland(AccountView)
