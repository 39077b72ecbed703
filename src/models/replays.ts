import type { CallInput, ParsedAnswer } from '@draftdesk/contract'
import { buildLink } from '../routes.ts'
import { formatDate } from './format-moment.ts'

/** The unsaved changes of a trial. */
export type ReplayChange = CallInput<'startReplay'>

/** A sentence of a draft. `isNew`: the other draft does not have it. */
export interface ComparedSentence {
  readonly text: string
  readonly isNew: boolean
}

/** An answered email with both drafts and the sent reply. */
export interface ReplayedEmail {
  readonly href: string
  readonly subject: string
  readonly question: string
  readonly now: readonly ComparedSentence[]
  readonly changed: readonly ComparedSentence[]
  readonly sent: string
  /** The day of the reply. Empty if unknown. */
  readonly day: string
}

/** Tokens and their cost in the currency of the prices. Undefined cost: there is no price. */
export interface TokenCost {
  readonly tokens: number
  readonly cost: number | undefined
}

/** The expected usage of the store's model for the drafts that can differ. */
export interface ReplayEstimate extends TokenCost {
  readonly drafts: number
  /** The day until which the model is not used. Undefined: no limit is reached. */
  readonly reachedUntil: string | undefined
}

/** The usage of the store's model, and the emails that it left out. */
export interface ReplayUsage extends TokenCost {
  readonly isEstimated: boolean
  readonly leftOut: number
  readonly gap: 'model' | 'limit' | undefined
}

/** A finished trial. */
export interface Replay {
  readonly total: number
  /** The store's drafts are written by a model. */
  readonly hasModel: boolean
  readonly estimate: ReplayEstimate | undefined
  /** Undefined: the trial used no model. */
  readonly usage: ReplayUsage | undefined
  readonly emails: readonly ReplayedEmail[]
}

/** A small cost is shown as 0.01, because 0.00 reads as free. Undefined without a price. */
const toShownCost = (cost: number | null): number | undefined =>
  cost === null ? undefined : cost > 0 ? Math.max(cost, 0.01) : 0

const toEstimate = (estimate: ParsedAnswer<'replay'>['estimate']): ReplayEstimate | undefined =>
  estimate
    ? {
        ...{ drafts: estimate.drafts, tokens: estimate.tokens, cost: toShownCost(estimate.cost) },
        reachedUntil: estimate.reached_until ?? undefined,
      }
    : undefined

/** Converts the usage of a model. Undefined: none. */
export const toReplayUsage = (usage: ParsedAnswer<'replay'>['usage']): ReplayUsage | undefined =>
  usage
    ? {
        ...{ tokens: usage.tokens, cost: toShownCost(usage.cost), isEstimated: usage.is_estimated },
        ...{ leftOut: usage.left_out, gap: usage.gap ?? undefined },
      }
    : undefined

/** Converts a replay to the data that its page shows. */
export const toReplay = ({
  total,
  has_model: hasModel,
  estimate,
  usage,
  drafts,
}: ParsedAnswer<'replay'>): Replay => ({
  ...{ total, hasModel, estimate: toEstimate(estimate), usage: toReplayUsage(usage) },
  emails: drafts.map(({ thread_id: id, subject, question, now, changed, sent, sent_at: at }) => ({
    ...{ href: buildLink('email', { id }), subject, question, sent, day: formatDate(at) },
    ...{ now: markNewSentences(now, changed), changed: markNewSentences(changed, now) },
  })),
})

/** Cuts a text into sentences with their white space, and marks those that the other text does not have. */
export function markNewSentences(text: string, other: string): ComparedSentence[] {
  const known = new Set(splitSentences(other).map((sentence) => sentence.trim()))
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    isNew: sentence.trim() !== '' && !known.has(sentence.trim()),
  }))
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?…]\s+|\n+)(?=\S)/)
