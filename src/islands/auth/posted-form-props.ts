/** The properties of a form that posts to its page before hydration. */
export interface PostedFormProps {
  /** The address of the page. */
  readonly action: string
  /** The fields of a refused post. */
  readonly values: Readonly<Record<string, string>>
  readonly error?: string | undefined
}
