import { maxLengths } from '@draftdesk/contract/input-limits'
import type { UseFormReturn } from 'react-hook-form'
import { mailboxMessages as words } from '../words.ts'
import { bindField } from '../../../ui/forms/bind-field.ts'
import { Field, exactTextInputProps } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'

/** The fields as the form without JavaScript names them. */
export interface MailboxFields {
  readonly address: string
  readonly mail_password: string
  readonly provider: string
  readonly username: string
  readonly imap_host: string
  readonly imap_port: string
  readonly imap_security: 'tls' | 'starttls' | 'none'
  readonly smtp_host: string
  readonly smtp_port: string
  readonly smtp_security: 'tls' | 'starttls' | 'none'
}

/** The form's name of a field of /v1. The host of a server is `imap..host` there. */
export const toMailboxFieldName = (name: string): string =>
  name === 'password' ? 'mail_password' : name.replace('..', '_')

interface MailServerFieldsProps {
  readonly side: 'imap' | 'smtp'
  readonly title: string
  readonly start: MailboxFields
  readonly form: UseFormReturn<MailboxFields>
  readonly allowsPrivate: boolean
  /** False while the provider's known servers are used. */
  readonly isNeeded: boolean
}

/** The server of one direction: its name, port and encryption. */
export function MailServerFields({
  allowsPrivate,
  side,
  title,
  start,
  form,
  isNeeded,
}: MailServerFieldsProps) {
  const { register } = form
  const host = `${side}_host` as const
  // An option that is no longer allowed stays visible if it was chosen.
  const securities = Object.entries(words.securities).filter(
    ([name]) => name !== 'none' || allowsPrivate || start[`${side}_security`] === 'none',
  )
  return (
    <fieldset className="server panel panel-body form">
      <legend>{title}</legend>
      <Field
        {...bindField(form, host, {
          validate: (text) => !isNeeded || text.trim() !== '' || words.hostRequired,
        })}
        label={words.host}
        defaultValue={start[host]}
        maxLength={maxLengths.host}
        placeholder={`${side}.example.com`}
        {...exactTextInputProps}
      />
      <Field
        {...bindField(form, `${side}_port`)}
        label={words.port}
        defaultValue={start[`${side}_port`]}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...register(`${side}_security`)}
        label={words.security}
        defaultValue={start[`${side}_security`]}
        options={securities}
      />
    </fieldset>
  )
}
