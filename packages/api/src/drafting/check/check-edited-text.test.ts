import { describe, expect, test } from 'vitest'
import type { DraftSentence } from '../../database/schema/drafts.ts'
import { indexKnowledge } from '../../knowledge/search/retrieve.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { checkEditedText, draftCheckLimits } from './check-edited-text.ts'
import type { Fact } from '../facts/reply-facts.ts'

const subjects = 'chair table lamp shelf desk stool bench sofa mirror rug vase clock frame bowl kettle'.split(
  ' ',
)
const actions = 'returned shipped repaired cleaned assembled stored painted oiled packed collected'.split(' ')
const tell = (at: number) =>
  `The ${subjects[at % subjects.length]} number ${at} can be ${actions[at % actions.length]} within ${at % 90} days of delivery.`
const know = (count: number): Knowledge =>
  indexKnowledge(
    '',
    Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'passage' as const, id: String(at), title: `Rules › ${at}`, language: 'en' },
      text: Array.from({ length: 6 }, (__, line) => tell(at * 6 + line)).join(' '),
      ...{ asked: '', links: [], documentId: '1' },
    })),
  )
const large = know(1500)
const mail: Fact = {
  ...{ ref: 'T1', kind: 'thread', id: 'T1', title: 'Mail', text: tell(1).repeat(60), language: undefined },
  links: [],
}

/** Runs a check. Returns the marks, its CPU time and its longest step in ms. */
function run(body: string, sentences: readonly DraftSentence[] = [], others: readonly Fact[] = [mail]) {
  const steps = checkEditedText({ body, sentences, knowledge: large, others, language: 'en' })
  let longest = 0
  let whole = 0
  for (;;) {
    const before = process.threadCpuUsage()
    const step = steps.next()
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    whole += (user + system) / 1000
    if (step.done) return { checked: step.value, longest, whole }
  }
}
const marked = (checked: readonly DraftSentence[], mark: DraftSentence['mark']) =>
  checked.filter((each) => each.mark === mark).length

describe('checkEditedText', () => {
  test.each([
    ['2,000 lines', Array.from({ length: 2000 }, (_, at) => `You get ${at}!`).join('\n')],
    ['2,000 numbers of one letter', Array.from({ length: 2000 }, (_, at) => `No. ${at}.`).join('\n')],
    ['one long sentence', 'chair returned within 30 days '.repeat(600)],
    ['brackets', '[('.repeat(10_000)],
    ['abbreviations', 'No. '.repeat(5000)],
    ['a letter and a line', 'a\n'.repeat(10_000)],
  ])('takes a bounded time for %s against 1,500 passages', (_, body) => {
    const runs = [run(body), run(body), run(body)] as const
    const [{ checked }] = runs
    expect(checked.map(({ text }) => text).join('')).toBe(body)
    expect(checked.length - marked(checked, 'unchecked')).toBeLessThanOrEqual(draftCheckLimits.sentences)
    expect(Math.min(...runs.map(({ whole }) => whole))).toBeLessThan(3000)
    expect(Math.min(...runs.map(({ longest }) => longest))).toBeLessThan(50)
  })

  test('takes a bounded time for sentences that are known', () => {
    const body = 'a. '.repeat(6600)
    const known = Array.from({ length: 60 }, (_, at): DraftSentence => ({
      ...{ text: at % 2 === 0 ? 'a. ' : `a. a. ${'a. '.repeat(at)}`, mark: 'courtesy', why: '', sources: [] },
    }))
    expect(run(body, known).whole).toBeLessThan(3000)
  })

  test('checks a letter of 40 sentences in full', () => {
    const body = Array.from({ length: 40 }, (_, at) => tell(at * 7)).join(' ')
    const { checked } = run(body, [], [])
    expect(checked).toHaveLength(40)
    expect(marked(checked, 'unsupported') + marked(checked, 'unchecked')).toBe(0)
    expect(marked(checked, 'supported')).toBeGreaterThan(20)
  })

  test('reads no more than 40 facts, of passages and of the conversation', () => {
    const body = Array.from({ length: 60 }, (_, at) => tell(at * 6)).join('\n')
    const mails = Array.from({ length: 60 }, (_, at) => ({
      ...mail,
      id: `T${at}`,
      ref: `T${at}`,
      text: tell(at * 6),
    }))
    for (const others of [[mail], mails]) {
      const used = run(body, [], others).checked.flatMap(({ sources }) => sources.map(({ id }) => id))
      expect(new Set(used).size).toBeGreaterThan(30)
      expect(new Set(used).size).toBeLessThanOrEqual(40)
    }
  })

  test('marks what it did not read, and reads it when the draft is saved again', () => {
    const body = Array.from({ length: 80 }, (_, at) => tell(at)).join('\n')
    const first = run(body).checked
    expect(first).toHaveLength(61)
    expect(first.at(-1)).toMatchObject({
      mark: 'unchecked',
      why: 'A check reads 60 new sentences at a time, each up to 1000 characters.',
    })
    expect(marked(run(body, first).checked, 'unchecked')).toBe(0)
  })

  test('keeps the mark of a sentence that stands as it was', () => {
    const known: DraftSentence = { text: 'We agree.', mark: 'read', why: 'As before.', sources: [] }
    const steps = checkEditedText({
      ...{ body: 'We agree. We pay 100 EUR.', sentences: [known] },
      ...{ knowledge: know(1), others: [], language: 'en' },
    })
    expect(runStepsWithoutYielding(steps).map(({ mark }) => mark)).toEqual(['read', 'unsupported'])
  })
})
