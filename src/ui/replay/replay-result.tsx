import type { ReactNode } from 'react'
import { QuietButton } from '../quiet-button.tsx'

/** A sentence of a draft. `isNew`: the other draft does not have it. */
interface ComparedSentence {
  readonly text: string
  readonly isNew: boolean
}

interface ShownEmail {
  readonly href: string
  readonly subject: string
  readonly question: string
  readonly now: readonly ComparedSentence[]
  readonly changed: readonly ComparedSentence[]
  readonly sent: string
  readonly day: string
}

export interface ShownUsage {
  readonly tokens: number
  readonly cost: number | undefined
  readonly isEstimated: boolean
  readonly leftOut: number
  readonly gap: 'model' | 'limit' | undefined
}

/** A finished trial. */
export interface ShownReplay {
  readonly total: number
  readonly hasModel: boolean
  /** The expected usage of the model. Undefined: it is not offered. */
  readonly estimate:
    | {
        readonly drafts: number
        readonly tokens: number
        readonly cost: number | undefined
        readonly reachedUntil: string | undefined
      }
    | undefined
  /** Undefined: no model was used. */
  readonly usage: ShownUsage | undefined
  readonly emails: readonly ShownEmail[]
}

/** The texts of a finished trial. */
export interface ReplayResultWords {
  readonly withModel: string
  readonly estimate: (drafts: number, tokens: number, cost: number | undefined) => string
  readonly limit: (until: string) => string
  readonly used: (tokens: number, cost: number | undefined, isEstimated: boolean) => string
  readonly leftOut: (count: number, gap: 'model' | 'limit' | undefined) => string
  readonly model: string
  readonly orders: string
  /** Shown instead of `orders` after a trial without a model. */
  readonly ordersWithoutModel?: string
  readonly none: string
  readonly same: (total: number) => string
  readonly differ: (count: number, total: number) => string
  readonly question: string
  readonly now: string
  readonly changed: string
  readonly sent: (day: string) => string
  readonly noDraft: string
  readonly open: string
  readonly noSubject: string
}

interface ReplayResultProps {
  readonly replay: ShownReplay
  readonly words: ReplayResultWords
  /** Starts the trial again with the language model. */
  readonly onModel: () => void
}

/** The emails that would be written differently, each with both drafts and the sent reply. */
export function ReplayResult({ replay, words, onModel }: ReplayResultProps): ReactNode {
  const { total, hasModel, emails, estimate, usage } = replay
  const leftOut = usage?.leftOut ?? 0
  const summary =
    total === 0 ? words.none : emails.length === 0 ? words.same(total) : words.differ(emails.length, total)
  return (
    <div>
      <div className="pad" role="status">
        {/* Emails that the model left out may differ. */}
        {(emails.length > 0 || leftOut === 0) && (
          <p>
            <strong>{summary}</strong>
          </p>
        )}
        <p className="muted">
          {[
            usage ? words.orders : (words.ordersWithoutModel ?? words.orders),
            hasModel && !usage && words.model,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {usage && usage.tokens > 0 && <p>{words.used(usage.tokens, usage.cost, usage.isEstimated)}</p>}
        {leftOut > 0 && <p>{words.leftOut(leftOut, usage?.gap)}</p>}
      </div>
      {estimate && (
        <div className="pad stack left gap-2">
          {estimate.reachedUntil === undefined ? (
            <>
              <p>{words.estimate(estimate.drafts, estimate.tokens, estimate.cost)}</p>
              <QuietButton onClick={onModel}>{words.withModel}</QuietButton>
            </>
          ) : (
            <p>{words.limit(estimate.reachedUntil)}</p>
          )}
        </div>
      )}
      <ul className="rows">
        {emails.map((email, index) => (
          <li key={`${String(index)} ${email.href}`}>
            <details className="preview-fold" open={index === 0}>
              <summary>
                <span className="medium break">{email.subject || words.noSubject}</span>
                <span className="muted excerpt">{email.question}</span>
              </summary>
              <div className="replay-texts stack gap-4 mt-3">
                <DraftTextSection title={words.question}>{email.question}</DraftTextSection>
                <DraftTextSection title={words.now}>
                  {renderComparedSentences(email.now, words.noDraft)}
                </DraftTextSection>
                <DraftTextSection title={words.changed}>
                  {renderComparedSentences(email.changed, words.noDraft)}
                </DraftTextSection>
                <DraftTextSection title={words.sent(email.day)}>{email.sent}</DraftTextSection>
              </div>
              <p>
                <a href={email.href}>{words.open}</a>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DraftTextSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="muted small">{title}</h3>
      <div className="letter" dir="auto">
        {children}
      </div>
    </section>
  )
}

const renderComparedSentences = (parts: readonly ComparedSentence[], none: string): ReactNode =>
  parts.every(({ text }) => text.trim() === '') ? (
    <span className="muted">{none}</span>
  ) : (
    parts.map(({ text, isNew }, index) =>
      isNew ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )
  )
