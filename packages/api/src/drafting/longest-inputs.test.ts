import { maxLengths } from '@draftdesk/contract/input-limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { indexKnowledge } from '../knowledge/search/retrieve.ts'
import type { Knowledge, KnowledgePiece } from '../knowledge/search/retrieve.ts'
import type { Model } from '../model/model.ts'
import { runSteps } from '../platform/scheduling/run-steps.ts'
import { measureLowest } from '../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../testing/measure/measure-longest-step.ts'
import { checkEditedText, draftCheckLimits } from './check/check-edited-text.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import type { OrderFact } from './facts/reply-facts.ts'
import { toMailFacts, toOrderTextFact } from './facts/gather-reply-facts.ts'
import type { ReplyWriterInput } from './reply-types.ts'
import { defaultStyle } from './reply-style.ts'
import { writeReply } from './write-reply.ts'

const goods = ['tent', 'boot', 'stove', 'rope', 'lamp', 'kayak', 'helmet', 'jacket', 'paddle', 'map']
const goodsOf = (at: number) => goods[at % goods.length] ?? 'tent'
const rule = (at: number) =>
  `You can return your ${goodsOf(at)} ${at} within ${30 + (at % 9)} days of delivery, except on islands. `

/** 840 characters each, the length at which documents are cut. */
const pieces = Array.from({ length: 1500 }, (_, at): KnowledgePiece => ({
  ...{ kind: 'passage', id: `p${at}`, documentId: `d${at % 40}`, asked: '', language: 'en', links: [] },
  title: `Shop › Returns and shipping of the ${goodsOf(at)} ${at}`,
  text: `${rule(at)}Shipping of a ${goodsOf(at)} costs:\n- 4.90 EUR in Germany\n- 13.50 EUR elsewhere\n${rule(at + 1).repeat(9)}`.slice(
    0,
    840,
  ),
}))
const question = (at: number) =>
  `What does the shipping of my ${goodsOf(at)} to France cost, and how long do I have to return it? `
const text = `${Array.from({ length: 5 }, (_, at) => question(at)).join('\n')}${rule(3).repeat(60)}`.slice(
  0,
  6000,
)
const orders = Array.from({ length: 20 }, (_, at): OrderFact => ({
  ref: `O${at + 1}`,
  id: `o${at}`,
  name: `#${1000 + at}`,
  state: 'paid',
}))
const sentences = Array.from({ length: draftCheckLimits.sentences }, (_, at) => rule(at).trim())

/** A model that writes as many lines as are read, each with a source. */
const model: Model = {
  name: 'long',
  embedder: undefined,
  write: () =>
    Promise.resolve({
      text: sentences
        .map((said, at) => `P${1 + (at % 20)} "${said}" | ${said} It costs 4.90 EUR.`)
        .join('\n'),
      usage: { tokensIn: 1, tokensOut: 1, isEstimated: true },
    }),
}

const requestOf = (knowledge: Knowledge): ReplyWriterInput => ({
  ...{ store: 'Tents & Co', mail: { subject: question(0), text }, customer: 'Ann Archer', knowledge },
  mails: Array.from({ length: 4 }, (_, at) => ({ ref: `T${at + 1}`, isOurs: at % 2 === 0, text })),
  orders: { ...noCustomerOrders, facts: orders, isNamed: true },
  style: {
    ...defaultStyle,
    guardrails: rule(1).repeat(50).slice(0, maxLengths.guardrails),
    never: Array.from({ length: 50 }, (_, at) =>
      `${goodsOf(at)} discounts ${rule(at)}`.slice(0, maxLengths.title),
    ),
  },
  wish: { instruction: rule(2).repeat(10) },
})

let knowledge: Knowledge
beforeAll(() => {
  knowledge = indexKnowledge('longest', pieces)
})

/** Texts that no draft has used before: they are indexed once. */
const unread = (): Knowledge => ({ ...knowledge })

const write = (chosen: Model | undefined) =>
  writeReply(requestOf(unread()), {
    ...{ model: chosen, why: '', clock: () => performance.now(), signal: new AbortController().signal },
  })

const check = () =>
  runSteps(
    checkEditedText({
      ...{ body: sentences.join(' '), sentences: [], knowledge: unread(), language: 'en' },
      others: [...orders.map(toOrderTextFact), ...toMailFacts(requestOf(knowledge).mails)],
    }),
  )

describe('drafting with the longest inputs that are allowed', () => {
  test.each([
    ['without a model', () => write(undefined)],
    ['with a model', () => write(model)],
    ['of a person, checked again', check],
  ])('keeps the event loop for at most 50 ms: %s', { timeout: 120_000 }, async (_name, work) => {
    expect(await measureLowest(() => measureLongestStep(work), 50)).toBeLessThanOrEqual(50)
  })
})
