/** A body with its content type. */
export interface HostileBody {
  readonly type: string
  readonly content: string
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const createPart = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`

/** Pieces that are cheap to send but expensive to parse in large numbers. */
const hostilePieces: Readonly<Record<string, readonly string[]>> = {
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
    createPart('a'),
    createPart('email'),
    '-',
    '"',
    'content-disposition: form-data;',
    '\r\n--',
  ],
  'multipart/form-data': [createPart('a'), '--'],
  'multipart/form-data; boundary=': [createPart('a')],
  'application/json': ['[', '{"a":', '"\\u0061', '1,', '{}'],
  'text/plain': ['a=1&', 'x'],
  '': ['a=1&'],
}

const bodySizes = [1000, 60_000, 66_000, 1_000_000]

/** Request bodies that are built to waste the server's time. */
export const hostileBodies: readonly HostileBody[] = Object.entries(hostilePieces).flatMap(([type, texts]) =>
  texts.flatMap((text) =>
    bodySizes.map((size) => ({ type, content: text.repeat(Math.ceil(size / text.length)) })),
  ),
)
