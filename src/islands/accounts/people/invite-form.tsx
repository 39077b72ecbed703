import type { MemberRole } from '@draftdesk/contract'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { inviteMessages as words, peopleMessages } from '../words.ts'
import { sendInvite } from '../actions.ts'
import type { Invite } from '../view.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showFieldRefusal } from '../../../ui/forms/show-field-refusal.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'

interface InviteFormProps {
  readonly rolesToGive: readonly MemberRole[]
  readonly onInvited: (invite: Invite) => void
}

interface InviteFields {
  readonly email: string
  readonly role: MemberRole
}

/** The form that invites an address, by default as an agent. */
export function InviteForm({ rolesToGive, onInvited }: InviteFormProps) {
  const form = useForm<InviteFields>()
  const { register, handleSubmit, reset, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  const notice = errors.root?.message
  const submit = handleSubmit(async (sent) => {
    const result = await sendInvite(sent.email.trim(), sent.role)
    if (!result.ok) {
      showFieldRefusal(form, result)
      return
    }
    onInvited(result.entry)
    reset({ email: '', role: sent.role })
    setFocus('email')
  })
  return (
    <form
      className="form one-line-form panel-body line-below"
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field
        {...register('email', { validate: (text) => text.trim() !== '' || words.emailRequired })}
        label={words.email}
        type="email"
        maxLength={maxLengths.line}
        autoComplete="off"
        error={errors.email?.message}
      />
      <SelectField
        {...register('role')}
        label={peopleMessages.role}
        defaultValue="agent"
        options={rolesToGive.map((given) => [given, peopleMessages.roles[given]] as const)}
      />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </form>
  )
}
