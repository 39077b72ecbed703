import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control, FieldPath, FieldValues, UseFormGetValues } from 'react-hook-form'

/**
 * Returns the text of a field, including input from before hydration, which react-hook-form misses. The first
 * render returns `start`, the value from the server.
 */
export function useFieldText<Form extends FieldValues>(
  { control, getValues }: { control: Control<Form>; getValues: UseFormGetValues<Form> },
  name: FieldPath<Form>,
  start = '',
): string {
  const [isAwake, setAwake] = useState(false)
  useWatch({ control, name })
  useEffect(() => setAwake(true), [])
  return isAwake ? (getValues(name) ?? '') : start
}
