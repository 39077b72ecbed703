import type { Call } from '@draftdesk/contract'
import type { Context } from 'hono'

/** One wrong field, as FastAPI and the contract write it. */
export interface FieldFault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** What a request carries, checked against the contract. */
export type Input = { kind: 'read'; value: unknown } | { kind: 'wrong'; faults: FieldFault[] }

// PostgreSQL stores no null characters. The pattern tells one from the six characters that spell it.
const nullPattern = /(?<!\\)(?:\\\\)*\\u0000/

const wrong = (place: string, msg: string, type: string): Input => ({
  kind: 'wrong',
  faults: [{ loc: [place], msg, type }],
})

/** Reads and checks what a call carries: its query, its JSON or its form. */
export async function readInput(call: Call, c: Context): Promise<Input> {
  const place = call.payload === 'query' ? 'query' : 'body'
  const carried = await readCarried(call, c)
  if (carried === undefined) {
    const kind = call.payload === 'json' ? 'JSON' : 'a multipart form'
    return wrong('body', `Send the body of this call as ${kind}.`, 'parse_error')
  }
  const written = writeJson(carried)
  if (written === undefined) return wrong(place, 'This is nested too deeply.', 'value_error')
  if (nullPattern.test(written)) return wrong(place, 'A text holds a null character.', 'value_error')
  const result = call.request.safeParse(carried)
  if (result.success) return { kind: 'read', value: result.data }
  const faults = result.error.issues.map(({ path, message, code }) => ({
    loc: [place, ...path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    msg: message,
    type: code,
  }))
  return { kind: 'wrong', faults }
}

/** Undefined when a value is nested more deeply than can be written: the parser goes deeper than the writer. */
function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function readCarried(call: Call, c: Context): Promise<unknown> {
  if (call.payload === 'none') return {}
  if (call.payload === 'query') return c.req.query()
  try {
    if (call.payload === 'json') {
      const text = await c.req.text()
      return call.isBodyOptional && text === '' ? {} : (JSON.parse(text) as unknown)
    }
    return Object.fromEntries(await c.req.formData())
  } catch (error) {
    // What the parsers throw at a body of another kind; a cut connection ends here too and gets no answer anyway.
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
