/** Prepends a text field to a multipart body. Other bodies stay unchanged. */
export function prependFormField(body: Buffer, contentType: string, name: string, value: string): Buffer {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) return body
  const field = `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return Buffer.concat([Buffer.from(field), body])
}
