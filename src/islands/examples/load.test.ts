import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { exampleMessages as words } from './words.ts'
import { openVisit } from '../../server/testing/open-visit.ts'
import { loadCreateExample, loadExample, loadExamples } from './load.ts'

const example = {
  ...{ id: 'e1', title: 'Late parcel', is_on: true, excerpt: 'Where is it?', version: 3 },
  ...{ created_at: '2030-01-14T12:00:00Z', updated_at: '2030-01-15T12:00:00Z' },
}
const text = { ...example, question: 'Where is it?', answer: 'On its way.' }
const refused = { status: 409, problem: 'A colleague changed this in the meantime.' }

describe('loadExamples', () => {
  test('lists the first page', async () => {
    const answers = { examples: { answer: { examples: [example], next: 'c2' } } }
    const { context, sent } = openVisit('/examples-page', { answers })
    expect(await loadExamples(context)).toMatchObject({
      examples: [{ id: 'e1', title: 'Late parcel', isOn: true, version: 3 }],
      next: 'c2',
      listError: undefined,
    })
    expect(sent).toMatchObject([{ name: 'examples' }])
  })

  test('says why there is no list, in its own words when the server has none', async () => {
    const { context } = openVisit('/examples-page', { answers: { examples: { status: 500 } } })
    expect(await loadExamples(context)).toMatchObject({ examples: [], listError: words.listFailed })
  })
})

describe('loadExample', () => {
  test('shows an example, and tells one that is gone', async () => {
    const params = { id: 'e1' }
    const found = openVisit('/example/e1', { params, answers: { example: { answer: text } } })
    expect(await loadExample(found.context)).toMatchObject({ example: { question: 'Where is it?' } })
    const gone = openVisit('/example/e1', { params, answers: { example: { status: 404 } } })
    expect(await loadExample(gone.context)).toMatchObject({
      example: undefined,
      error: words.gone,
      isGone: true,
    })
  })

  test('says what was switched, or why it was not', async () => {
    const asked = { params: { id: 'e1' }, form: { version: '3', is_on: 'true', title: 'Late parcel' } }
    const done = openVisit('/example/e1', { ...asked, answers: { updateExample: { answer: text } } })
    expect(await loadExample(done.context)).toMatchObject({ status: 303 })
    expect(done.toasts).toEqual([{ tone: 'success', text: words.turnedOn('Late parcel') }])
    const answers = { updateExample: refused, example: { answer: text } }
    const late = openVisit('/example/e1', { ...asked, answers })
    expect(await loadExample(late.context)).toMatchObject({ error: refused.problem, example: { id: 'e1' } })
  })
})

describe('loadCreateExample', () => {
  const email = (direction: 'in' | 'out', body: string, more = {}) => ({
    ...{
      id: body.slice(0, 4),
      sender: 'a@b.test',
      direction,
      created_at: '2030-01-14T12:00:00Z',
      body,
      ...more,
    },
  })
  const emails = [
    email('in', 'Hello'),
    email('in', 'Where is it?\n> quoted', { fold_at: 13 }),
    email('out', 'On its way.\n\n> Where', { fold_at: 13 }),
    email('in', 'Thank you!'),
  ]
  const thread = { id: 't1', subject: 'Re: AW: Late parcel', emails, drafts: [] }

  test('begins with the reply of the conversation that the address names', async () => {
    const asked = openVisit('/create-example?thread=t1', { answers: { thread: { answer: thread } } })
    expect(await loadCreateExample(asked.context)).toMatchObject({
      values: { title: 'Late parcel', question: 'Where is it?', answer: 'On its way.' },
    })
    expect(asked.sent).toMatchObject([{ name: 'thread', path: buildTestPath('thread', 't1') }])
  })

  test.each([
    ['has no reply', { answer: { ...thread, emails: emails.slice(0, 2) } }],
    ['begins with the store', { answer: { ...thread, emails: emails.slice(2) } }],
    ['is gone', { status: 404 }],
  ])('is empty where the conversation %s', async (_what, said) => {
    const { context } = openVisit('/create-example?thread=t1', { answers: { thread: said } })
    expect(await loadCreateExample(context)).toMatchObject({
      values: { title: '', question: '', answer: '' },
    })
  })
})
