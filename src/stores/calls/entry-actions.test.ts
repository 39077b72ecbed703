import { AuthError } from '@draftdesk/auth-core'
import { describe, expect, test } from 'vitest'
import { exampleRequests, toExample, toExamplePage } from '../../models/knowledge/examples.ts'
import { createEntryActions } from './entry-actions.ts'
import { fakeCall } from '../testing/fake-call.ts'

const answer = {
  ...{ id: 'e1', title: 'Late parcel', is_on: true, excerpt: 'Where?', version: 3 },
  ...{ created_at: '2030-01-14T12:00:00Z', updated_at: '2030-01-15T12:00:00Z' },
  ...{ question: 'Where?', answer: 'There.' },
}
const words = { changeFailed: 'Not changed.', listFailed: 'Not listed.' }
const texts = { title: 'Late parcel', question: 'Where?', answer: 'There.' }

function open(answers: Parameters<typeof fakeCall>[0]) {
  const { call, sent } = fakeCall(answers)
  const toText = ({ version }: { readonly version: number }) => ({ version })
  const kind = { requests: exampleRequests, toPage: toExamplePage, toEntry: toExample, toText, words }
  return { sent, call, entries: createEntryActions(kind) }
}

describe('createEntryActions', () => {
  test('switches an entry to what it is not', async () => {
    const { entries, call, sent } = open({ updateExample: { ...answer, is_on: false } })
    const result = await entries.toggle({ id: 'e1', version: 3, isOn: true }, call)
    expect(result).toMatchObject({ ok: true, entry: { id: 'e1', isOn: false } })
    expect(sent).toMatchObject([{ name: 'updateExample', body: { version: 3, is_on: false } }])
  })

  test('writes a new entry, and changes the version of one that was edited', async () => {
    const { entries, call, sent } = open({ createExample: answer, updateExample: answer })
    await entries.save(texts, undefined, 'Not saved.', call)
    await entries.save(texts, { id: 'e1', version: 3 }, 'Not saved.', call)
    expect(sent).toMatchObject([
      { name: 'createExample', body: texts },
      { name: 'updateExample', body: { ...texts, version: 3 } },
    ])
  })

  test('tells what somebody else made of an entry meanwhile', async () => {
    const conflict = new AuthError('conflict', { current: { ...answer, version: 4 } })
    const { entries, call } = open({ updateExample: conflict })
    expect(await entries.save(texts, { id: 'e1', version: 3 }, 'Not saved.', call)).toEqual({
      ok: false,
      problem: 'Not saved.',
      current: { version: 4 },
    })
  })

  test('lists more, deletes and restores, or says why not', async () => {
    const { entries, call } = open({ examples: { examples: [answer], next: null }, deleteExample: {} })
    expect(await entries.load('c1', call)).toMatchObject({ entries: [{ id: 'e1' }], next: undefined })
    expect(await entries.remove('e1', call)).toBeUndefined()
    expect(await entries.restore('e1', call)).toMatchObject({ ok: false })
    const failing = open({ examples: new AuthError('failed'), deleteExample: new AuthError('failed') })
    expect(await failing.entries.load('c1', failing.call)).toBe(words.listFailed)
    expect(await failing.entries.remove('e1', failing.call)).toBe(words.changeFailed)
  })
})
