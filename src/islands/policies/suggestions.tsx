import { createIsland } from '../create-island.tsx'
import { DismissableList } from './dismissable-list.tsx'
import type { EditSuggestion } from './view.ts'
import { suggestionMessages as words } from './words.ts'

interface SuggestionsProps {
  readonly suggestions: readonly EditSuggestion[]
  /** True when the user may change documents. */
  readonly canWrite: boolean
}

/** Edits that people made in several replies, as changes of the document that the drafts quoted. */
function SuggestionsView({ suggestions, canWrite }: SuggestionsProps) {
  return (
    <DismissableList
      id="suggestions"
      words={words}
      dismissedText={words.dismissed}
      entries={suggestions}
      renderEntry={({ sentence, policy, quote, threads }) => (
        <>
          <p>{sentence}</p>
          <p className="muted">
            <a href={policy.href}>{policy.title}</a>
          </p>
          <details>
            <summary>{words.show}</summary>
            <blockquote>{quote}</blockquote>
            <ul>
              {threads.map((thread) => (
                <li key={thread.id}>
                  <a href={thread.href}>{thread.subject || words.noSubject}</a>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      renderActions={
        canWrite &&
        (({ sentence, update }) => (
          <>
            <a className="button" href={update} aria-label={words.updateLabel(sentence)}>
              {words.update}
            </a>
            <button className="button quiet" aria-label={words.dismissLabel(sentence)}>
              {words.dismiss}
            </button>
          </>
        ))
      }
    />
  )
}

export const Suggestions = createIsland(SuggestionsView)
