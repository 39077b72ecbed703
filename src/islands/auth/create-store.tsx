import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { createStore } from './actions.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface CreateStoreProps {
  readonly action: string
  readonly values: Readonly<Record<string, string>>
  readonly error?: string | undefined
}

interface CreateStoreForm {
  readonly name: string
}

function CreateStoreView({ action, values, error }: CreateStoreProps) {
  const form = useForm<CreateStoreForm>()
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const submit = handleSubmit(async ({ name }) => {
    showFieldRefusal(form, await createStore(name.trim()))
  })
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('name', { validate: (text) => text.trim() !== '' || selectStoreMessages.nameRequired })}
        label={selectStoreMessages.name}
        defaultValue={values['name']}
        maxLength={maxLengths.storeName}
        autoComplete="organization"
        error={errors.name?.message}
      />
      <SubmitButton
        isBusy={isSubmitting}
        label={selectStoreMessages.submit}
        busy={selectStoreMessages.busy}
      />
    </form>
  )
}

/** The form that creates a store and enters it. */
export const CreateStore = createIsland(CreateStoreView)
