/** One message to one person; `hint` is its code or link, for the console of a machine without a mail server. */
export interface Mail {
  to: string
  subject: string
  text: string
  hint: string
}
