/** A message to one person. `hint` is its code or link, printed without a mail server. */
export interface NoticeMail {
  to: string
  subject: string
  text: string
  hint: string
}
