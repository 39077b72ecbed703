import { bindField } from '../../ui/forms/bind-field.ts'
import { Field } from '../../ui/forms/field.tsx'
import { createIsland } from '../create-island.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ValidatedForm } from '../../ui/forms/validated-form.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { RemoteVersion } from '../../ui/forms/remote-version.tsx'
import { useFieldText } from '../../ui/forms/field-text.ts'
import { useUnsavedWarning } from '../../ui/forms/use-unsaved-warning.ts'
import { saveReplySettings } from './actions.ts'
import type { Settings } from './view.ts'
import { replyPreviewMessages, settingsMessages as words } from './words.ts'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

interface RepliesProps {
  readonly flags: { readonly preview: boolean }
  readonly settings: Settings
}

interface RepliesFields {
  readonly sender_name: string
  readonly reply_to: string
  readonly signature: string
  readonly undo_seconds: string
}

const defaultUndoSeconds = 10
const addressPattern = /^$|^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/

function RepliesView({ flags, settings }: RepliesProps) {
  const [version, setVersion] = useState(settings.version)
  const [other, setOther] = useState<string>()
  const form = useForm<RepliesFields>()
  const { getValues, formState } = form
  const { isSubmitting } = formState
  const start = {
    sender_name: settings.sender_name,
    reply_to: settings.reply_to,
    signature: settings.signature,
    undo_seconds: String(settings.undo_seconds ?? defaultUndoSeconds),
  }
  const senderName = useFieldText(form, 'sender_name', start.sender_name)
  const replyTo = useFieldText(form, 'reply_to', start.reply_to)
  const signature = useFieldText(form, 'signature', start.signature)
  const [saved, setSaved] = useState<RepliesFields>(start)
  useUnsavedWarning(() => getValues(), { ...saved }, isSubmitting)

  async function saveSettings(typed: RepliesFields): Promise<void> {
    const wanted = {
      sender_name: typed.sender_name.trim(),
      reply_to: typed.reply_to.trim(),
      signature: typed.signature,
      undo_seconds: Number(typed.undo_seconds),
    }
    const result = await saveReplySettings(wanted, version)
    const now = result.ok ? result.entry : result.current
    if (now) setVersion(now.version)
    if (result.ok) setSaved(typed)
    else showFieldRefusal(form, result)
    setOther(result.ok ? undefined : result.current && describeReplySettings(result.current))
  }

  return (
    <ValidatedForm form={form} run={saveSettings}>
      {other !== undefined && <RemoteVersion text={other} hint={words.keepMine} />}
      <Field
        {...bindField(form, 'sender_name')}
        label={words.senderName}
        defaultValue={start.sender_name}
        maxLength={maxLengths.senderName}
        autoComplete="off"
        hint={words.senderHint}
      />
      <Field
        {...bindField(form, 'reply_to', {
          validate: (text) => addressPattern.test(text.trim()) || words.replyWrong,
        })}
        label={words.replyTo}
        type="email"
        defaultValue={start.reply_to}
        maxLength={maxLengths.line}
        autoComplete="off"
        hint={words.replyHint}
      />
      <TextArea
        {...bindField(form, 'signature')}
        label={words.signature}
        defaultValue={start.signature}
        maxLength={maxLengths.signature}
        rows={6}
        hint={words.signatureHint}
      />
      <Field
        {...bindField(form, 'undo_seconds')}
        label={words.undoSeconds}
        type="number"
        min={0}
        max={60}
        defaultValue={start.undo_seconds}
        autoComplete="off"
        hint={words.undoHint}
      />
      {flags.preview && (
        <ReplyPreview senderName={senderName.trim()} replyTo={replyTo.trim()} signature={signature} />
      )}
      <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
    </ValidatedForm>
  )
}

const describeReplySettings = ({ sender_name: senderName, reply_to: replyTo, signature }: Settings): string =>
  words.remote([
    [words.senderName, senderName],
    [words.replyTo, replyTo],
    [words.signature, signature],
  ])

/** The form of the email tab, with a preview of a reply. */
export const ReplySettingsForm = createIsland(RepliesView)

interface ReplyPreviewProps {
  readonly senderName: string
  readonly replyTo: string
  readonly signature: string
}

/** Preview of a reply: the sender, the reply address and the signature. */
function ReplyPreview({ senderName, replyTo, signature }: ReplyPreviewProps) {
  return (
    <section className="preview panel stack gap-3 pad break" aria-labelledby="preview">
      <h3 id="preview">{replyPreviewMessages.title}</h3>
      <dl className="facts">
        <dt>{replyPreviewMessages.from}</dt>
        <dd>{senderName || replyPreviewMessages.mailbox}</dd>
        <dt>{replyPreviewMessages.replyTo}</dt>
        <dd>{replyTo || replyPreviewMessages.mailbox}</dd>
      </dl>
      <p className="letter">{replyPreviewMessages.body}</p>
      {signature.trim() && <p className="letter muted">{signature}</p>}
    </section>
  )
}
