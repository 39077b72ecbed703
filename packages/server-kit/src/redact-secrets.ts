/** The most text that is read. The rest is dropped. */
const maxTextLength = 20_000

/**
 * Removes personal data and secrets from a text: email addresses, queries of links, values with secret names,
 * and long tokens. All patterns take linear time.
 *
 * @example redactSecrets('No reply for ada@example.test') // 'No reply for [address]'
 */
export function redactSecrets(text: string): string {
  return text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replace(/[^\s"'`<>()[\]{},;]+/g, redactSecretsInWord)
}

function redactSecretsInWord(word: string): string {
  return redactTokens(redactNamedValues(redactQuery(redactAddress(word))))
}

/** Firefox and Safari write stack lines as `name@https://…`, which are not email addresses. */
function redactAddress(word: string): string {
  const at = word.search(/@|%40/i)
  if (at < 0) return word
  const [name, rest] = [word.slice(0, at), word.slice(at + 1)]
  const isFrame = /^https?:\/\//.test(rest) && !/@|%40/i.test(rest)
  return isFrame ? `${name}@${rest}` : '[address]'
}

function redactQuery(word: string): string {
  const at = word.indexOf('?')
  const place = /:\d+:\d+$/.exec(word.slice(-20))?.[0] ?? ''
  return at < 0 || at === word.length - 1 ? word : `${word.slice(0, at)}?[query]${place}`
}

function redactNamedValues(word: string): string {
  return word.replace(/(token|code|password|secret)([=:])[^&]+/gi, '$1$2[secret]')
}

/** Redacts parts of 24 characters or more with a capital or a digit, and the parts after them, as in a JWT. */
function redactTokens(word: string): string {
  return word.replace(/[\w.-]+/g, (run) => {
    const parts = run.split('.')
    const first = parts.findIndex((part) => part.length >= 24 && /[A-Z\d]/.test(part))
    return first < 0 ? run : [...parts.slice(0, first), '[secret]'].join('.')
  })
}
