import type { WrittenReply } from '../../drafting/reply-types.ts'
import type { Model } from '../../model/model.ts'
import { twoQuestionLabels } from '../shops/two-questions.ts'
import type { QuestionLabel } from '../shops/two-questions.ts'
import type { LabelledMail, LabelledShop } from '../shops/test-shop.ts'
import { createHonestModel } from './honest-model.ts'
import { normalizeForLabels, textWithQuotes } from './judge-draft.ts'
import { answerMail, createTestKnowledge } from './measure-answers.ts'

/** A mail with two questions. */
interface TwoQuestionMail {
  readonly mail: LabelledMail
  readonly questions: readonly QuestionLabel[]
}

/** The outcomes of one question of a mail, the best first. */
export const questionOutcomes = ['answered', 'named', 'no draft', 'passed over'] as const
export type QuestionOutcome = (typeof questionOutcomes)[number]

/** The labelled mails with two questions, and pairs of other mails joined to one mail. */
const listTwoQuestionMails = (mails: readonly LabelledMail[]): TwoQuestionMail[] => [
  ...mails.flatMap((mail) => {
    const questions = twoQuestionLabels[mail.text]
    return questions ? [{ mail, questions }] : []
  }),
  ...joinMails(mails),
]

/**
 * Joins each mail with the next one in its language, and each unanswerable mail with an answerable one, before or after it in
 * turn.
 */
function joinMails(mails: readonly LabelledMail[]): TwoQuestionMail[] {
  const single = mails.filter(
    ({ says, isHostile, orders, isPartly, exceptions, text }) =>
      says.length < 2 && !isHostile && !orders && !isPartly && !exceptions && !twoQuestionLabels[text],
  )
  return [...Map.groupBy(single, ({ language }) => language).values()].flatMap((own) => {
    const answered = own.filter(({ says }) => says.length > 0)
    const open = own.filter(({ says }) => says.length === 0)
    const nextOf = (at: number) => answered[(at + 1) % Math.max(1, answered.length)]
    return [
      ...answered.flatMap((mail, at) => {
        const next = nextOf(at)
        return next && next !== mail ? [joinTwo(mail, next)] : []
      }),
      ...open.flatMap((mail, at) => {
        const other = answered[at % Math.max(1, answered.length)]
        return other ? [at % 2 === 0 ? joinTwo(mail, other) : joinTwo(other, mail)] : []
      }),
    ]
  })
}

const joinTwo = (first: LabelledMail, second: LabelledMail): TwoQuestionMail => ({
  mail: {
    ...{ language: first.language, isHostile: false },
    subject: [first.subject, second.subject].filter(Boolean).join(' / '),
    text: `${first.text}\n\n${second.text}`,
    says: [...first.says, ...second.says],
    isPartly: first.says.length === 0 || second.says.length === 0,
  },
  questions: [first, second].map(({ subject, text, says }) => ({ words: `${subject}\n${text}`, says })),
})

/** Finds the outcome of a question in a draft. */
export function judgeQuestion({ words, says }: QuestionLabel, reply: WrittenReply): QuestionOutcome {
  const said = normalizeForLabels(textWithQuotes(reply))
  if (says.length > 0 && says.every((each) => said.includes(normalizeForLabels(each)))) return 'answered'
  const asked = normalizeForLabels(words)
  const named = [...reply.missing, ...reply.reasons.flatMap((reason) => reason.match(/(?<=“)[^”]+/g) ?? [])]
    .map((question) => normalizeForLabels(question).replace(/…$/, ''))
    .some((question) => question !== '' && (asked.includes(question) || question.includes(asked)))
  if (named) return 'named'
  return reply.level === 'notes' ? 'no draft' : 'passed over'
}

/** An honest model that answers only the first question of each mail. */
const createForgetfulModel = (mails: readonly TwoQuestionMail[]): Model =>
  createHonestModel(
    mails.map(({ mail, questions }) => ({
      ...mail,
      exceptions: [],
      says: questions.find(({ says }) => says.length > 0)?.says ?? [],
    })),
  )

/** The writers that are measured. */
export const writersOfTwo = ['no model', 'an honest model', 'a model that forgets a question'] as const
export type WriterOfTwo = (typeof writersOfTwo)[number]

function createWriter(writer: WriterOfTwo, mails: readonly TwoQuestionMail[]): Model | undefined {
  if (writer === 'no model') return undefined
  return writer === 'an honest model'
    ? createHonestModel(mails.map(({ mail }) => mail))
    : createForgetfulModel(mails)
}

/** The counts of mails with two questions, by the worse outcome of the two, and the drafts that pass one over. */
interface TwoQuestionFigures {
  readonly counts: Readonly<Record<QuestionOutcome, number>>
  readonly passedOver: readonly { readonly mail: string; readonly question: string; readonly draft: string }[]
}

/** Answers the mails of a shop with two questions, and counts what became of the two. */
export async function measureTwoQuestions(
  shop: LabelledShop,
  writer: WriterOfTwo,
): Promise<TwoQuestionFigures> {
  const knowledge = createTestKnowledge(shop.documents)
  const mails = listTwoQuestionMails(shop.mails)
  const model = createWriter(writer, mails)
  const counts: Record<QuestionOutcome, number> = { answered: 0, named: 0, 'no draft': 0, 'passed over': 0 }
  const passedOver: TwoQuestionFigures['passedOver'][number][] = []
  for (const { mail, questions } of mails) {
    const reply = await answerMail(mail, knowledge, model)
    const outcomes = questions.map((question) => judgeQuestion(question, reply))
    const worst = questionOutcomes.findLast((outcome) => outcomes.includes(outcome)) ?? 'answered'
    counts[worst] += 1
    const question = questions[outcomes.indexOf('passed over')]?.words.trim()
    if (question !== undefined) passedOver.push({ mail: mail.text, question, draft: reply.body })
  }
  return { counts, passedOver }
}
