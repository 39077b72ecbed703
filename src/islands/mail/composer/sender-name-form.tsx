import type { SubmitEvent } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { composerWords } from '../words.ts'
import { emailMessages } from '../../../messages/emails.ts'
import { useMail } from '../mail-context.tsx'

interface SenderNameFormProps {
  readonly thread: string
  readonly sender: { readonly name: string; readonly signature: string }
}

/** Asks for the name and the signature of replies before the first one. */
export function SenderNameForm({ thread, sender }: SenderNameFormProps) {
  const { requests } = useMail()
  function saveSender(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const readField = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    void requests.saveSender(thread, {
      senderName: readField('sender_name').trim(),
      signature: readField('signature'),
    })
  }
  return (
    <form
      className="sender-form tinted stack gap-1 small pane"
      aria-labelledby="sender-title"
      onSubmit={saveSender}
    >
      <h2 id="sender-title">{composerWords.sender.title}</h2>
      <p className="muted">{composerWords.sender.hint}</p>
      <div className="row sender-fields">
        <div className="grow">
          <label htmlFor="first-sender-name">{emailMessages.sender.name}</label>
          <input
            className="input"
            id="first-sender-name"
            name="sender_name"
            defaultValue={sender.name}
            maxLength={maxLengths.senderName}
            autoComplete="off"
          />
        </div>
        <div className="grow">
          <label htmlFor="first-signature">{emailMessages.sender.signature}</label>
          <textarea
            className="text-area"
            id="first-signature"
            name="signature"
            rows={2}
            maxLength={maxLengths.signature}
            defaultValue={sender.signature}
          />
        </div>
        <button className="button quiet">{composerWords.sender.submit}</button>
      </div>
    </form>
  )
}
