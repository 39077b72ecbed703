import { calls, errorAnswer, createVersionConflictAnswer } from '@draftdesk/contract'
import type { Call } from '@draftdesk/contract'
import { version } from '@draftdesk/server-kit'
import * as z from 'zod'

type JsonSchema = Record<string, unknown>

const toJsonSchema = (schema: Call['request'], io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

const refusalTexts: Record<string, string> = {
  400: 'Refused',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  422: 'A field is wrong',
  429: 'Too many attempts; Retry-After says when to try again',
  500: 'Something went wrong on the server',
  503: 'Another service cannot be reached',
}

const bodyRefusals: Record<string, string> = { 413: 'Too large', 415: 'A body of another kind' }

/** Creates the OpenAPI 3.1 document of the contract. */
export function createOpenApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeOperation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Draftdesk /v1',
      version,
      license: { name: 'Proprietary' },
      description:
        'Accounts, sessions and stores of Draftdesk. Lives of tokens are minutes; every refusal is `{detail}`, that of a stale version `{detail, current}`.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'v1', description: 'Every call' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' } },
      schemas: { Refusal: toJsonSchema(errorAnswer, 'output') },
    },
  }
}

function describeOperation(name: string, call: Call): JsonSchema {
  const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })
  const hasBody = call.payload === 'json' || call.payload === 'multipart'
  const refused = Object.entries({ ...refusalTexts, ...(hasBody && bodyRefusals) }).map(
    ([status, description]) => [
      status,
      { description, content: jsonContent({ $ref: '#/components/schemas/Refusal' }) },
    ],
  )
  return {
    operationId: name,
    summary: call.summary,
    description: `${call.summary}.`,
    tags: ['v1'],
    security: describeTokenRequirement(call),
    ...describeInput(call),
    responses: {
      [call.status]: { description: 'Done', content: jsonContent(toJsonSchema(call.answer, 'output')) },
      ...Object.fromEntries(refused),
      ...(call.isVersioned && {
        409: {
          description: 'Changed in the meantime; `current` is the newest version',
          content: jsonContent(toJsonSchema(createVersionConflictAnswer(call.answer), 'output')),
        },
      }),
    },
  }
}

function describeTokenRequirement(call: Call): JsonSchema[] {
  if (call.token === 'required') return [{ bearer: [] }]
  return call.token === 'optional' ? [{}, { bearer: [] }] : []
}

function describeInput(call: Call): JsonSchema {
  const path = call.path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'An identifier' }]
    : []
  const schema = toJsonSchema(call.request, 'input')
  if (call.payload === 'query') return { parameters: [...path, ...describeQueryParameters(schema)] }
  const parameters = path.length > 0 ? { parameters: path } : {}
  if (call.payload === 'none') return parameters
  const type = call.payload === 'json' ? 'application/json' : 'multipart/form-data'
  return {
    ...parameters,
    requestBody: { required: call.isBodyOptional !== true, content: { [type]: { schema } } },
  }
}

function describeQueryParameters(schema: JsonSchema): JsonSchema[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}
