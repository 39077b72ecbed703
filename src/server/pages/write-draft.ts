import { draftingMessages as words } from '../../messages/drafting.ts'
import { draftChoices, draftingVerbs, oneOf } from '../../models/drafting.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

/** The fields of the forms that have a draft written, and say why one was no good. */
export const writeFields = ['write', 'instruction', 'tone', 'length', 'language', 'rate', 'reason', 'note']

/** Has a draft written, or notes why one was no good, and shows the conversation again; undefined for other forms. */
export async function writeDraft(context: PageContext, form: Fields): Promise<Response | string | undefined> {
  const { call, toast } = context.locals.visit
  const here = () => redirect(`${context.url.pathname}${context.url.search}#drafts`)
  if (form['rate']) {
    const reason = oneOf(draftChoices.faults, form['reason']) ?? 'other'
    const rated = await call(draftingVerbs.rate(form['rate'], reason, form['note'] ?? ''))
    if (!rated.ok) return rated.error.problem ?? words.failed
    toast('success', words.rated)
    return here()
  }
  if (!form['write']) return undefined
  const asked = await call(
    draftingVerbs.write(context.params['id'] ?? '', {
      instruction: form['instruction'] || undefined,
      tone: oneOf(draftChoices.tones, form['tone']),
      length: oneOf(draftChoices.lengths, form['length']),
      language: oneOf(draftChoices.languages, form['language']),
      previous_id: form['write'] === 'new' ? undefined : form['write'],
    }),
  )
  if (!asked.ok) return asked.error.problem ?? words.failed
  toast('success', words.asked)
  return here()
}
