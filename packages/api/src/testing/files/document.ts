import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** Checks a response against the OpenAPI document. Returns the errors. */
export type DocumentCheck = (name: CallName, status: number, body: unknown) => string[]

/** Creates a checker for a served OpenAPI document. */
export function createDocumentCheck(document: unknown): DocumentCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document as object, 'document')
  return (name, status, body) => {
    const { method, path } = calls[name]
    const steps = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    const place = [...steps, 'content', 'application/json', 'schema'].map(escapePointer).join('/')
    const validate = ajv.getSchema(`document#/${place}`)
    if (!validate) return [`${status} is not in the document`]
    return validate(body) === true
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        )
  }
}

/** Escapes a step of a JSON pointer for a URI fragment. */
const escapePointer = (step: string): string =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
