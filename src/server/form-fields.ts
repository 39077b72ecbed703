import type { APIContext } from 'astro'

/** The values that a page shows again after a form was sent without JavaScript. Holds no password. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly error?: string
}

export type FormFields = Readonly<Record<string, string>>

/** Reads the named fields of a posted form. All but passwords are trimmed, and missing ones are empty. */
export function getFormFields({ locals }: Pick<APIContext, 'locals'>, names: readonly string[]): FormFields {
  const sent = locals.posted?.kind === 'fields' ? locals.posted.fields : undefined
  return Object.fromEntries(
    names.map((name) => {
      const text = sent?.get(name) ?? ''
      return [name, name.includes('password') ? text : text.trim()]
    }),
  )
}

/** The cursor of a list's address. */
export const getListCursor = ({ searchParams }: URL): string | undefined =>
  searchParams.get('cursor') ?? undefined
