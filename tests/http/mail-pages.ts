/** The subjects of a list, in order. */
export const listSubjects = (html: string) =>
  [...html.matchAll(/<h3[^>]*>\s*<a href="\/email-page[^"]*"[^>]*>([^<]*)</g)].map(([, subject]) =>
    subject?.trim(),
  )

/** The address of the conversation with a subject. */
export const findMailAddress = (html: string, subject: string) =>
  new RegExp(`href="(/email-page/detail/[^"]+)"[^>]*>\\s*${subject}`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&') ?? ''
