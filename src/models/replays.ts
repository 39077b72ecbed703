import type { CallInput, ReadAnswer } from '@draftdesk/contract'
import { link } from '../routes.ts'
import { formatDate } from './moment.ts'

/** The unsaved changes of a trial. */
export type ReplayChange = CallInput<'startReplay'>

/** A sentence of a draft. `isNew`: the other draft does not have it. */
export interface DraftPart {
  readonly text: string
  readonly isNew: boolean
}

/** An answered email with both drafts and the sent reply. */
export interface ReplayedEmail {
  readonly href: string
  readonly subject: string
  readonly question: string
  readonly now: readonly DraftPart[]
  readonly changed: readonly DraftPart[]
  readonly sent: string
  /** The day of the reply. Empty if unknown. */
  readonly day: string
}

/** A finished trial. */
export interface Replay {
  readonly total: number
  /** The store's drafts are written by a model, and those of the trial are not. */
  readonly hasModel: boolean
  readonly emails: readonly ReplayedEmail[]
}

/** Converts a trial to what a page shows. */
export const toReplay = ({ total, has_model: hasModel, drafts }: ReadAnswer<'replay'>): Replay => ({
  ...{ total, hasModel },
  emails: drafts.map(({ thread_id: id, subject, question, now, changed, sent, sent_at: at }) => ({
    ...{ href: link('email', { id }), subject, question, sent, day: formatDate(at) },
    ...{ now: markNewSentences(now, changed), changed: markNewSentences(changed, now) },
  })),
})

/** Cuts a text into sentences with their white space, and marks those that the other text does not have. */
export function markNewSentences(text: string, other: string): DraftPart[] {
  const known = new Set(splitSentences(other).map((sentence) => sentence.trim()))
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    isNew: sentence.trim() !== '' && !known.has(sentence.trim()),
  }))
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?…]\s+|\n+)(?=\S)/)
