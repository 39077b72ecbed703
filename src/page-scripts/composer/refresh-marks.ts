import { quotationId } from '../../models/draft.ts'
import { fetchConversation } from '../../stores/mail.ts'
import { swap } from '../live/region.ts'

/**
 * Puts the server's marks of a text that was just saved in the place of those below and beside it, what is said of all of it, the
 * quotation, and the sources with their numbers. `isCurrent` says whether they are still of what stands in the form.
 */
export async function refreshMarks(address: string, draft: string, isCurrent: () => boolean): Promise<void> {
  const html = await fetchConversation(address)
  if (html === undefined || !isCurrent()) return
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const marks = `marks-${draft}`
  for (const part of [marks, `text-${marks}`, `level-${marks}`, quotationId(draft), 'sources']) {
    const region = document.getElementById(part)
    const fresh = content.querySelector<HTMLElement>(`#${CSS.escape(part)}`)
    if (region && fresh) swap(region, document.adoptNode(fresh))
  }
}
