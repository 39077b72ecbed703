/** The first letters of the first two words of a name: 'Olga van Owner' is 'OV'. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase()
}
