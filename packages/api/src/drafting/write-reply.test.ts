import { describe, expect, test } from 'vitest'
import { indexKnowledge } from '../knowledge/search/retrieve.ts'
import { ModelError } from '../model/model.ts'
import type { ModelPrompt, Model } from '../model/model.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import type { ReplyWriterInput, ReplyWriterDeps } from './reply-types.ts'
import { defaultStyle } from './reply-style.ts'
import { writeReply } from './write-reply.ts'

const passage = {
  kind: 'passage' as const,
  id: '11111111-1111-4111-8111-111111111111',
  documentId: '22222222-2222-4222-8222-222222222222',
  title: 'Returns',
  text: 'You can return unused tents within 30 days of delivery. Use the label at https://tents.example/label for your return.',
  asked: '',
  language: 'en',
  links: ['https://tents.example/label'],
}
const knowledge = indexKnowledge('1', [passage])
const text = 'Can I return my unused tent? My number is +49 30 1234567. Ann'
const request: ReplyWriterInput = {
  store: 'Tents & Co',
  mail: { subject: 'Return', text, language: 'en' },
  mails: [{ ref: 'T1', isOurs: false, text }],
  customer: 'Ann Archer',
  knowledge,
  orders: noCustomerOrders,
  style: defaultStyle,
}
const usage = { tokensIn: 10, tokensOut: 5, isEstimated: false }

/** A model that gives these answers in turn. */
function modelOf(...answers: (string | ModelError)[]) {
  const asks: ModelPrompt[] = []
  const model: Model = {
    name: 'small',
    embedder: undefined,
    write: (ask, _signal, hear) => {
      asks.push(ask)
      const answer = answers.shift() ?? new ModelError('away')
      if (typeof answer !== 'string') return Promise.reject(answer)
      hear?.(answer)
      return Promise.resolve({ text: answer, usage })
    },
  }
  return { model, asks }
}

let nowMs = 0
const write = (model?: Model, changes: Partial<ReplyWriterInput> = {}, hear?: ReplyWriterDeps['hear']) =>
  writeReply(
    { ...request, ...changes },
    {
      model,
      why: 'No model is set up.',
      clock: () => (nowMs += 1),
      signal: new AbortController().signal,
      hear,
    },
  )
const good = `- | Hello ⟦K1⟧,\n\nP1 "return unused tents within 30 days of delivery" | You can return unused tents within 30 days of delivery.\nP1 "Use the label at ⟦L1⟧" | Use the label at ⟦L1⟧ for your return.`

describe('writeReply', () => {
  test('puts a reply together from the own texts where there is no model, and says so', async () => {
    const reply = await write()
    expect(reply.writer).toEqual({ kind: 'local', note: 'No model is set up.' })
    expect(reply.body).toContain('within 30 days of delivery')
    expect(reply.steps.map(({ step }) => step)).toEqual(['understand', 'gather', 'write', 'check', 'judge'])
    expect(reply.spent).toEqual([])
  })

  test('takes what a model writes, with the addresses of what it cites, and says what it cost', async () => {
    const { model } = modelOf(good)
    const heard: Promise<string>[] = []
    const reply = await write(model, {}, (readPreview) => heard.push(readPreview()))
    expect(reply.body).toBe(
      'Hello Ann,\n\nYou can return unused tents within 30 days of delivery. Use the label at https://tents.example/label for your return.',
    )
    expect(reply.writer).toMatchObject({ kind: 'model', name: 'small' })
    expect(reply.sentences.flatMap(({ sources }) => sources)).toMatchObject([
      { kind: 'passage', id: passage.documentId, title: 'Returns' },
      { kind: 'passage', quote: 'Use the label at https://tents.example/label' },
    ])
    expect(reply.spent).toEqual([{ purpose: 'write', ...usage }])
    expect(await heard.at(-1)).toBe(reply.body)
  })

  test('shows a model no address, no number and no name, and quotes mails as quotations', async () => {
    const { model, asks } = modelOf(good)
    await write(model)
    expect(asks[0]?.user).not.toMatch(/tents\.example|1234567|Ann/)
    expect(asks[0]?.user).toContain('│ Can I return my unused tent? My number is ⟦N1⟧. ⟦K1⟧')
  })

  test('shows a model the names where the store says so', async () => {
    const { model, asks } = modelOf(good)
    await write(model, { style: { ...defaultStyle, masking: false } })
    expect(asks[0]?.user).toContain('⟦N1⟧. Ann')
  })

  test('asks once more when a sentence has no source, and takes the better answer', async () => {
    const { model, asks } = modelOf('P1 "we pay for it" | We pay for your return to evil.com.', good, good)
    const reply = await write(model)
    expect(asks).toHaveLength(2)
    expect(asks[1]?.user).toContain('the draft so far')
    expect(reply.body).toContain('within 30 days of delivery')
    expect(reply.spent.map(({ purpose }) => purpose)).toEqual(['write', 'repair'])
  })

  test('marks what still has no source, and takes no address from a model', async () => {
    const bad = 'P1 "we pay for it" | We pay for your return, see evil.com.'
    const { model, asks } = modelOf(bad, bad, bad)
    const reply = await write(model)
    expect(asks).toHaveLength(2)
    expect(JSON.stringify(reply)).not.toContain('evil.com')
    expect(reply.sentences.filter(({ mark }) => mark === 'supported')).toEqual([])
  })

  test('falls back to the own texts when the model gives no answer, and says why', async () => {
    const { model } = modelOf(new ModelError('busy'))
    const reply = await write(model)
    expect(reply.writer.kind).toBe('local')
    expect(reply.writer.note).toMatch(/limits requests/)
    expect(reply.body).toContain('within 30 days of delivery')
  })

  test.each([
    ['returns', text],
    ['returns', 'How do I send this tent back?'],
    ['Rückgabe', text],
    ['unused tents', text],
  ])('writes nothing from the own texts about %j, and says so, of %j', async (subject, question) => {
    const mail = { ...request.mail, text: question }
    const reply = await write(undefined, { mail, style: { ...defaultStyle, never: ['vouchers', subject] } })
    expect(reply).toMatchObject({ body: '', sentences: [], missing: [], level: 'notes' })
    expect(reply.reasons).toEqual([`The settings leave “${subject}” to you: no draft is written about it.`])
  })

  test.each(['vouchers', 'returns to Norway', 'us', '?'])('writes about all but %j', async (subject) => {
    const reply = await write(undefined, { style: { ...defaultStyle, never: [subject] } })
    expect(reply.body).toBe((await write()).body)
  })

  test('takes no sentence of the own texts that speaks of what no draft is about', async () => {
    const { body } = await write()
    expect(body).toContain('within 30 days of delivery')
    const none = await write(undefined, { style: { ...defaultStyle, never: ['delivery'] } })
    expect(none).toMatchObject({ body: '', level: 'notes' })
    expect(none.reasons).toEqual(['The settings leave “delivery” to you: no draft is written about it.'])
  })

  test('signs with the name of the store', async () => {
    expect((await write()).body).toMatch(/Kind regards\nTents & Co$/)
  })

  test('leaves it to a model to say what it was told not to write about', async () => {
    const { model, asks } = modelOf(good)
    const reply = await write(model, { style: { ...defaultStyle, never: ['returns'] } })
    expect(asks[0]?.system).toContain('Never write about: returns.')
    expect(reply.body).toContain('within 30 days')
  })

  test('counts what a person asks for as a source of its own', async () => {
    const { model, asks } = modelOf('S1 "offer a voucher of 10 EUR" | We offer you a voucher of 10 EUR.')
    const wish = { instruction: 'offer a voucher of 10 EUR', tone: 'formal' as const, language: 'de' }
    const reply = await write(model, { wish, previous: 'Hello' })
    expect(asks[0]?.system).toContain('formally')
    expect(asks[0]?.user).toContain('Write in the language "de"')
    expect(reply.sentences[0]?.sources).toMatchObject([{ kind: 'store', title: 'Your instruction' }])
  })
})
