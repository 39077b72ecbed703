import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { integrationMessages } from './words.ts'
import type { LinkResult } from './actions.ts'
import type { LinkFormEvents } from './link-panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFieldRefusal } from '../../ui/forms/show-field-refusal.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'

interface LinkFormProps<Fields extends FieldValues, Link> extends LinkFormEvents<Link> {
  readonly form: UseFormReturn<Fields>
  readonly link: (fields: Fields) => Promise<LinkResult<Link>>
  /** Converts the name of a field in /v1 to its name in the form. */
  readonly toFieldName: (name: string) => string
  readonly words: { readonly submit: string; readonly busy: string }
  readonly children: ReactNode
}

/** The form that links an account. It shows the error and can be cancelled. */
export function LinkForm<Fields extends FieldValues, Link>({
  form,
  link,
  toFieldName,
  words,
  onLinked,
  onCancel,
  children,
}: LinkFormProps<Fields, Link>) {
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (fields: Fields) => {
    const result = await link(fields)
    if (result.ok) onLinked(result.entry)
    else showFieldRefusal(form, { ...result, field: result.field && toFieldName(result.field) })
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="actions">
        <SubmitButton isBusy={isSubmitting} label={words.submit} busy={words.busy} />
        {onCancel && (
          <button className="button quiet" type="button" onClick={onCancel}>
            {integrationMessages.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
