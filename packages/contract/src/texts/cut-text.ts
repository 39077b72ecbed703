/**
 * Cuts a text to a number of UTF-16 code units. Never splits a surrogate pair, because databases refuse lone
 * halves.
 *
 * @example cutText('Ann 🎉', 5) // 'Ann '
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const last = text.charCodeAt(longest - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest)
}
