import { useState } from 'react'
import { suggestionMessages as words } from './words.ts'
import type { EditSuggestion } from './view.ts'
import { dismissSuggestion, restoreSuggestion } from './actions.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { createIsland } from '../create-island.tsx'

interface SuggestionsProps {
  readonly suggestions: readonly EditSuggestion[]
  /** True when the user may change documents. */
  readonly canWrite: boolean
}

/** Edits that people made in several replies, as changes of the document that the drafts quoted. */
function SuggestionsView({ suggestions, canWrite }: SuggestionsProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])

  async function dismissOrRestore(id: string, isBack: boolean): Promise<string | undefined> {
    const problem = await (isBack ? restoreSuggestion(id) : dismissSuggestion(id))
    if (problem === undefined)
      setDismissed((before) => (isBack ? before.filter((each) => each !== id) : [...before, id]))
    return problem
  }

  return (
    <section className="panel gaps" id="suggestions" aria-labelledby="suggestions-title">
      <div className="panel-bar">
        <div>
          <h2 id="suggestions-title">{words.title}</h2>
          <p className="muted">{words.hint}</p>
        </div>
      </div>
      <ul className="rows">
        {suggestions.map(({ id, sentence, policy, quote, threads, update }) => (
          <li key={id}>
            {dismissed.includes(id) ? (
              <ActionForm className="actions" run={() => dismissOrRestore(id, true)}>
                <p role="status">{words.dismissed}</p>
                <button className="button quiet">{words.undo}</button>
              </ActionForm>
            ) : (
              <>
                <div className="grow">
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
                </div>
                {canWrite && (
                  <ActionForm className="actions" run={() => dismissOrRestore(id, false)}>
                    <a className="button" href={update} aria-label={words.updateLabel(sentence)}>
                      {words.update}
                    </a>
                    <button className="button quiet" aria-label={words.dismissLabel(sentence)}>
                      {words.dismiss}
                    </button>
                  </ActionForm>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Suggestions = createIsland(SuggestionsView)
