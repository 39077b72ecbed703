import type { APIContext } from 'astro'
import { isUploadForm } from './posted-form.ts'
import type { PostedForm } from './posted-form.ts'

/** The hidden field that marks a form as restored after a 502. Such a form makes no call. */
export const restoredFormField = 'brought-back'

/** A form that met a 502, with its hidden mark. /502-error offers it again. */
export interface UnsavedForm {
  readonly fields: readonly (readonly [name: string, text: string])[]
  /** Long texts need multipart. */
  readonly isMultipart: boolean
}

/** True for a request with fields that are worth restoring. Uploaded files are not. */
export const hasRestorableFields = ({ request, routePattern, url }: APIContext): boolean =>
  request.method === 'POST' && !isUploadForm({ pattern: routePattern, url })

/** The unsaved input of a form that led to /502-error, without passwords and codes. Undefined when it is empty. */
export function findUnsavedForm({
  request,
  locals,
}: Pick<APIContext, 'request' | 'locals'>): UnsavedForm | undefined {
  const fields = listPostedFields(locals.posted).filter(
    ([name]) => name !== restoredFormField && !isSecretField(name),
  )
  if (fields.length === 0) return undefined
  return {
    fields: [...fields, [restoredFormField, 'yes']],
    isMultipart: request.headers.get('content-type')?.startsWith('multipart/') ?? false,
  }
}

const listPostedFields = (posted: PostedForm | undefined) =>
  posted?.kind === 'fields' ? [...posted.fields] : []

const isSecretField = (name: string): boolean => /password|code|reset_token/.test(name)
