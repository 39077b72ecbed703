import { transact } from '../database/transact.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { chooseModel, recordModelCosts } from './model/choose-model.ts'
import { releaseTokenReservation, runWithTokenReservation } from './model/month-limit.ts'
import type { ModelDeps } from './model/choose-model.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import { loadKnowledgeWithVectors } from './facts/embed-knowledge.ts'
import type { WrittenReply } from './reply-types.ts'
import { chooseSampleMails } from './sample-mails/choose-sample-mails.ts'
import type { SampleMail } from './sample-mails/sample-mail.ts'
import { loadDraftingSettings, toReplyStyle } from './drafting-settings.ts'
import type { CustomerMail } from './analysis/analyze-mail.ts'
import { writeReply } from './write-reply.ts'

type AnswerDeps = ModelDeps

/** The longest time that a person at an empty page waits for a model. */
const embeddingTimeoutMs = 20_000

/** Answers a question like a mail. Stores nothing but the cost. */
export async function answerQuestion(
  deps: AnswerDeps,
  store: { readonly id: string; readonly name: string },
  text: string,
): Promise<WrittenReply> {
  const { db, clock } = deps
  const settings = await loadDraftingSettings(db, store.id)
  const chosen = await chooseModel(deps, settings)
  const style = toReplyStyle(settings)
  const reply = await runWithTokenReservation(db, chosen.reservation, async () => {
    const known = await loadKnowledgeWithVectors(db, store.id, chosen.model)
    const request = { ...toSingleMailRequest(store, { subject: '', text }), customer: '', ...known, style }
    return writeReply(request, { ...chosen, clock, signal: AbortSignal.timeout(embeddingTimeoutMs) })
  })
  const { models } = deps
  const spent = reply.spent.map((usage) => ({ ...usage, purpose: 'ask' as const }))
  await transact(db, async (tx) => {
    await recordModelCosts(tx, { models, settings, nowMs: clock() }, spent)
    await releaseTokenReservation(tx, chosen.reservation)
  })
  return reply
}

/** Answers sample mails in the language of the store's documents from its knowledge, without a model. */
export async function answerSampleMails(
  { db, clock }: Pick<AnswerDeps, 'db' | 'clock'>,
  store: { readonly id: string; readonly name: string },
): Promise<{
  documents: { id: string; title: string }[]
  answered: { sample: SampleMail; reply: WrittenReply }[]
}> {
  const knowledge = await loadKnowledge(db, store.id)
  const style = toReplyStyle(await loadDraftingSettings(db, store.id))
  const why = 'Samples are written without a language model.'
  const tools = { model: undefined, why, clock, signal: new AbortController().signal }
  const passages = knowledge.pieces.filter(({ kind }) => kind === 'passage')
  const documents = new Map(
    passages.map(({ documentId, title }) => [documentId, title.split(' › ')[0] ?? title] as const),
  )
  const answered = await Promise.all(
    chooseSampleMails(passages).map(async (sample) => {
      const { subject, text, name } = sample
      const mail = { subject, text, language: sample.language }
      const request = { ...toSingleMailRequest(store, mail), customer: name, knowledge, style }
      return { sample, reply: await writeReply(request, tools) }
    }),
  )
  return { documents: [...documents].map(([id, title]) => ({ id, title })), answered }
}

/** A mail without earlier mails and without orders. */
const toSingleMailRequest = (store: { readonly name: string }, mail: CustomerMail) => ({
  store: store.name,
  mail,
  mails: [{ ref: 'T1', isOurs: false, text: mail.text }],
  orders: noCustomerOrders,
})
