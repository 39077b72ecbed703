/**
 * Matches a host in a link text, such as 'www.shop.com' or 'https://shop.com/a', but no file name such as
 * 'photo.jpg'.
 */
const shownHost =
  /^(?:https?:\/\/)?(?:[^\s/@]{1,200}@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?!(?:jpe?g|png|gif|webp|pdf|docx?|xlsx?|txt|zip|html?)(?![\p{L}]))\p{L}{2,24})(?=[/:?#]|$)/iu

const removeWwwPrefix = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** The host in a link's text, if the link opens another one. Undefined otherwise. */
export function findMisleadingLinkHost(text: string, href: string): string | undefined {
  const shown = shownHost.exec(text.trim().slice(0, 500))?.[1]
  const url = URL.parse(href)
  if (shown === undefined || !url || !/^https?:$/.test(url.protocol)) return undefined
  const read = URL.parse(`https://${shown}`)
  if (!read) return undefined
  const [inText, real] = [removeWwwPrefix(read.hostname), removeWwwPrefix(url.hostname)]
  return real === inText || real.endsWith(`.${inText}`) ? undefined : inText
}
