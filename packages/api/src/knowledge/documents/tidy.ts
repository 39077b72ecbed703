/**
 * Removes what a database or a reader cannot take: null characters, lone surrogates, trailing spaces, many
 * blank lines. It works line by line, because one pattern over the whole text takes quadratic time.
 */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
