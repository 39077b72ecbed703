import type { CallResult } from '@draftdesk/contract'
import type { CallFailure } from './page-visit.ts'

/** The data of a section of a page, or the error message in its place. */
type PageSection<Data> =
  | (Data & { readonly loadError?: undefined })
  | ({ readonly [Name in keyof Data]?: undefined } & { readonly loadError: string })

/** Converts a read to a section of a page. Undefined if the API does not support it, so the page leaves it out. */
export function toPageSection<Value, Data>(
  read: CallResult<Value, CallFailure>,
  toData: (answer: Value) => Data,
  failed: string,
): PageSection<Data> | undefined {
  if (read.ok) return toData(read.value) as PageSection<Data>
  const { problem, refusal } = read.error
  return refusal?.status === 404 ? undefined : { loadError: problem ?? failed }
}
