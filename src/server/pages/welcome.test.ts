import { describe, expect, test } from 'vitest'
import { blankPlaceholder, starterTexts } from '../../messages/starters.ts'
import { welcomeMessages as words } from '../../messages/welcome.ts'
import type { PageSession } from '../locals.ts'
import { openVisit } from '../testing/open-visit.ts'
import { loadWelcome } from './welcome.ts'

const languages = { answer: [{ code: 'de', name: 'Deutsch' }] }
const reply = {
  ...{ language: 'en', found: [], body: 'Within 30 days.', sentences: [], level: 'ready', reasons: [] },
  writer: { kind: 'local', name: null, note: null },
}
const sample = { id: 'return', sender: 'Ann', subject: 'Back?', text: 'Can I return it?' }
const documents = [{ id: 'd1', title: 'Returns' }]
const policy = {
  ...{ id: 'd1', title: 'Returns', kind: 'file', file_name: 'r.pdf', file_bytes: 9, state: 'processing' },
  ...{ failure: null, is_on: true, excerpt: '', characters: 0, version: 1 },
  ...{ created_at: '2030-01-14T12:00:00Z', updated_at: '2030-01-14T12:00:00Z' },
}

function sessionOf({ language = 'de', isDocumentUploaded = false } = {}): PageSession {
  const user = { id: 'u1', preferedLanguage: language }
  const store = { id: 's1', name: 'Northwind', isDocumentUploaded }
  return { user, store, permissions: [] } as unknown as PageSession
}

/** Sends a form to a step of the welcome page. */
function sendTo(status: string, form: Record<string, string>, answers = {}) {
  const opened = openVisit(`/welcome-page/${status}`, {
    ...{ params: { status }, session: sessionOf(), form, answers: { languages, ...answers } },
  })
  return { ...opened, page: loadWelcome(opened.context) }
}

describe('loadWelcome', () => {
  test.each([
    [sessionOf({ language: '' }), 'language'],
    [sessionOf(), 'document'],
    [sessionOf({ isDocumentUploaded: true }), 'finish'],
  ])('goes on at the first step that is open', async (session, step) => {
    const { context } = openVisit('/welcome-page', { session, answers: { languages } })
    expect(await loadWelcome(context)).toMatchObject({ step, error: undefined })
  })

  test('adds a starter to what was typed, and saves nothing', async () => {
    const { page, sent } = sendTo('document', { starter: 'returns', title: '', text: 'Ours.' })
    expect(await page).toMatchObject({
      step: 'document',
      document: { title: 'Returns', text: `Ours.\n\n${starterTexts.returns.text}` },
      error: undefined,
    })
    expect(sent.map(({ name }) => name)).toEqual(['languages'])
  })

  test.each([
    ['Returns', 'Returns, Shipping'],
    ['Returns, Shipping', 'Returns, Shipping'],
    ['Our house rules', 'Our house rules'],
  ])('names a document %j, begun from starters, after all of them', async (title, shown) => {
    const { page } = sendTo('document', { starter: 'shipping', title, text: 'Ours.' })
    expect(await page).toMatchObject({ document: { title: shown } })
  })

  test('saves no text with blanks, since replies would repeat them', async () => {
    const { page, sent } = sendTo('document', { title: 'Returns', text: `Within ${blankPlaceholder} days.` })
    expect(await page).toMatchObject({
      document: { title: 'Returns', text: `Within ${blankPlaceholder} days.` },
      error: words.document.blanks(blankPlaceholder),
    })
    expect(sent.map(({ name }) => name)).toEqual(['languages'])
  })

  test('leads from a saved document to the sample mails', async () => {
    const saved = { createPolicy: { answer: { ...policy, text: 'Within 30 days.' } } }
    const { page, sent } = sendTo('document', { title: 'Returns', text: 'Within 30 days.' }, saved)
    const answer = (await page) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/welcome-page/samples'])
    expect(sent[0]?.body).toEqual({ title: 'Returns', text: 'Within 30 days.' })
  })

  test('shows a refused document again, with the reason', async () => {
    const refused = { createPolicy: { status: 422, problem: 'Please enter a title.' } }
    const { page } = sendTo('document', { title: '', text: 'Within 30 days.' }, refused)
    expect(await page).toMatchObject({
      document: { title: '', text: 'Within 30 days.' },
      error: 'Please enter a title.',
    })
  })
})

describe('loadWelcome at the sample mails', () => {
  const open = (samples: object, policies: object) =>
    loadWelcome(
      openVisit('/welcome-page/samples', {
        params: { status: 'samples' },
        session: sessionOf(),
        answers: {
          languages,
          sampleReplies: { answer: samples },
          policies: { answer: { policies, next: null } },
        },
      }).context,
    )

  test('answers them from the document, and names what it does not say', async () => {
    const samples = [
      {
        ...sample,
        document: 'Shipping',
        reply: { ...reply, level: 'look', missing: ['Do you ship to Norway?'] },
      },
      { ...sample, id: 'refund', reply: { ...reply, missing: [] } },
    ]
    const page = await open({ documents, samples }, [{ ...policy, state: 'ready' }])
    expect(page).toMatchObject({
      step: 'samples',
      samples: {
        ...{ answered: 1, total: 2, wanted: ['Shipping'] },
        gaps: [{ question: 'Do you ship to Norway?' }],
        replies: [{ id: 'refund' }],
      },
    })
  })

  test.each([
    [[policy], { isReading: true, error: undefined }],
    [
      [{ ...policy, state: 'failed', failure: { code: 'empty', detail: 'It holds no text.' } }],
      { isReading: false, error: 'Returns: It holds no text.' },
    ],
  ])('says how an uploaded document stands', async (policies, shown) => {
    expect(await open({ documents: [], samples: [] }, policies)).toMatchObject({
      ...{ step: 'samples', samples: undefined },
      ...shown,
    })
  })

  test('leads to the document while there is none', async () => {
    const answer = (await open({ documents: [], samples: [] }, [])) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/welcome-page/document'])
  })
})
