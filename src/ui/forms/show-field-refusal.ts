import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

interface FieldRefusal {
  readonly problem: string
  /** The server's name of the invalid field. */
  readonly field?: string | undefined
}

/** Shows a server error at its field and moves the focus there. Errors of no field are shown above the form. */
export function showFieldRefusal<Form extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Form>, 'getValues' | 'setError'>,
  { problem, field = '' }: FieldRefusal,
): void {
  const isOurs = Object.hasOwn(getValues(), field)
  setError(
    isOurs ? (field as FieldPath<Form>) : 'root',
    { type: 'server', message: problem },
    { shouldFocus: isOurs },
  )
}
