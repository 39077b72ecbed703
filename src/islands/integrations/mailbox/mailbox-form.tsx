import { maxLengths } from '@draftdesk/contract/input-limits'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { fieldMessages } from '../../../messages/fields.ts'
import { mailboxMessages as words } from '../words.ts'
import { linkMailbox } from '../actions.ts'
import type { KnownMailProvider, LinkedMailbox } from '../view.ts'
import { bindField, requireText } from '../../../ui/forms/bind-field.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useFieldText } from '../../../ui/forms/field-text.ts'
import { LinkForm } from '../link-form.tsx'
import type { LinkFormEvents } from '../link-panel.tsx'
import { MailServerFields, toMailboxFieldName } from './mail-server-fields.tsx'
import type { MailboxFields } from './mail-server-fields.tsx'

interface MailboxFormProps extends LinkFormEvents<LinkedMailbox> {
  readonly mailbox: LinkedMailbox | undefined
  readonly providers: readonly KnownMailProvider[]
  readonly allowsPrivate: boolean
}

/** A press within this time may have started on the element that closed. */
const focusDelayMs = 700

/** The form that links an email account. It asks for servers only if the provider is unknown. */
export function MailboxForm({ mailbox, providers, allowsPrivate, ...linking }: MailboxFormProps) {
  const { onAnother } = linking
  const form = useForm<MailboxFields>()
  const { register, clearErrors } = form
  // An account that was connected by consent has no password.
  const isSaved = mailbox !== undefined && !mailbox.provider
  const start = toFormValues(mailbox)
  const address = useFieldText(form, 'address', start.address)
  const chosen = useFieldText(form, 'provider', start.provider)
  const provider = findMailProvider(providers, chosen, address)
  const asked = `${chosen}/${provider?.id ?? address}`
  const isOther = !provider && (chosen === 'other' || /@[^@]+\.[^@]+$/.test(address))
  const openedMs = useRef(-Infinity)
  useLayoutEffect(() => {
    if (isOther) openedMs.current = performance.now()
  }, [isOther])
  const last = useRef(asked)
  // Clears the error once the form names another account.
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    clearErrors('root')
    onAnother()
  }, [asked, clearErrors, onAnother])

  return (
    <LinkForm
      {...linking}
      form={form}
      words={words}
      toFieldName={toMailboxFieldName}
      link={(fields) =>
        linkMailbox({
          address: fields.address.trim(),
          username: fields.username.trim(),
          password: fields.mail_password,
          ...(mailbox && { version: mailbox.version }),
          ...(provider ? { provider: provider.id } : toServerSettings(fields)),
        })
      }
    >
      <div className="form-row">
        <Field
          {...bindField(form, 'address', requireText(words.addressRequired))}
          label={words.address}
          defaultValue={start.address}
          maxLength={maxLengths.line}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
        />
        <SelectField
          {...register('provider')}
          label={words.provider}
          defaultValue={start.provider}
          options={[
            ['', words.detect],
            ...providers.map(({ id, name }) => [id, name] as const),
            ['other', words.other],
          ]}
        />
      </div>
      {provider?.hint && <Notice tone="info">{provider.hint}</Notice>}
      <PasswordField
        {...bindField(form, 'mail_password', {
          validate: (text) => text !== '' || isSaved || words.passwordRequired,
        })}
        label={words.password}
        words={fieldMessages}
        autoComplete="off"
        maxLength={maxLengths.secret}
        hint={isSaved ? words.passwordKept : words.passwordHint}
      />
      <details className="servers" open={isOther} hidden={provider !== undefined}>
        <summary
          className="medium"
          onClick={(event) => {
            // Ignore a click that lands just after the section opened automatically.
            if (performance.now() - openedMs.current < focusDelayMs) event.preventDefault()
          }}
        >
          {words.servers}
        </summary>
        <div className="form mt-3">
          <p className="field-hint">{words.serversHint}</p>
          <MailServerFields
            allowsPrivate={allowsPrivate}
            side="imap"
            title={words.reading}
            start={start}
            form={form}
            isNeeded={isOther}
          />
          <MailServerFields
            allowsPrivate={allowsPrivate}
            side="smtp"
            title={words.sending}
            start={start}
            form={form}
            isNeeded={isOther}
          />
          <Field
            {...bindField(form, 'username')}
            label={words.username}
            defaultValue={start.username}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={maxLengths.line}
            hint={words.usernameHint}
          />
        </div>
      </details>
    </LinkForm>
  )
}

function findMailProvider(providers: readonly KnownMailProvider[], chosen: string, address: string) {
  if (chosen !== '') return providers.find(({ id }) => id === chosen)
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return providers.find(({ domains }) => domains.includes(domain))
}

/** Fills the form from the linked mailbox, or with the defaults. */
function toFormValues(mailbox: LinkedMailbox | undefined): MailboxFields {
  return {
    address: mailbox?.address ?? '',
    mail_password: '',
    provider: mailbox && !mailbox.provider ? 'other' : '',
    username: mailbox && mailbox.username !== mailbox.address ? mailbox.username : '',
    imap_host: mailbox?.imap.host ?? '',
    imap_port: String(mailbox?.imap.port ?? 993),
    imap_security: mailbox?.imap.security ?? 'tls',
    smtp_host: mailbox?.smtp.host ?? '',
    smtp_port: String(mailbox?.smtp.port ?? 465),
    smtp_security: mailbox?.smtp.security ?? 'tls',
  }
}

const toServerSettings = (fields: MailboxFields) => ({
  imap: { host: fields.imap_host.trim(), port: Number(fields.imap_port), security: fields.imap_security },
  smtp: { host: fields.smtp_host.trim(), port: Number(fields.smtp_port), security: fields.smtp_security },
})
