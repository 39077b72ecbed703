/** The part before the `@`: quoted, or letters that RFC 5322 and 6532 allow; where its dots stand is the mail server's business. */
const local = /"(?:[^"\\]|\\[\s\S])*"|[^\s"(),:;<>@[\]\\\ufffd\p{C}]+/u
const label = /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?/u
const literal = /\[[\p{L}\p{N}.:-]+\]/u
const whole = new RegExp(
  `^(?:${local.source})@(?:${label.source}(?:\\.${label.source})*|${literal.source})$`,
  'u',
)

/** A user of the mail server itself, such as 'root', or a name in an Exchange directory. */
const directory = /^(?:[\p{L}\p{N}._+-]+|(?:EX:)?\/o=.*)$/iu

const cutScheme = (text: string) => text.replace(/^mailto:/i, '')

/** An address of the form local@domain that stands alone, with the quotes or the scheme that people put around it. */
export function readPlainAddress(text: string): string | undefined {
  const bare = cutScheme(text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1) : text)
  return whole.test(bare) ? bare : undefined
}

/**
 * The address that one line between a pair of brackets holds. A route in front of it, and spaces beside its `@` and its dots,
 * are older than the mail we read. `undefined` for what cannot be written to, such as two addresses in one.
 */
export function readAddress(text: string): string | undefined {
  const line = text.replace(/^@[^:]*: ?/, '')
  const address = cutScheme(line.startsWith('"') ? line : line.replace(/ ?([@.]) ?/g, '$1'))
  return whole.test(address) || directory.test(address) ? address : undefined
}
