import type { APIContext } from 'astro'
import { isUpload } from './posted.ts'
import type { Posted } from './posted.ts'

/** The hidden field of a form that brings back what was typed before a 502: nothing of it is sent to the upstream. */
export const broughtBackField = 'brought-back'

/** A form that met a 502, as /502-error offers it again: with the field that says what it is. */
export interface TypedForm {
  readonly fields: readonly (readonly [name: string, text: string])[]
  /** It may hold long texts, which only this coding carries. */
  readonly isMultipart: boolean
}

/** Whether a request brings fields that a person may want back; an uploaded file is not held for another try. */
export const bringsFields = ({ request, routePattern, url }: APIContext): boolean =>
  request.method === 'POST' && !isUpload({ pattern: routePattern, url })

/** What was typed into a form that was led to /502-error; never a password or a code. Undefined when that is nothing. */
export function findTypedForm({
  request,
  locals,
}: Pick<APIContext, 'request' | 'locals'>): TypedForm | undefined {
  const fields = fieldsOf(locals.posted).filter(([name]) => name !== broughtBackField && !isSecret(name))
  if (fields.length === 0) return undefined
  return {
    fields: [...fields, [broughtBackField, 'yes']],
    isMultipart: request.headers.get('content-type')?.startsWith('multipart/') ?? false,
  }
}

const fieldsOf = (posted: Posted | undefined) => (posted?.kind === 'fields' ? [...posted.fields] : [])

const isSecret = (name: string): boolean => /password|code|reset_token/.test(name)
