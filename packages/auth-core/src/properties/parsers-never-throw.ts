import fc from 'fast-check'
import { groupByDay, parseTime } from '../dates.ts'
import { checkPassword } from '../forms.ts'
import { safeReturnTo } from '../guard.ts'
import {
  parseMinutes,
  parseProfile,
  parseSessionGrant,
  parseSessionCheck,
  parseSessionData,
  parseSignInResult,
  parseStore,
  readDetail,
} from '../index.ts'
import { parseSender } from '../sender.ts'
import { anyString } from './any-string.ts'

const parsers: readonly ((value: unknown) => unknown)[] = [
  parseMinutes,
  parseProfile,
  parseSender,
  (value) => parseSessionGrant(value, 0),
  parseSessionCheck,
  parseSessionData,
  parseSignInResult,
  parseStore,
  parseTime,
  readDetail,
  safeReturnTo,
  (value) => typeof value === 'string' && checkPassword(value),
  (value) => groupByDay([{ emails: [{ created_at: value }] }], 0),
]

const anyInput = fc.oneof(
  anyString(),
  fc.json(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '@', ' ', 'a', '\n', '0', '9', '-', 'T', 'Z', ':', '.', '+'))
    .map((parts) => parts.join('')),
)

/** Fails if a parser throws on a string, on its parsed JSON, or on an object that contains it. */
export function assertParsersNeverThrow(parameters: fc.Parameters<[string]>) {
  fc.assert(
    fc.property(anyInput, (text) => {
      const fields = {
        email: text,
        token: text,
        id: text,
        name: text,
        store_id: text,
        success: text,
        detail: text,
      }
      const inputs = [text, fields, { ...fields, user: fields, store: fields, emailAddress: fields }]
      for (const parse of parsers) for (const input of [...inputs, parseJsonSafely(text)]) parse(input)
    }),
    parameters,
  )
}

function parseJsonSafely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Most strings are not JSON.
    return undefined
  }
}
