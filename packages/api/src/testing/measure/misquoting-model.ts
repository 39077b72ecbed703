import { listContentStems } from '../../drafting/check/analyze-fact.ts'
import { isFullSentence, splitSourceParts } from '../../drafting/answers/source-parts.ts'
import { fillPhrase, getPhrases } from '../../drafting/local/phrasebook.ts'
import type { Model } from '../../model/model.ts'
import type { LabelledMail } from '../shops/test-shop.ts'
import { readLabelledFacts } from './honest-model.ts'
import { normalizeForLabels } from './judge-draft.ts'

/**
 * A model that answers beside the point: it quotes the sentence with the most words of the mail that holds none of
 * its labels. Each of its green drafts is a mistake of the verdict.
 */
export const createMisquotingModel = (mails: readonly LabelledMail[]): Model => ({
  ...{ name: 'misquoting', embedder: undefined },
  write: ({ user }) => {
    const usage = { tokensIn: 0, tokensOut: 0, isEstimated: true }
    const { mail, facts } = readLabelledFacts(user, mails)
    return Promise.resolve({ text: mail ? writeBeside(mail, facts) : '', usage })
  },
})

function writeBeside(
  { language, subject, text, says, exceptions = [] }: LabelledMail,
  facts: readonly { readonly ref: string; readonly text: string }[],
): string {
  const { phrases } = getPhrases(language)
  const labels = [...says, ...exceptions].map(normalizeForLabels)
  const asked = new Set(listContentStems(`${subject} ${text}`, language))
  const [first] = facts
    .filter(({ ref }) => ref.startsWith('P'))
    .flatMap(({ ref, text: passage }) =>
      splitSourceParts(passage)
        .filter(
          (part) =>
            isFullSentence(part) && !labels.some((words) => normalizeForLabels(part.quote).includes(words)),
        )
        .map(({ quote }) => ({
          ...{ ref, quote },
          shared: listContentStems(quote, language).filter((stem) => asked.has(stem)).length,
        })),
    )
    .toSorted((a, b) => b.shared - a.shared)
  return [
    `- | ${fillPhrase(phrases.hello, { name: undefined })}`,
    '',
    first ? `${first.ref} "${first.quote}" | ${first.quote}` : `MISSING | ${text.replaceAll('\n', ' ')}`,
    '',
    `- | ${phrases.bye}`,
  ].join('\n')
}
