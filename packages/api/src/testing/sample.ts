import type { Call } from '@draftdesk/contract'
import * as z from 'zod/mini'
import { password } from './api.ts'

type Schema = z.core.$ZodType

const file = (name: string, type: string) => new File(['x'], name, { type })

/** Values for fields of any kind; the first that a field takes is its sample. */
const values: readonly unknown[] = [
  password,
  'ann@example.com',
  'shop.example.com',
  'en',
  '7',
  '2030-01-15T12:00:00.000Z',
  'settings',
  7,
  true,
  file('x.txt', 'text/plain'),
  file('x.png', 'image/png'),
]

/** Valid inputs of a call: with every field it knows, and with those alone that it needs; throws when there is none. */
export function sampleInputs(name: string, { request }: Call): Record<string, unknown>[] {
  const inputs = [false, true].map((isLeast) => sample(request, isLeast) as Record<string, unknown>)
  const valid = inputs.filter((input) => request.safeParse(input).success)
  if (valid.length === 0) throw new Error(`No sample is a valid input of ${name}: ${JSON.stringify(inputs)}`)
  return valid
}

function sample(schema: Schema, isLeast: boolean): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape)
        .map(([key, field]) => [key, sample(field, isLeast)] as const)
        .filter(([, value]) => value !== undefined),
    )
  if (def.type === 'optional' && isLeast) return undefined
  if (def.type === 'array') return [sample(def.element, isLeast)]
  if ('innerType' in def) return sample(def.innerType, isLeast)
  const options = def.type === 'enum' ? Object.values(def.entries) : values
  return options.find((value) => z.safeParse(schema, value).success)
}
