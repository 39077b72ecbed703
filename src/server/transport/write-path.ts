import type { CallRequest } from '@draftdesk/contract'

/** The path of a call with its query, as it is sent. */
export function writePath({ path, query }: Pick<CallRequest, 'path' | 'query'>): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}
