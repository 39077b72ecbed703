import * as z from 'zod/mini'

type Schema = z.core.$ZodType

const createSampleFile = (name: string, type: string) => new File(['x'], name, { type })

/** Sample value of text fields. It is also a valid password. */
export const sampleText = 'Correct-horse-1'

/** Sample values in order. A field uses the first one that it accepts. */
const sampleValues: readonly unknown[] = [
  sampleText,
  'ann@example.com',
  'shop.example.com',
  'en',
  '7',
  '2030-01-15T12:00:00.000Z',
  'settings',
  7,
  30,
  true,
  null,
  createSampleFile('x.txt', 'text/plain'),
  createSampleFile('x.png', 'image/png'),
  '2030-01-15',
  '2030-01',
]

/** A valid value of a schema, with all fields or only the required ones. */
export function createSample(schema: Schema, isLeast: boolean): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape)
        .map(([key, field]) => [key, createSample(field, isLeast)] as const)
        .filter(([, value]) => value !== undefined),
    )
  if (def.type === 'optional' && isLeast) return undefined
  if (def.type === 'array') return [createSample(def.element, isLeast)]
  if (def.type === 'record') return {}
  if (def.type === 'union') return def.options.map((option) => createSample(option, isLeast))[0]
  if ('innerType' in def) return createSample(def.innerType, isLeast)
  const options =
    def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : sampleValues
  return options.find((value) => z.safeParse(schema, value).success)
}
