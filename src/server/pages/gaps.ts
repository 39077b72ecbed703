import { gapMessages } from '../../messages/learning.ts'
import { gapVerbs, toGaps } from '../../models/learning.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** What customers ask and no document says; undefined where there is nothing to show, or from a server that collects none. */
export async function loadGaps({ locals: { visit } }: Pick<PageContext, 'locals'>) {
  const listed = await visit.call('gaps', {}, { mayBeMissing: true })
  if (!listed.ok) return undefined
  const shown = toGaps(listed.value)
  return shown.open.length + shown.settled.length > 0 ? shown : undefined
}

/** Takes a question off the list, as its form asks. */
export async function dismissGap(context: PageContext): Promise<Response | { readonly error: string }> {
  const { gap = '' } = readFields(context, ['gap'])
  const changed = await context.locals.visit.call(gapVerbs.dismiss(gap))
  return changed.ok ? redirect(link('policies')) : { error: changed.error.problem ?? gapMessages.failed }
}
