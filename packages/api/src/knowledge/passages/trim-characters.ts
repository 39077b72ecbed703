/** Trims signs from the end of a text. A pattern would take quadratic time on a long run of signs. */
export function trimEndCharacters(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Trims signs from the start of a text. */
export function trimStartCharacters(text: string, signs: string): string {
  let start = 0
  while (start < text.length && signs.includes(text.charAt(start))) start += 1
  return text.slice(start)
}
