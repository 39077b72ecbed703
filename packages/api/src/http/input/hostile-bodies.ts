import type { Call } from '@draftdesk/contract'

/** A body with its content type. */
export interface HostileBody {
  name: string
  type: string
  body: string
}

const formType = 'multipart/form-data; boundary=b'
const jsonType = 'application/json'
const createFormPart = (name: string, text: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
const repeatToSize = (text: string, bytes: number) =>
  text.repeat(Math.max(1, Math.floor(bytes / text.length)))

const formPieces = ['a&', 'a=b&', '%', '%25', '&', '=', '+', 'a=%F0%9F&', '[]&', '\u0000']
const jsonPieces = [
  '[',
  '{"a":',
  '[1,',
  '"\\u0000",',
  '1e999,',
  '"\\\\',
  '{"__proto__":',
  ' ',
  '-',
  '\\',
  '0',
  'é',
  '[[],',
  '"a":1,',
]
const multipartPieces = [
  '\r\n',
  '\r\n--',
  '--b',
  '\r\n--b',
  '--b\r\n',
  '\r\n\r\n',
  '-',
  'b',
  '\n',
  '\r',
  '--b--',
  'a:b\r\n',
  ':',
  ';',
  '"',
  '%00',
]
const fieldTexts = [
  'a',
  ' ',
  '\t',
  '@',
  '..',
  '-',
  '\\',
  '\u0000',
  '\ud800',
  '😀',
  'e\u0301',
  '\u202e',
  "'",
  '<',
  '&',
  'a@',
  '@a',
  'a.',
  '1',
  'ß',
]

/** Bodies of at most `bytes` that are slow to parse. */
export function listHostileBodies(call: Call, field: string, bytes: number): HostileBody[] {
  const size = bytes - 300
  const list: HostileBody[] = []
  const addBody = (name: string, type: string, body: string) => list.push({ name, type, body })
  for (const piece of formPieces)
    addBody(`urlencoded ${piece}`, 'application/x-www-form-urlencoded', repeatToSize(piece, size))
  for (const piece of [...jsonPieces, ...formPieces])
    addBody(`json ${piece}`, jsonType, repeatToSize(piece, size))
  for (const word of jsonPieces)
    addBody(`json in a text ${word}`, jsonType, JSON.stringify({ [field]: repeatToSize(word, size / 3) }))
  for (const text of fieldTexts)
    addBody(`json text ${text}`, jsonType, JSON.stringify({ [field]: repeatToSize(text, size / 7) }))
  for (const line of multipartPieces) addBody(`form of ${line}`, formType, repeatToSize(line, size))
  for (const line of multipartPieces)
    addBody(`form holding ${line}`, formType, `${createFormPart(field, repeatToSize(line, size))}--b--`)
  for (const line of multipartPieces)
    addBody(`form named ${line}`, formType, `${createFormPart(repeatToSize(line, size), 'x')}--b--`)
  for (const text of fieldTexts)
    addBody(`form text ${text}`, formType, `${createFormPart(field, repeatToSize(text, size / 5))}--b--`)
  const many = Math.floor(size / createFormPart('a1', '').length)
  addBody('a form of many parts', formType, `${repeatToSize(createFormPart('a', ''), size)}--b--`)
  addBody(
    'a form of many fields',
    formType,
    `${Array.from({ length: many }, (_, n) => createFormPart(`a${n % 10}`, '')).join('')}--b--`,
  )
  addBody(
    'a form of many files',
    formType,
    `${repeatToSize(createFormPart('file', 'x', '; filename="a.txt"'), size)}--b--`,
  )
  addBody(
    'a file',
    formType,
    `${createFormPart('file', repeatToSize('\r\n--', size), '; filename="a.txt"')}--b--`,
  )
  addBody('a form cut off', formType, createFormPart(field, repeatToSize('x', size)).slice(0, -2))
  addBody(
    'a boundary that is long',
    `multipart/form-data; boundary=${'b'.repeat(4000)}`,
    repeatToSize('--b', size),
  )
  addBody('no boundary', 'multipart/form-data', repeatToSize('--b', size))
  addBody(
    'many names',
    jsonType,
    JSON.stringify(Object.fromEntries(Array.from({ length: size / 12 }, (_, n) => [`k${n}`, n % 10]))),
  )
  addBody('a large number', jsonType, `{"${field}":${repeatToSize('9', size)}}`)
  addBody('nothing', call.payload === 'json' ? jsonType : formType, '')
  return list.map((hostile) => ({ ...hostile, body: hostile.body.slice(0, bytes - 100) }))
}
