import { readRecord } from './shape.ts'

/** Who sent an e-mail: a name to show (the address when there is no name) and the address, when there is one. */
export interface Sender {
  readonly name: string
  readonly address: string | undefined
}

const clean = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .replace(/^(["'])(.*)\1$/u, '$2')
        .trim()
    : ''

function toSender(name: string, address: string): Sender | undefined {
  const shown = name || address
  return shown ? { name: shown, address: address || undefined } : undefined
}

/**
 * Reads a sender: 'name <address>', a plain address, or an object with emailAddress (name, address). `undefined` is
 * shown as 'Unknown Sender' (spec section 2).
 *
 * @example parseSender('Ada Lovelace <ada@example.com>') // { name: 'Ada Lovelace', address: 'ada@example.com' }
 */
export function parseSender(value: unknown): Sender | undefined {
  const inner = readRecord(readRecord(value)?.['emailAddress'])
  if (inner) return toSender(clean(inner['name']), clean(inner['address']))
  const text = clean(value)
  const open = text.lastIndexOf('<')
  if (open >= 0 && text.endsWith('>'))
    return toSender(clean(text.slice(0, open)), text.slice(open + 1, -1).trim())
  return toSender(text, /^\S+@\S+$/.test(text) ? text : '')
}
