/** What a page gets to show again after a form that was sent without JavaScript: never a password. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly error?: string
}

export type Fields = Readonly<Record<string, string>>

/** The named fields of a posted form as text, trimmed but for passwords; a missing one is empty. */
export async function readFields(request: Request, names: readonly string[]): Promise<Fields> {
  const form = await request.formData()
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      const text = typeof value === 'string' ? value : ''
      return [name, name.includes('password') ? text : text.trim()]
    }),
  )
}
