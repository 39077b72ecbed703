import * as z from 'zod/mini'

/** A schema of our responses. Its type records the formats of other servers that a reader accepts. */
export interface SchemaWithForeignFormat<Read extends z.ZodMiniType> {
  readonly '~foreign': Read
}

const tolerantSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()
const responseSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** Marks a field that other servers write in another format. `read` parses their format to ours. */
export function withTolerantResponse<Own extends z.ZodMiniType, Read extends z.ZodMiniType>(
  own: Own,
  read: Read,
): Own & SchemaWithForeignFormat<Read> {
  tolerantSchemas.set(own, read)
  return own as Own & SchemaWithForeignFormat<Read>
}

/** A parsed response: our server's shape, with marked fields converted from other servers' shapes. */
export type ParsedResponse<Schema> =
  Schema extends SchemaWithForeignFormat<infer Read extends z.ZodMiniType>
    ? z.output<Read>
    : ParsedNested<Schema>

type ParsedNested<Schema> =
  Schema extends z.ZodMiniObject<infer Shape>
    ? ParsedShape<Shape>
    : Schema extends z.ZodMiniArray<infer Entry>
      ? ParsedResponse<Entry>[]
      : Schema extends z.ZodMiniNullable<infer Inner>
        ? ParsedResponse<Inner> | null
        : Schema extends z.ZodMiniOptional<infer Inner>
          ? ParsedResponse<Inner> | undefined
          : z.output<Schema>

type OptionalKeys<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends z.ZodMiniOptional ? Key : never
}[keyof Shape]

type FlatType<Type> = { [Key in keyof Type]: Type[Key] }

type ParsedShape<Shape> = FlatType<
  { -readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape>>]: ParsedResponse<Shape[Key]> } & {
    -readonly [Key in OptionalKeys<Shape>]?: ParsedResponse<Shape[Key]>
  }
>

/**
 * The tolerant version of a schema: other servers may use other formats in the marked fields and may add
 * fields. The result always has one shape.
 *
 * @example getResponseSchema(threadAnswer).safeParse({ id: 7, ... }).data?.id === '7'
 */
export function getResponseSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<ParsedResponse<Schema>> {
  const known = responseSchemas.get(schema)
  const reading = known ?? createResponseSchema(schema)
  if (!known) responseSchemas.set(schema, reading)
  // The type follows the same steps as `createResponseSchema`.
  return reading as z.ZodMiniType<ParsedResponse<Schema>>
}

function createResponseSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const read = tolerantSchemas.get(schema)
  if (read) return read
  if (schema instanceof z.ZodMiniObject) {
    const shape: Record<string, z.ZodMiniType> = {}
    for (const [key, field] of Object.entries(schema.shape))
      shape[key] = getResponseSchema(field as z.ZodMiniType)
    return z.object(shape)
  }
  if (schema instanceof z.ZodMiniArray) return z.array(getResponseSchema(schema.def.element as z.ZodMiniType))
  if (schema instanceof z.ZodMiniNullable)
    return z.nullable(getResponseSchema(schema.def.innerType as z.ZodMiniType))
  if (schema instanceof z.ZodMiniOptional)
    return z.optional(getResponseSchema(schema.def.innerType as z.ZodMiniType))
  return schema
}
