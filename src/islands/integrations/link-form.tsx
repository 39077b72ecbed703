import type { ReactNode } from 'react'
import { integrationMessages } from './words.ts'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface LinkFormProps {
  readonly action: string
  readonly kind: 'mailbox' | 'shop'
  /** The version of what is linked already. */
  readonly version: number | undefined
  readonly notice: string | undefined
  readonly isBusy: boolean
  readonly words: { readonly submit: string; readonly busy: string }
  readonly onSubmit: () => Promise<void>
  /** Leaves the form, when something is linked already. */
  readonly onCancel: (() => void) | undefined
  readonly children: ReactNode
}

/** The form around the fields that link something: it says what failed, and can be left. */
export function LinkForm({
  action,
  kind,
  version,
  notice,
  isBusy,
  words,
  onSubmit,
  onCancel,
  children,
}: LinkFormProps) {
  return (
    <form
      className="form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
      <input type="hidden" name="action" value={`link-${kind}`} />
      {notice && <Notice tone="error">{notice}</Notice>}
      <div className="actions">
        <SubmitButton isBusy={isBusy} label={words.submit} busy={words.busy} />
        {onCancel && (
          <button className="button quiet" type="button" onClick={onCancel}>
            {integrationMessages.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
