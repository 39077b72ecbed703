import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { selectStoreMessages } from '../../messages/select-store.ts'
import { createStore } from './actions.ts'
import { bindField, requireText } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import type { PostedFormProps } from './posted-form-props.ts'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'

interface CreateStoreForm {
  readonly name: string
}

function CreateStoreView({ action, values, error }: PostedFormProps) {
  const form = useForm<CreateStoreForm>()
  async function createNamedStore({ name }: CreateStoreForm): Promise<void> {
    showFieldRefusal(form, await createStore(name.trim()))
  }
  return (
    <ValidatedForm form={form} run={createNamedStore} action={action} postError={error}>
      <Field
        {...bindField(form, 'name', requireText(selectStoreMessages.nameRequired))}
        label={selectStoreMessages.name}
        defaultValue={values['name']}
        maxLength={maxLengths.storeName}
        autoComplete="organization"
      />
      <SubmitButton
        isBusy={form.formState.isSubmitting}
        label={selectStoreMessages.submit}
        busy={selectStoreMessages.busy}
      />
    </ValidatedForm>
  )
}

/** The form that creates a store and enters it. */
export const CreateStore = createIsland(CreateStoreView)
