import { createIsland } from '../create-island.tsx'
import { DismissableList } from './dismissable-list.tsx'
import type { Contradiction } from './view.ts'
import { contradictionMessages as words } from './words.ts'

interface ContradictionsProps {
  readonly contradictions: readonly Contradiction[]
  /** True when the user may change documents. */
  readonly canWrite: boolean
}

/** Sentences of documents that contradict each other, or that recent replies contradict. */
function ContradictionsView({ contradictions, canWrite }: ContradictionsProps) {
  return (
    <DismissableList
      id="contradictions"
      words={words}
      dismissedText={words.kept}
      entries={contradictions}
      renderEntry={({ one, other }) => (
        <>
          <blockquote className="source">
            <p>{one.quote}</p>
            <footer>
              <a href={one.href}>{one.title}</a>
            </footer>
          </blockquote>
          <blockquote className="source">
            <p>{other.quote}</p>
            <footer>
              {other.kind === 'document' && <a href={other.href}>{other.title}</a>}
              {other.kind === 'replies' && other.title}
              {other.kind === 'replies' && other.thread && (
                <>
                  {': '}
                  <a href={other.thread.href}>{other.thread.subject}</a>
                </>
              )}
            </footer>
          </blockquote>
        </>
      )}
      renderActions={
        canWrite &&
        (({ one, other }) => (
          <>
            <a className="button quiet" href={one.href} aria-label={words.editLabel(one.title)}>
              {words.edit}
            </a>
            {other.kind === 'document' && (
              <a className="button quiet" href={other.href} aria-label={words.editOtherLabel(other.title)}>
                {words.editOther}
              </a>
            )}
            <button className="button quiet" aria-label={words.keepLabel(one.quote, other.quote)}>
              {words.keep}
            </button>
          </>
        ))
      }
    />
  )
}

export const Contradictions = createIsland(ContradictionsView)
