import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { link } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { createCookies } from '../session/cookies.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { redirectWith } from '../gate/redirect-with.ts'
import { getSite } from '../site.ts'

/** An entry as far as editing it goes: which one, and the version that is edited. */
interface Versioned {
  readonly id: string
  readonly version: number
}

/** One kind of entry: where it is, what its form holds and what is said. */
export interface EditKind<Edited extends Versioned, Values extends Fields> {
  readonly path: string
  readonly page: RouteName
  readonly empty: Values
  readonly parse: (body: unknown) => Edited | undefined
  readonly toValues: (edited: Edited) => Values
  /** What goes up; by default all that was typed. */
  readonly toBody?: (values: Values, isNew: boolean) => Partial<Values>
  /** The entry as its form last knew it, when a save was refused for another reason than its version. */
  readonly toEdited: (versioned: Versioned, values: Values) => Edited
  readonly words: {
    readonly gone: string
    readonly failed: string
    readonly conflict: string
    readonly saved: (title: string) => string
  }
}

/** What the page shows: an empty form, or an entry; after a refused save, what was typed. */
export interface EditPage<Edited, Values> {
  readonly edited: Edited | undefined
  readonly values: Values
  readonly error?: string | undefined
  /** What somebody else made of the entry meanwhile. */
  readonly theirs?: string | undefined
}

/** The page that writes and edits entries of a kind; a form that was sent without JavaScript is saved. */
export async function loadEdit<Edited extends Versioned, Values extends Fields>(
  context: APIContext,
  kind: EditKind<Edited, Values>,
): Promise<EditPage<Edited, Values> | Response> {
  const { id } = context.params
  if (context.request.method === 'POST') return save(context, kind, id)
  if (id === undefined) return { edited: undefined, values: kind.empty }
  const shown = await callAs(context, {
    method: 'GET',
    path: pathOf(kind.path, id),
    fallback: kind.words.gone,
  })
  const edited = shown.ok ? kind.parse(shown.body) : undefined
  if (edited) return { edited, values: kind.toValues(edited) }
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  cookies.addFlash({ tone: 'error', text: shown.ok ? gateMessages.notJson : shown.error })
  return redirect(link(kind.page))
}

async function save<Edited extends Versioned, Values extends Fields>(
  context: APIContext,
  kind: EditKind<Edited, Values>,
  id: string | undefined,
): Promise<EditPage<Edited, Values> | Response> {
  const { version = '', ...typed } = readFields(context, ['version', ...Object.keys(kind.empty)])
  const values = { ...kind.empty, ...typed }
  const body = kind.toBody?.(values, id === undefined) ?? values
  const saved = await callAs(context, {
    method: id === undefined ? 'POST' : 'PATCH',
    path: id === undefined ? kind.path : pathOf(kind.path, id),
    json: { ...body, ...(id !== undefined && { version: Number(version) }) },
    fallback: kind.words.failed,
  })
  if (saved.ok) return redirectWith(context, link(kind.page), kind.words.saved(values['title'] ?? ''))
  const { current } = (saved.refusal?.body ?? {}) as { current?: unknown }
  const theirs = kind.parse(current)
  const mine = id === undefined ? undefined : kind.toEdited({ id, version: Number(version) }, values)
  return {
    edited: theirs ?? mine,
    values,
    error: theirs ? kind.words.conflict : saved.error,
    theirs: theirs && Object.values(kind.toValues(theirs)).join('\n\n'),
  }
}

const pathOf = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`
