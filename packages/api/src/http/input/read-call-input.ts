import { maxBodyBytes } from '@draftdesk/contract'
import type { Call } from '@draftdesk/contract'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { BodyTooLargeError, discardBody, readBodyBytes } from './read-body.ts'
import { parseMultipartForm } from './parse-multipart-form.ts'
import { exceedsJsonLimits } from '../../platform/json-limits.ts'

/** A field error in the format of FastAPI and the contract. */
export interface FieldFault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** The validated input of a request, or the reason of its rejection. */
export type CallInputResult =
  | { kind: 'read'; value: unknown }
  | { kind: 'wrong'; faults: FieldFault[] }
  | { kind: 'refused'; status: 413 | 415; detail: string }

const createInputFault = (source: string, msg: string, type: string): CallInputResult => ({
  kind: 'wrong',
  faults: [{ loc: [source], msg, type }],
})

const tooLargeRefusal: CallInputResult = { kind: 'refused', status: 413, detail: 'The request is too large.' }

const bodyKinds = {
  json: { type: 'application/json', name: 'JSON' },
  multipart: { type: 'multipart/form-data', name: 'a multipart form' },
} as const

/** Reads and validates query, JSON or form of a call. */
export async function readCallInput(call: Call, c: Context): Promise<CallInputResult> {
  const { payload } = call
  if (payload === 'none') return validateInput(call, 'body', {})
  if (payload === 'query') return validateInput(call, 'query', c.req.query())
  const maxBytes = call.maxBytes ?? maxBodyBytes
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) {
    await discardBody(c.req.raw)
    return tooLargeRefusal
  }
  const given = c.req.header('content-type') ?? ''
  const { type, name } = bodyKinds[payload]
  const isGiven = given.split(';', 1)[0]?.trim().toLowerCase() === type
  // A call with an optional body may also omit the content type.
  if (!isGiven && !(call.isBodyOptional && given === '')) {
    await discardBody(c.req.raw)
    return { kind: 'refused', status: 415, detail: `Send the body of this call as ${name}.` }
  }
  const refuseBroken = () => createInputFault('body', `Send the body of this call as ${name}.`, 'parse_error')
  try {
    const bytes = await readBodyBytes(c.req.raw, maxBytes)
    if (payload === 'multipart') {
      const form = parseMultipartForm(bytes, given)
      return form ? validateInput(call, 'body', form) : refuseBroken()
    }
    if (bytes.length === 0 && call.isBodyOptional) return validateInput(call, 'body', {})
    const json = parseLimitedJson(bytes)
    if (json.kind === 'tooMuch')
      return createInputFault('body', 'There is too much in this body.', 'value_error')
    return json.kind === 'broken' ? refuseBroken() : validateInput(call, 'body', json.value)
  } catch (error) {
    if (error instanceof BodyTooLargeError) return tooLargeRefusal
    throw error
  }
}

function validateInput(call: Call, source: 'query' | 'body', fields: unknown): CallInputResult {
  if (containsNulCharacter(fields))
    return createInputFault(source, 'A text holds a null character.', 'value_error')
  const result = call.request.safeParse(fields, { error: explainInvalidField })
  if (result.success) return { kind: 'read', value: result.data }
  const faults = result.error.issues.map(({ path, message, code }) => ({
    loc: [source, ...path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    msg: message,
    type: code,
  }))
  return { kind: 'wrong', faults }
}

type ZodIssue = z.core.$ZodRawIssue

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  file: 'a file',
}

/** Explains an invalid field. The page shows this text next to the field. */
function explainInvalidField(issue: ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This is missing.'
    return `This must be ${typeNames[issue.expected] ?? 'something else'}.`
  }
  if (issue.code === 'too_big') return explainSizeLimit(issue.origin, 'at most', Number(issue.maximum))
  if (issue.code === 'too_small')
    return issue.minimum === 1 && issue.origin === 'string'
      ? 'Please fill this in.'
      : explainSizeLimit(issue.origin, 'at least', Number(issue.minimum))
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.map(String).join(', ')}.`
  return 'This cannot be read.'
}

function explainSizeLimit(origin: string, most: string, size: number): string {
  if (origin === 'string') return `This can have ${most} ${size} characters.`
  if (origin === 'file') return `The file can have ${most} ${size} bytes.`
  return `This can be ${most} ${size}.`
}

/** Limits of a body. Calls use up to three levels and a few dozen values. */
const bodyLimits = { levels: 16, values: 1000 }

/** The parsed body, or the reason of its rejection. */
type JsonParseResult = { kind: 'json'; value: unknown } | { kind: 'broken' } | { kind: 'tooMuch' }

/** Parses JSON after counting depth and size, because parsing a million brackets is slow. */
function parseLimitedJson(bytes: Buffer): JsonParseResult {
  if (exceedsJsonLimits(bytes, bodyLimits)) return { kind: 'tooMuch' }
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'broken' }
    throw error
  }
}

/** True if a value contains a null character, which PostgreSQL cannot store. */
function containsNulCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null || value instanceof File) return false
  return Object.entries(value).some(
    ([key, inner]) => containsNulCharacter(key) || containsNulCharacter(inner),
  )
}
