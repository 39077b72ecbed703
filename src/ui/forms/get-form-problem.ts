import type { FieldValues, FormState } from 'react-hook-form'

/** The error that belongs to no field: of the last run, else of the post before hydration. */
export const getFormProblem = <Fields extends FieldValues>(
  { errors, isSubmitted }: FormState<Fields>,
  postError: string | undefined,
): string | undefined => errors.root?.message ?? (isSubmitted ? undefined : postError)
