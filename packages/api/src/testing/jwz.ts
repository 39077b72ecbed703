/** What a mail says of its place in a conversation. */
export interface JwzMail {
  readonly id: string
  readonly inReplyTo?: string | undefined
  readonly references: readonly string[]
}

interface Container {
  mail: JwzMail | undefined
  parent: Container | undefined
}

/**
 * The mail that each mail is shown below by mail programs, undefined for those that begin a conversation: the first five steps
 * of Zawinski's published algorithm (https://www.jwz.org/doc/threading.html), without joining by subject.
 */
export function threadByJwz(mails: readonly JwzMail[]): Map<string, string | undefined> {
  const byId = new Map<string, Container>()
  const find = (id: string): Container => {
    const known = byId.get(id) ?? { mail: undefined, parent: undefined }
    byId.set(id, known)
    return known
  }
  for (const mail of mails) {
    const own = find(mail.id)
    own.mail = mail
    const named = mail.references.length > 0 ? mail.references : mail.inReplyTo ? [mail.inReplyTo] : []
    let before: Container | undefined
    for (const reference of named.map(find)) {
      // What is linked already stays, and no link makes a circle.
      if (before && !reference.parent && !isAbove(reference, before)) reference.parent = before
      before = reference
    }
    own.parent = before && !isAbove(own, before) ? before : undefined
  }
  return new Map(mails.map(({ id }) => [id, parentOf(byId.get(id))]))
}

/** Whether a container is another one or above it. */
function isAbove(container: Container, other: Container): boolean {
  for (let at: Container | undefined = other; at; at = at.parent) if (at === container) return true
  return false
}

/** Containers of mails that nobody has are left out. */
function parentOf(container: Container | undefined): string | undefined {
  let at = container?.parent
  while (at && !at.mail) at = at.parent
  return at?.mail?.id
}
