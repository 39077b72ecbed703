import { BodyTooLargeError } from './read-body.ts'

/** The most parts of a form. Calls use up to six. */
const maxParts = 20

/** The longest part header in bytes. */
const maxHeaderBytes = 4096

// RFC 2046 allows 70 characters.
const boundaryPattern = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const dispositionPattern = /^content-disposition:\s*form-data;(.*)$/im
const namePattern = /(?:^|;)\s*name=(?:"([^"]*)"|([^\s;"]+))/i
const fileNamePattern = /(?:^|;)\s*filename=(?:"([^"]*)"|([^\s;"]+))/i
const typePattern = /^content-type:\s*(\S+)/im

/**
 * Parses a multipart form (RFC 7578), undefined for other bodies; the last part of a name counts. Searches
 * delimiters in the whole body, because line-based parsers need a second for 2 MB of line ends.
 */
export function parseMultipartForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Record<string, string | File> | undefined {
  const [, quoted, plain] = boundaryPattern.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const delimiter = `\r\n--${boundary}`
  const form = new Map<string, string | File>()
  // The first delimiter is the start of the body, or follows a preamble.
  const opening = delimiter.slice(2)
  let at = body.subarray(0, opening.length).equals(Buffer.from(opening)) ? -2 : body.indexOf(delimiter)
  if (at === -1) return undefined
  for (let parts = 0; ; parts += 1) {
    const start = at + delimiter.length
    const next = body.toString('latin1', start, start + 2)
    if (next === '--') return Object.fromEntries(form)
    const end = body.indexOf(delimiter, start)
    if (next !== '\r\n' || end === -1) return undefined
    if (parts === maxParts) throw new BodyTooLargeError()
    const part = parseFormPart(body.subarray(start, end))
    if (!part) return undefined
    form.set(part.name, part.value)
    at = end
  }
}

function parseFormPart(part: Buffer<ArrayBuffer>): { name: string; value: string | File } | undefined {
  const ended = part.subarray(0, maxHeaderBytes).indexOf('\r\n\r\n')
  if (ended === -1) return undefined
  const headers = part.toString('utf8', 0, ended)
  const facts = dispositionPattern.exec(headers)?.[1] ?? ''
  const name = parseHeaderParameter(facts, namePattern)
  if (name === undefined) return undefined
  const content = part.subarray(ended + 4)
  const fileName = parseHeaderParameter(facts, fileNamePattern)
  if (fileName === undefined) return { name, value: content.toString('utf8') }
  const type = typePattern.exec(headers)?.[1] ?? 'application/octet-stream'
  return { name, value: new File([content], fileName, { type }) }
}

/** Browsers percent-encode quotation marks and line ends in names. */
function parseHeaderParameter(facts: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(facts)
  return (found?.[1] ?? found?.[2])?.replaceAll(/%22|%0D|%0A/gi, (escaped) =>
    String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  )
}
