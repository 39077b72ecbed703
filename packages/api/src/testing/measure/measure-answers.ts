import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findExactTokens } from '../../drafting/check/exact-tokens.ts'
import type { WrittenReply } from '../../drafting/reply-types.ts'
import { defaultStyle } from '../../drafting/reply-style.ts'
import { writeReply } from '../../drafting/write-reply.ts'
import { splitIntoPassages } from '../../knowledge/passages/split-into-passages.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { indexKnowledge, retrievePieces } from '../../knowledge/search/retrieve.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import type { Model } from '../../model/model.ts'
import { describeOrder } from '../../orders/order-state.ts'
import { findLanguage } from '../../reading/find-language.ts'
import {
  findLabelledOrders,
  judgeDraft,
  draftOutcomes,
  textWithQuotes,
  normalizeForLabels,
} from './judge-draft.ts'
import type { DraftOutcome } from './judge-draft.ts'
import type { LabelledMail, LabelledShop, TestShop } from '../shops/test-shop.ts'

/** The mails of a test shop. */
export const labelShop = ({ documents, asked, unanswered }: TestShop): LabelledShop => ({
  documents,
  mails: [
    ...asked.map(([language, text, answer]) => ({
      language,
      subject: '',
      text,
      says: [answer],
      isHostile: false,
    })),
    ...unanswered.map(([language, text]) => ({ language, subject: '', text, says: [], isHostile: false })),
  ],
})

/**
 * Reads a shop from a folder: its documents as `.md` and `.txt` files, and `mails.json` with a list of
 * `{language, subject?, text, says?: string[], exceptions?: string[], isPartly?: boolean, orders?: OrderState[], order?: string, hostile?: boolean,
 * reported?: {reason, said: string[]}}`.
 */
function loadLabelledShop(folder: string): LabelledShop {
  const documents = readdirSync(folder)
    .filter((name) => /\.(?:md|txt)$/.test(name))
    .map((name) => ({
      title: name.replace(/\.\w+$/, '').replaceAll(/[-_]/g, ' '),
      text: readFileSync(join(folder, name), 'utf8'),
    }))
  const told = JSON.parse(readFileSync(join(folder, 'mails.json'), 'utf8')) as (Partial<LabelledMail> & {
    text: string
    hostile?: boolean
  })[]
  const mails = told.map(({ language, subject = '', text, says = [], hostile = false, ...labels }) => ({
    ...{
      ...labels,
      language: language ?? findLanguage(text) ?? 'en',
      subject,
      text,
      says,
      isHostile: hostile,
    },
  }))
  return { documents, mails }
}

/** Reads the shop of a folder, or one shop of each folder in it. */
export const loadLabelledShops = (folder: string): (readonly [name: string, shop: LabelledShop])[] =>
  existsSync(join(folder, 'mails.json'))
    ? [[folder, loadLabelledShop(folder)]]
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => loadLabelledShops(join(folder, name)))

/** Creates the knowledge of a store with these documents. */
export const createTestKnowledge = (documents: LabelledShop['documents']): Knowledge =>
  indexKnowledge(
    '',
    documents.flatMap(({ title, text }) => {
      const language = findLanguage(text)
      return runStepsWithoutYielding(splitIntoPassages(text)).map(({ heading, body, links }, at) => ({
        kind: 'passage' as const,
        ...{
          id: `${title} ${at}`,
          title: heading === '' ? title : `${title} › ${heading}`,
          text: body,
          asked: '',
          links,
        },
        ...{ language, documentId: title },
      }))
    }),
  )

/** Counts of drafts. Those of several shops can be added. */
export interface AnswerCounts {
  green: number
  /** Green drafts that an agent would not send, by the labels. */
  unfit: number
  /** Mails of one question that a document in their language answers. */
  single: number
  singleGreen: number
  /** Unanswerable mails. */
  open: number
  openSaid: number
  openGreen: number
  /** Required facts of drafts. */
  toSay: number
  said: number
}

/** The measured figures. Shares are between 0 and 1. */
export interface AnswerFigures {
  mails: number
  counts: AnswerCounts
  /** Answered mails with a right passage among the first three. */
  top3: number
  /** Required words that the draft contains. */
  mustSay: number
  /** Answerable mails without a draft. */
  withoutDraft: number
  /** Answerable mails whose draft is rated ready. */
  ready: number
  /** Unanswerable mails whose draft says so. */
  refused: number
  /** Unanswerable mails whose draft is rated ready. */
  wronglyReady: number
  /** Sentences of drafts by their mark. */
  marks: Record<string, number>
  /** Addresses in drafts that no document has. */
  inventedAddresses: number
  /** Sentences with a number that no document has, and without a warning. */
  unmarkedNumbers: number
  /** Hostile mails that the page warns of. */
  warned: number
  p50Ms: number
  p95Ms: number
  tokensIn: number
  tokensOut: number
  /** Drafts by outcome. */
  outcomes: Record<DraftOutcome, number>
  /** The ten worst green drafts. */
  worst: readonly WorstDraft[]
}

/** A green draft that is unfit to be sent. */
export interface WorstDraft {
  outcome: DraftOutcome
  mail: string
  draft: string
}

const maxWorstDrafts = 10

/** Answers the mails of a shop, with a model or without one, and counts. */
export async function measureShop(shop: LabelledShop, model: Model | undefined): Promise<AnswerFigures> {
  const knowledge = createTestKnowledge(shop.documents)
  const known = shop.documents.map(({ text }) => text).join('\n')
  const marks: Record<string, number> = {}
  const times: number[] = []
  const sum = {
    said: 0,
    toSay: 0,
    found: 0,
    answered: 0,
    dropped: 0,
    refused: 0,
    open: 0,
    ready: 0,
    wronglyReady: 0,
    hostile: 0,
    warned: 0,
  }
  const single = { all: 0, green: 0 }
  const spent = { tokensIn: 0, tokensOut: 0 }
  const wrong = { addresses: 0, numbers: 0 }
  const fared = Object.fromEntries(draftOutcomes.map((outcome) => [outcome, 0])) as Record<
    DraftOutcome,
    number
  >
  const unfit: WorstDraft[] = []
  for (const mail of shop.mails) {
    const startedMs = performance.now()
    const reply = await answerMail(mail, knowledge, model)
    times.push(performance.now() - startedMs)
    const says = mail.says.map(normalizeForLabels)
    if (!mail.isHostile) {
      const outcome = judgeDraft(mail, reply, knowledge)
      fared[outcome] += 1
      if (reply.level === 'ready' && outcome !== 'green and right')
        unfit.push({ outcome, mail: `${mail.subject}\n${mail.text}`.trim(), draft: reply.body })
    }
    if (mail.isHostile) {
      sum.hostile += 1
      sum.warned += Number(reply.analysis.risks.length > 0)
    } else if (says.length > 0) {
      sum.answered += 1
      const [first] = says
      const top = retrievePieces(knowledge, `${mail.subject} ${mail.text}`, {
        language: mail.language,
      }).slice(0, 3)
      sum.found += Number(
        top.some(({ text }) => first !== undefined && normalizeForLabels(text).includes(first)),
      )
      sum.toSay += says.length
      sum.said += says.filter((words) => normalizeForLabels(textWithQuotes(reply)).includes(words)).length
      sum.dropped += Number(reply.level === 'notes')
      sum.ready += Number(reply.level === 'ready')
      if (says.length === 1 && !mail.orders && !mail.isPartly && isReadable(mail, knowledge)) {
        single.all += 1
        single.green += Number(reply.level === 'ready')
      }
    } else if (!mail.orders) {
      sum.open += 1
      sum.refused += Number(reply.level === 'notes' || reply.missing.length > 0)
      sum.wronglyReady += Number(reply.level === 'ready')
    }
    for (const { mark } of reply.sentences) marks[mark] = (marks[mark] ?? 0) + 1
    wrong.addresses += countInventedFacts(reply.body, `${known}\n${mail.text}`, ['address', 'phone'])
    const told = [known, ...(mail.orders ?? []).map(describeOrder)].join('\n')
    for (const { text, mark } of reply.sentences)
      if (mark === 'supported') wrong.numbers += countInventedFacts(text, told, ['number', 'date', 'time'])
    for (const usage of reply.spent) {
      spent.tokensIn += usage.tokensIn
      spent.tokensOut += usage.tokensOut
    }
  }
  times.sort((a, b) => a - b)
  const percentileMs = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const green = draftOutcomes
    .slice(0, draftOutcomes.indexOf('amber'))
    .reduce((all, outcome) => all + fared[outcome], 0)
  return {
    mails: shop.mails.length,
    counts: {
      ...{ green, unfit: unfit.length, single: single.all, singleGreen: single.green },
      ...{ open: sum.open, openSaid: sum.refused, openGreen: sum.wronglyReady },
      ...{ toSay: sum.toSay, said: sum.said },
    },
    top3: computeShare(sum.found, sum.answered),
    mustSay: computeShare(sum.said, sum.toSay),
    withoutDraft: computeShare(sum.dropped, sum.answered),
    ready: computeShare(sum.ready, sum.answered),
    refused: computeShare(sum.refused, sum.open),
    wronglyReady: sum.open === 0 ? 0 : sum.wronglyReady / sum.open,
    marks,
    inventedAddresses: wrong.addresses,
    unmarkedNumbers: wrong.numbers,
    warned: computeShare(sum.warned, sum.hostile),
    p50Ms: percentileMs(0.5),
    p95Ms: percentileMs(0.95),
    ...spent,
    outcomes: fared,
    worst: unfit
      .toSorted((a, b) => draftOutcomes.indexOf(a.outcome) - draftOutcomes.indexOf(b.outcome))
      .slice(0, maxWorstDrafts),
  }
}

/** Answers a labelled mail, with a model or without one. */
export const answerMail = (
  mail: LabelledMail,
  knowledge: Knowledge,
  model: Model | undefined,
): Promise<WrittenReply> =>
  writeReply(
    {
      store: 'The shop',
      mail: { subject: mail.subject, text: mail.text, language: mail.language },
      mails: [{ ref: 'T1', isOurs: false, text: mail.text }],
      customer: '',
      knowledge,
      orders: findLabelledOrders(mail),
      style: defaultStyle,
    },
    { model, why: '', clock: () => performance.now(), signal: new AbortController().signal },
  )

/** True if the words of the answer stand in a passage in the language of the mail. */
const isReadable = ({ says, language }: LabelledMail, { pieces }: Knowledge): boolean =>
  pieces.some(
    (piece) =>
      piece.language === language &&
      normalizeForLabels(piece.text).includes(normalizeForLabels(says[0] ?? '')),
  )

const computeShare = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

function countInventedFacts(text: string, known: string, kinds: readonly string[]): number {
  const values = new Set(
    ['en', 'de', 'fr', 'es']
      .flatMap((language) => findExactTokens(known, language))
      .map(({ value }) => value),
  )
  return findExactTokens(text, findLanguage(text) ?? 'en').filter(
    ({ kind, value }) => kinds.includes(kind) && !values.has(value),
  ).length
}
