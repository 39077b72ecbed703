import type { ComponentProps } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Notice } from '../notice.tsx'
import { getFormProblem } from './get-form-problem.ts'

interface ValidatedFormProps<Fields extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onSubmit'
> {
  readonly form: UseFormReturn<Fields>
  /** Runs with the fields once they are valid. */
  readonly run: (fields: Fields) => Promise<unknown>
  /** The address that the form posts to before hydration. Without it the form waits for hydration. */
  readonly action?: string
  /** The error of that post. */
  readonly postError?: string | undefined
}

/** A form of react-hook-form, with the error that belongs to no field. Its fields show their own errors. */
export function ValidatedForm<Fields extends FieldValues>({
  form,
  run,
  action,
  postError,
  className = 'form',
  children,
  ...rest
}: ValidatedFormProps<Fields>) {
  const problem = getFormProblem(form.formState, postError)
  const submit = form.handleSubmit(run)
  return (
    <form
      {...rest}
      className={className}
      action={action}
      method={action === undefined ? 'dialog' : 'post'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {children}
    </form>
  )
}
