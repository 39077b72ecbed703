import type { CallName, Read } from '@draftdesk/contract'
import type { EntryVerbs, EntryVersion } from '../../../models/entry.ts'
import { link } from '../../../routes.ts'
import type { RouteName } from '../../../routes.ts'
import { readFields } from '../../fields.ts'
import type { Fields } from '../../fields.ts'
import { redirect } from '../redirect.ts'
import type { PageContext } from '../../upstream/visit.ts'

/** One kind of entry: what is done with it, what its form holds and what is said. */
export interface EditKind<Edited extends EntryVersion, Texts extends Fields, One extends CallName> {
  readonly verbs: Pick<EntryVerbs<Texts, CallName, One>, 'show' | 'create' | 'edit'>
  readonly page: RouteName
  readonly empty: Texts
  /** The entry as its form shows it. */
  readonly toEdited: (answer: Read<One>) => Edited
  readonly toTexts: (edited: Edited) => Texts
  /** Reads an entry that came with a refusal; undefined for what is none. */
  readonly parse: (body: unknown) => Edited | undefined
  /** The entry as its form last knew it, when a save was refused for another reason than its version. */
  readonly withTexts: (versioned: EntryVersion, texts: Texts) => Edited
  readonly words: {
    readonly gone: string
    readonly failed: string
    readonly conflict: string
    readonly saved: (title: string) => string
  }
}

/** The content of the page: an empty form, an entry, or the unsaved input after a refused save. */
export interface EditPage<Edited, Texts> {
  readonly edited: Edited | undefined
  readonly values: Texts
  readonly error?: string | undefined
  /** The remote version of an entry that another person saved meanwhile. */
  readonly theirs?: string | undefined
}

/** The page that writes and edits entries of a kind; a form that was sent without JavaScript is saved. */
export async function loadEdit<Edited extends EntryVersion, Texts extends Fields, One extends CallName>(
  context: PageContext,
  kind: EditKind<Edited, Texts, One>,
): Promise<EditPage<Edited, Texts> | Response> {
  const { id } = context.params
  if (context.request.method === 'POST') return save(context, kind, id)
  if (id === undefined) return { edited: undefined, values: kind.empty }
  const { call, toast } = context.locals.visit
  const shown = await call(kind.verbs.show(id))
  if (shown.ok) {
    const edited = kind.toEdited(shown.value)
    return { edited, values: kind.toTexts(edited) }
  }
  toast('error', shown.error.problem ?? kind.words.gone)
  return redirect(link(kind.page))
}

async function save<Edited extends EntryVersion, Texts extends Fields, One extends CallName>(
  context: PageContext,
  kind: EditKind<Edited, Texts, One>,
  id: string | undefined,
): Promise<EditPage<Edited, Texts> | Response> {
  const { verbs, words } = kind
  const { call, toast } = context.locals.visit
  const { version: typedVersion = '', ...typed } = readFields(context, [
    'version',
    ...Object.keys(kind.empty),
  ])
  const values = { ...kind.empty, ...typed }
  const version = Number(typedVersion)
  const saved = await call(id === undefined ? verbs.create(values) : verbs.edit({ id, version }, values))
  if (saved.ok) {
    toast('success', words.saved(values['title'] ?? ''))
    return redirect(link(kind.page))
  }
  const { problem, refusal } = saved.error
  const { current } = (refusal?.body ?? {}) as { current?: unknown }
  const theirs = kind.parse(current)
  const mine = id === undefined ? undefined : kind.withTexts({ id, version }, values)
  return {
    edited: theirs ?? mine,
    values,
    error: theirs ? words.conflict : (problem ?? words.failed),
    theirs: theirs && Object.values(kind.toTexts(theirs)).join('\n\n'),
  }
}
