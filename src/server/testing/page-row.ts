import { sampleText } from '@draftdesk/contract/testing'
import { Readable } from 'node:stream'
import type { CallName } from '@draftdesk/contract'
import type { PageContext } from '../upstream/page-visit.ts'
import type { PageSession } from '../locals.ts'
import type { openVisit } from './open-visit.ts'

type VisitOptions = NonNullable<Parameters<typeof openVisit>[1]>

/** A page request and its expected outcome. */
export interface PageRow extends Omit<VisitOptions, 'session' | 'upload'> {
  readonly load: (context: PageContext) => unknown
  readonly path: string
  /** The calls that it makes, each with its message for a failure without one. Null for an optional call. */
  readonly asks: Readonly<Partial<Record<CallName, string | null>>>
  /** The form has a file. */
  readonly hasFile?: boolean
  /** The form succeeds and stays on the page, which shows the result. */
  readonly stays?: boolean
}

/** The id used in all sample answers. */
export const sampleId = sampleText

/** An owner of a partly set-up store, whose pages show the most content. */
export const ownerSession = {
  user: { id: sampleId, firstName: 'Ann', lastName: 'Archer', isSuperAdmin: false },
  store: { id: sampleId, name: 'Northwind', isDocumentUploaded: true, isEmailAccountAdded: false },
  permissions: ['settings', 'accounts', 'owners'],
} as unknown as PageSession

/** The request that opens the page of a row. */
export const toVisitOptions = ({
  params,
  form,
  hasFile,
  answers,
  identity,
  leftWith,
}: PageRow): VisitOptions => ({
  session: ownerSession,
  ...(params && { params }),
  ...(form && { form }),
  ...(hasFile && { upload: Readable.from(['x']) }),
  ...(answers && { answers }),
  ...(identity && { identity }),
  ...(leftWith !== undefined && { leftWith }),
})
