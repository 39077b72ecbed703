/**
 * Rates how well a label answers a query: 0 for no match. Each word of the query has to begin a word of the label; labels
 * that begin with the query come first.
 */
export function matchWords(label: string, query: string): number {
  const wanted = splitWords(query)
  const words = splitWords(label)
  if (!wanted.every((start) => words.some((word) => word.startsWith(start)))) return 0
  const isFirst = words.join(' ').startsWith(wanted.join(' '))
  return isFirst
    ? 1
    : words[0] !== undefined && wanted.some((start) => words[0]?.startsWith(start))
      ? 0.75
      : 0.5
}

/** The words of a text, without case and accents. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
