/** The part before the `@`: quoted, or letters that RFC 5322 and 6532 allow; the position of its dots is not checked. */
const localPart = /"(?:[^"\\]|\\[\s\S])*"|[^\s"(),:;<>@[\]\\\ufffd\p{C}]+/u
const domainLabel = /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?/u
const domainLiteral = /\[[\p{L}\p{N}.:-]+\]/u
const wholeAddress = new RegExp(
  `^(?:${localPart.source})@(?:${domainLabel.source}(?:\\.${domainLabel.source})*|${domainLiteral.source})$`,
  'u',
)

/** A user of the mail server itself, such as 'root', or a name in an Exchange directory. */
const directoryName = /^(?:[\p{L}\p{N}._+-]+|(?:EX:)?\/o=.*)$/iu

const removeMailto = (text: string) => text.replace(/^mailto:/i, '')

/** A single address of the form local@domain, without surrounding quotes or a `mailto:`. */
export function parsePlainAddress(text: string): string | undefined {
  const bare = removeMailto(text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1) : text)
  return wholeAddress.test(bare) ? bare : undefined
}

/**
 * The address between a pair of brackets, without an old-style route and without spaces next to `@` and dots.
 * `undefined` for an unusable text, such as two addresses.
 */
export function parseBracketedAddress(text: string): string | undefined {
  const line = text.replace(/^@[^:]*: ?/, '')
  const address = removeMailto(line.startsWith('"') ? line : line.replace(/ ?([@.]) ?/g, '$1'))
  return wholeAddress.test(address) || directoryName.test(address) ? address : undefined
}
