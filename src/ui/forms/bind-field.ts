import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'

/** Registers a field of a form, and returns its properties with its error. */
export const bindField = <Fields extends FieldValues, Name extends FieldPath<Fields>>(
  {
    register,
    getFieldState,
    formState,
  }: Pick<UseFormReturn<Fields>, 'register' | 'getFieldState' | 'formState'>,
  name: Name,
  rules?: RegisterOptions<Fields, Name>,
): UseFormRegisterReturn<Name> & { readonly error: string | undefined } => ({
  ...register(name, rules),
  error: getFieldState(name, formState).error?.message,
})

/** The rule of a field that must not be empty, with its error message. */
export const requireText = (message: string) => ({
  validate: (text: string | undefined) => (text ?? '').trim() !== '' || message,
})
