import type { Call } from '@draftdesk/contract'

/** A body with its content type. */
export interface Hostile {
  name: string
  type: string
  body: string
}

const form = 'multipart/form-data; boundary=b'
const json = 'application/json'
const formPart = (name: string, text: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
const repeatToSize = (text: string, bytes: number) =>
  text.repeat(Math.max(1, Math.floor(bytes / text.length)))

const pieces = ['a&', 'a=b&', '%', '%25', '&', '=', '+', 'a=%F0%9F&', '[]&', '\u0000']
const words = [
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
const lines = [
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
const texts = [
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
export function listHostileBodies(call: Call, field: string, bytes: number): Hostile[] {
  const size = bytes - 300
  const list: Hostile[] = []
  const add = (name: string, type: string, body: string) => list.push({ name, type, body })
  for (const piece of pieces)
    add(`urlencoded ${piece}`, 'application/x-www-form-urlencoded', repeatToSize(piece, size))
  for (const piece of [...words, ...pieces]) add(`json ${piece}`, json, repeatToSize(piece, size))
  for (const word of words)
    add(`json in a text ${word}`, json, JSON.stringify({ [field]: repeatToSize(word, size / 3) }))
  for (const text of texts)
    add(`json text ${text}`, json, JSON.stringify({ [field]: repeatToSize(text, size / 7) }))
  for (const line of lines) add(`form of ${line}`, form, repeatToSize(line, size))
  for (const line of lines)
    add(`form holding ${line}`, form, `${formPart(field, repeatToSize(line, size))}--b--`)
  for (const line of lines) add(`form named ${line}`, form, `${formPart(repeatToSize(line, size), 'x')}--b--`)
  for (const text of texts)
    add(`form text ${text}`, form, `${formPart(field, repeatToSize(text, size / 5))}--b--`)
  const many = Math.floor(size / formPart('a1', '').length)
  add('a form of many parts', form, `${repeatToSize(formPart('a', ''), size)}--b--`)
  add(
    'a form of many fields',
    form,
    `${Array.from({ length: many }, (_, n) => formPart(`a${n % 10}`, '')).join('')}--b--`,
  )
  add('a form of many files', form, `${repeatToSize(formPart('file', 'x', '; filename="a.txt"'), size)}--b--`)
  add('a file', form, `${formPart('file', repeatToSize('\r\n--', size), '; filename="a.txt"')}--b--`)
  add('a form cut off', form, formPart(field, repeatToSize('x', size)).slice(0, -2))
  add(
    'a boundary that is long',
    `multipart/form-data; boundary=${'b'.repeat(4000)}`,
    repeatToSize('--b', size),
  )
  add('no boundary', 'multipart/form-data', repeatToSize('--b', size))
  add(
    'many names',
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: size / 12 }, (_, n) => [`k${n}`, n % 10]))),
  )
  add('a large number', json, `{"${field}":${repeatToSize('9', size)}}`)
  add('nothing', call.payload === 'json' ? json : form, '')
  return list.map((hostile) => ({ ...hostile, body: hostile.body.slice(0, bytes - 100) }))
}
