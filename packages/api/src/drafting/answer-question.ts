import type { Database } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { chooseModel, noteSpent } from './model/choose-model.ts'
import type { ChooseParts } from './model/choose-model.ts'
import { noOrderFacts } from './facts/facts.ts'
import { loadMeant } from './facts/follow-knowledge.ts'
import type { WrittenReply } from './reply.ts'
import { samples } from './samples.ts'
import type { Sample } from './samples.ts'
import { readDrafting, styleOf } from './settings.ts'
import type { CustomerMail } from './understand/understand.ts'
import { writeReply } from './write-reply.ts'

type AskParts = Omit<ChooseParts, 'db'> & { readonly db: Database }

/** The longest time that a person at an empty page waits for a model. */
const patienceMs = 20_000

/** Answers a question like a mail. Stores nothing but the cost. */
export async function answerQuestion(
  parts: AskParts,
  store: { readonly id: string; readonly name: string },
  text: string,
): Promise<WrittenReply> {
  const { db, clock } = parts
  const settings = await readDrafting(db, store.id)
  const chosen = await chooseModel(parts, settings)
  const style = styleOf(settings)
  const known = await loadMeant(db, store.id, chosen.model)
  const request = { ...askAlone(store, { subject: '', text }), customer: '', ...known, style }
  const reply = await writeReply(request, {
    ...chosen,
    clock,
    signal: AbortSignal.timeout(patienceMs),
  })
  const { models } = parts
  if (reply.spent.length > 0)
    await transact(db, async (tx) => {
      for (const { purpose: _purpose, ...usage } of reply.spent)
        await noteSpent(tx, { models, settings, nowMs: clock() }, 'ask', usage)
    })
  return reply
}

/** Answers the sample mails from the store's knowledge, without a model. */
export async function answerSamples(
  { db, clock }: Pick<AskParts, 'db' | 'clock'>,
  store: { readonly id: string; readonly name: string },
): Promise<{
  documents: { id: string; title: string }[]
  answered: { sample: Sample; reply: WrittenReply }[]
}> {
  const knowledge = await loadKnowledge(db, store.id)
  const style = styleOf(await readDrafting(db, store.id))
  const why = 'Samples are written without a language model.'
  const tools = { model: undefined, why, clock, signal: new AbortController().signal }
  const documents = new Map(
    knowledge.pieces.flatMap(({ kind, documentId, title }) =>
      kind === 'passage' ? [[documentId, title.split(' › ')[0] ?? title] as const] : [],
    ),
  )
  const answered = await Promise.all(
    samples.map(async (sample) => {
      const { subject, text, name } = sample
      const mail = { subject, text, language: sample.language }
      const request = { ...askAlone(store, mail), customer: name, knowledge, style }
      return { sample, reply: await writeReply(request, tools) }
    }),
  )
  return { documents: [...documents].map(([id, title]) => ({ id, title })), answered }
}

/** A mail without earlier mails and without orders. */
const askAlone = (store: { readonly name: string }, mail: CustomerMail) => ({
  store: store.name,
  mail,
  mails: [{ ref: 'T1', isOurs: false, text: mail.text }],
  orders: noOrderFacts,
})
