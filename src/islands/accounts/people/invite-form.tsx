import type { MemberRole } from '@draftdesk/contract'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useForm } from 'react-hook-form'
import { inviteMessages as words, peopleMessages } from '../words.ts'
import { sendInvite } from '../actions.ts'
import type { Invite } from '../view.ts'
import { bindField, requireText } from '../../../ui/forms/bind-field.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { showFieldRefusal } from '../../../ui/forms/show-field-refusal.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../../ui/forms/validated-form.tsx'

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
  const { register, reset, setFocus, formState } = form
  const { isSubmitting } = formState
  async function inviteMember(sent: InviteFields): Promise<void> {
    const result = await sendInvite(sent.email.trim(), sent.role)
    if (!result.ok) {
      showFieldRefusal(form, result)
      return
    }
    onInvited(result.entry)
    reset({ email: '', role: sent.role })
    setFocus('email')
  }
  return (
    <ValidatedForm className="form one-line-form panel-body line-below" form={form} run={inviteMember}>
      <Field
        {...bindField(form, 'email', requireText(words.emailRequired))}
        label={words.email}
        type="email"
        maxLength={maxLengths.line}
        autoComplete="off"
      />
      <SelectField
        {...register('role')}
        label={peopleMessages.role}
        defaultValue="agent"
        options={rolesToGive.map((given) => [given, peopleMessages.roles[given]] as const)}
      />
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </ValidatedForm>
  )
}
