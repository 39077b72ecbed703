/**
 * A text without what a database or a reader cannot take: null characters, stray halves of pairs, trailing spaces, piles of
 * blank lines. Line by line, since a pattern for spaces before the end of a line tries every space of a long row again.
 */
export function tidy(text: string): string {
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
