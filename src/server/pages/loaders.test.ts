import { calls, table } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { createSample } from '@draftdesk/contract/testing'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { formRows } from '../testing/form-rows.ts'
import { openVisit } from '../testing/open-visit.ts'
import { toVisitOptions } from '../testing/page-row.ts'
import type { PageRow } from '../testing/page-row.ts'
import { readRows } from '../testing/read-rows.ts'

const names = Object.keys(calls) as CallName[]

/** An upstream that answers every call. */
const willing = Object.fromEntries(
  names.map((name) => [name, { answer: createSample(calls[name].answer, false) }]),
)

type Answers = NonNullable<Parameters<typeof openVisit>[1]>['answers']

/** Opens the page of a row. Returns all visible text, toasts included. */
async function open(row: PageRow, answers: Answers = {}, missing?: CallName) {
  const opening = toVisitOptions(row)
  const said = { ...willing, ...opening.answers, ...answers }
  if (missing) Reflect.deleteProperty(said, missing)
  const { context, sent, toasts } = openVisit(row.path, { ...opening, answers: said })
  const result: unknown = await row.load(context)
  const page = result instanceof Response ? await result.text() : result
  return {
    result,
    read: JSON.stringify({ page, toasts: toasts.map(({ text }) => text) }).replaceAll('\\"', '"'),
    sent: [...new Set(sent.map(({ name }) => name))],
  }
}

const nameOf = ({ path, form, hasFile }: PageRow) =>
  `${path}${form ? ` ${JSON.stringify(form)}` : ''}${hasFile ? ' with a file' : ''}`

const rows = [...readRows, ...formRows].map((row) => [nameOf(row), row] as const)

/** Upstream failures, each with the message that replaces the page's own, if any does. */
const failures = [
  ['refused with a reason', { status: 422, problem: 'Not today.' }, 'Not today.'],
  ['answered 502', { status: 502 }, undefined],
  ['met by an ended session', { status: 401, problem: failureMessages.expired }, failureMessages.expired],
] as const

describe.each(rows)('%s', (_name, row) => {
  const asked = Object.entries(row.asks) as [CallName, string | null][]

  test('asks for what it shows or does', async () => {
    const { result, sent, read } = await open(row)
    expect(sent).toEqual(expect.arrayContaining(asked.map(([name]) => name)))
    const isForm = row.form !== undefined || row.hasFile === true
    if (isForm && row.stays !== true) expect(result).toMatchObject({ status: 303 })
    if (!isForm) expect(sent.toSorted()).toEqual(asked.map(([name]) => name).toSorted())
    for (const [, words] of asked) if (words !== null) expect(read).not.toContain(words)
  })

  test.each(asked)('says why there is no answer to %s', async (name, words) => {
    for (const [, said, sentence = words] of failures) {
      const { read } = await open(row, { [name]: said })
      if (words === null) expect(read).not.toContain('Not today.')
      else expect(read).toContain(sentence)
    }
    const { read } = await open(row, {}, name)
    if (words !== null) expect(read).toContain(gateMessages.unreachable)
  })
})

describe('every loader', () => {
  const pages = globSync('src/pages/**/*.{astro,ts}').map((file) => readFileSync(file, 'utf8'))
  const imported = pages.flatMap((text) =>
    [
      ...text.matchAll(/import \{([^}]*)\} from '[./]*\/(server\/pages\/[^']+|islands\/\w+\/load)\.ts'/g),
    ].flatMap(([, list = '', file = '']) => list.split(',').map((name) => ({ name: name.trim(), file }))),
  )

  /** What pages take from beside the loaders, and what asks for nothing. */
  const silent: Readonly<Record<string, string>> = {
    findSettingsTab: 'reads the address',
  }

  test('stands in a row above, or is opened with a fake visit in the test beside it', () => {
    const known = [...readRows, ...formRows].map(({ load }) => `${load.name} ${String(load)}`)
    const isKnown = (name: string) => known.some((text) => new RegExp(`\\b${name}\\b`).test(text))
    const isOpened = (name: string, file: string) => {
      const [beside] = globSync(`src/${file}.test.ts`)
      const text = beside === undefined ? '' : readFileSync(beside, 'utf8')
      return text.includes('openVisit(') && new RegExp(`\\b${name}\\([^)]`).test(text)
    }
    const missing = imported.filter(
      ({ name, file }) => !isKnown(name) && !isOpened(name, file) && !(name in silent),
    )
    expect(imported.length).toBeGreaterThan(35)
    expect(missing).toEqual([])
    expect(Object.keys(silent).filter((name) => !imported.some((each) => each.name === name))).toEqual([])
  })

  test('has a row for each call that pages make', () => {
    const sources = globSync(['src/{models,server/pages}/*.ts', 'src/islands/*/load.ts']).filter(
      (file) => !file.endsWith('.test.ts'),
    )
    // Islands make the calls that change something: src/stores/actions.test.ts tries them.
    const made = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:buildCall|call)\(\s*'(\w+)'/g)]
        .map(([, name = '']) => name as CallName)
        .filter((name) => !file.startsWith('src/models/') || table[name].method === 'GET'),
    )
    const asked = [...readRows, ...formRows].flatMap(({ asks }) => Object.keys(asks))
    const missing = made.filter((name) => !asked.includes(name))
    expect(made.length).toBeGreaterThan(25)
    expect([...new Set(missing)]).toEqual([])
  })
})
