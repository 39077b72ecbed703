import type { Model } from '../../model/model.ts'
import { writeOrderLines } from '../../drafting/local/order-lines.ts'
import { fillPhrase, getPhrases } from '../../drafting/local/phrasebook.ts'
import { splitSourceParts } from '../../drafting/answers/source-parts.ts'
import { normalizeForLabels } from './judge-draft.ts'
import type { LabelledMail } from '../shops/test-shop.ts'

/** A source: its name, its title and its text. */
const factBlock = /^\[(?<ref>[PO]\d+) \S+\]\n│.*\n(?<lines>(?:│.*\n?)+)/gmu

/**
 * A model that answers exactly as the labels of a mail say, in the words of the given passages. Any fault that
 * the check finds is a false alarm.
 */
export function createHonestModel(mails: readonly LabelledMail[]): Model {
  return {
    ...{ name: 'honest', embedder: undefined },
    write: ({ user }) => {
      const { mail, facts } = readLabelledFacts(user, mails)
      const usage = { tokensIn: 0, tokensOut: 0, isEstimated: true }
      return Promise.resolve({ text: mail ? writeLetter(mail, facts) : '', usage })
    },
  }
}

/** Reads the sources of a prompt, and the labelled mail that it asks to answer. */
export function readLabelledFacts(
  prompt: string,
  mails: readonly LabelledMail[],
): { mail: LabelledMail | undefined; facts: readonly GivenFact[] } {
  const facts = [...prompt.matchAll(factBlock)].map(({ groups }) => ({
    ref: groups?.['ref'] ?? '',
    text: (groups?.['lines'] ?? '').replaceAll(/^│ ?/gmu, ''),
  }))
  const asked = normalizeForLabels(
    prompt.slice(prompt.lastIndexOf('the mail to answer')).replaceAll(/^│ ?/gmu, ''),
  )
  return { mail: mails.find(({ text }) => asked.includes(normalizeForLabels(text))), facts }
}

interface GivenFact {
  readonly ref: string
  readonly text: string
}

function writeLetter(mail: LabelledMail, facts: readonly GivenFact[]): string {
  const { phrases } = getPhrases(mail.language)
  const at = (mail.orders ?? []).findIndex(({ name }) => name === mail.order)
  const order = mail.orders?.[at]
  const ref = facts.find(
    ({ ref: each, text }) => each.startsWith('O') && order && text.includes(order.name),
  )?.ref
  const passages = facts.filter(({ ref }) => ref.startsWith('P'))
  const lines = [...mail.says, ...(mail.exceptions ?? [])].map((words) => {
    const [found] = passages.flatMap(({ ref, text }) =>
      splitSourceParts(text).flatMap((part, at, parts) => {
        if (!normalizeForLabels(part.quote).includes(normalizeForLabels(words))) return []
        // An item of a list says nothing without the line above the list.
        const intro = part.isItem ? parts.slice(0, at).findLast(({ isIntro }) => isIntro) : undefined
        const said = intro ? [intro, part] : [part]
        return [
          { ref, quotes: said.map(({ quote }) => quote), sentence: said.map((each) => each.text).join(' ') },
        ]
      }),
    )
    return found
      ? `${found.quotes.map((quote) => `${found.ref} "${quote}"`).join(' ')} | ${found.sentence}`
      : undefined
  })
  const said = [...new Set(lines.flatMap((line) => line ?? []))]
  const state =
    order && ref
      ? writeOrderLines({ ...order, ref }, mail.language).map(
          ({ text, claims: [claim] }) => `${ref} "${claim?.quote ?? ''}" | ${text}`,
        )
      : []
  const isOpen = said.length + state.length === 0
  return [
    `- | ${fillPhrase(phrases.hello, { name: undefined })}`,
    '',
    ...said,
    ...state,
    ...(isOpen ? [`MISSING | ${mail.text.replaceAll('\n', ' ')}`] : []),
    '',
    `- | ${phrases.bye}`,
  ].join('\n')
}
