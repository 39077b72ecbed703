/**
 * The beginning of a text, in at most so many UTF-16 code units. A letter that needs two of them is never cut in half: half an
 * emoji is no text that a database or another program takes.
 *
 * @example cutText('Ann 🎉', 5) // 'Ann '
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const last = text.charCodeAt(longest - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest)
}
