/** A body with its content type. */
export interface Body {
  readonly type: string
  readonly content: string
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`

/** Pieces that are cheap to send but expensive to parse in large numbers. */
const pieces: Readonly<Record<string, readonly string[]>> = {
  [urlencoded]: [
    'a&',
    '&',
    '=',
    'a=1&',
    '%41',
    '%',
    '%F0%9F',
    '+',
    'é',
    '\0',
    'a=b=',
    '&&a==',
    'email=a&',
    ';',
    '[',
    'a[]=',
  ],
  [multipart]: [
    '--b\r\n',
    '--b',
    '\r\n',
    part('a'),
    part('email'),
    '-',
    '"',
    'content-disposition: form-data;',
    '\r\n--',
  ],
  'multipart/form-data': [part('a'), '--'],
  'multipart/form-data; boundary=': [part('a')],
  'application/json': ['[', '{"a":', '"\\u0061', '1,', '{}'],
  'text/plain': ['a=1&', 'x'],
  '': ['a=1&'],
}

const sizes = [1000, 60_000, 66_000, 1_000_000]

/** Request bodies that are built to waste the server's time. */
export const hostileBodies: readonly Body[] = Object.entries(pieces).flatMap(([type, texts]) =>
  texts.flatMap((text) =>
    sizes.map((size) => ({ type, content: text.repeat(Math.ceil(size / text.length)) })),
  ),
)
