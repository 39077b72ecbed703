import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control, FieldPath, FieldValues, UseFormGetValues } from 'react-hook-form'

/**
 * What a text field holds, at every change of it and also what was typed or filled in before the island woke, of which the
 * form library hears nothing. In the first render it is what the server wrote, `start`.
 */
export function useTyped<Form extends FieldValues>(
  { control, getValues }: { control: Control<Form>; getValues: UseFormGetValues<Form> },
  name: FieldPath<Form>,
  start = '',
): string {
  const [isAwake, setAwake] = useState(false)
  useWatch({ control, name })
  useEffect(() => setAwake(true), [])
  return isAwake ? (getValues(name) ?? '') : start
}
