import type { CallName, CallRequest, ParsedAnswer } from '@draftdesk/contract'
import type { EntryVersion } from '../../../models/knowledge/entry-requests.ts'
import { buildLink } from '../../../routes.ts'
import type { RouteName } from '../../../routes.ts'
import { createRedirectResponse } from '../redirect-response.ts'
import type { PageContext } from '../../upstream/page-visit.ts'

export interface EditFormOptions<Edited extends EntryVersion, Texts, One extends CallName> {
  readonly show: (id: string) => CallRequest<One>
  readonly page: RouteName
  readonly empty: Texts
  readonly toEdited: (answer: ParsedAnswer<One>) => Edited
  readonly toTexts: (edited: Edited) => Texts
  /** The sentence for an entry that no longer exists. */
  readonly gone: () => string
}

/** The page that writes and edits entries of a kind. An entry that cannot be read leads back to the list. */
export async function loadEditForm<Edited extends EntryVersion, Texts, One extends CallName>(
  { params: { id }, locals: { visit } }: PageContext,
  { show, page, empty, toEdited, toTexts, gone }: EditFormOptions<Edited, Texts, One>,
): Promise<{ readonly edited: Edited | undefined; readonly values: Texts } | Response> {
  if (id === undefined) return { edited: undefined, values: empty }
  const shown = await visit.call(show(id))
  if (shown.ok) {
    const edited = toEdited(shown.value)
    return { edited, values: toTexts(edited) }
  }
  visit.toast('error', shown.error.problem ?? gone())
  return createRedirectResponse(buildLink(page))
}
