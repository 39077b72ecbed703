import { lengths } from '@draftdesk/contract/lengths'
import { useForm } from 'react-hook-form'
import { inviteMessages as words, peopleMessages } from './words.ts'
import { invite } from './actions.ts'
import type { Invite, Role } from './view.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { markRefused } from '../../ui/forms/mark-refused.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface InviteFormProps {
  readonly action: string
  readonly canGive: readonly Role[]
  readonly values: Readonly<Record<string, string>> | undefined
  readonly error: string | undefined
  readonly onInvited: (invite: Invite) => void
}

interface InviteFields {
  readonly email: string
  readonly role: string
}

/** The form that invites an address; an agent, unless another role is chosen. */
export function InviteForm({ action, canGive, values, error, onInvited }: InviteFormProps) {
  const form = useForm<InviteFields>()
  const { register, handleSubmit, reset, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message ?? (formState.isSubmitted ? undefined : error)
  const role = values?.['role'] ?? 'agent'
  const submit = handleSubmit(async (sent) => {
    const result = await invite(sent.email.trim(), sent.role)
    if (!result.ok) {
      markRefused(form, result)
      return
    }
    onInvited(result.entry)
    reset({ email: '', role: sent.role })
    setFocus('email')
  })
  return (
    <form
      className="form invite-form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('email', { validate: (text) => text.trim() !== '' || words.emailRequired })}
        label={words.email}
        type="email"
        maxLength={lengths.line}
        autoComplete="off"
        defaultValue={values?.['email']}
        error={errors.email?.message}
      />
      <SelectField
        {...register('role')}
        label={peopleMessages.role}
        defaultValue={role}
        options={canGive.map((given) => [given, peopleMessages.roles[given]] as const)}
      />
      <input type="hidden" name="action" value="invite" />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </form>
  )
}
