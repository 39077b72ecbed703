import { useState } from 'react'
import type { ReactNode } from 'react'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { Panel } from '../../ui/panel.tsx'
import { setSuggestionState } from './actions.ts'

interface DismissableListProps<Entry> {
  readonly id: string
  readonly words: { readonly title: string; readonly hint: string; readonly undo: string }
  /** The sentence in place of a dismissed entry. */
  readonly dismissedText: string
  readonly entries: readonly Entry[]
  readonly renderEntry: (entry: Entry) => ReactNode
  /** The links and the button that dismisses the entry. Missing if the user may not change documents. */
  readonly renderActions: ((entry: Entry) => ReactNode) | false
}

/** A panel of proposals about documents. A dismissed one can be brought back until the page is left. */
export function DismissableList<Entry extends { readonly id: string }>({
  id: panelId,
  words,
  dismissedText,
  entries,
  renderEntry,
  renderActions,
}: DismissableListProps<Entry>) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])

  async function dismissEntry(id: string): Promise<string | undefined> {
    const problem = await setSuggestionState(id, 'dismissed')
    if (problem === undefined) setDismissed((before) => [...before, id])
    return problem
  }
  async function restoreEntry(id: string): Promise<string | undefined> {
    const problem = await setSuggestionState(id, 'open')
    if (problem === undefined) setDismissed((before) => before.filter((each) => each !== id))
    return problem
  }

  return (
    <Panel id={panelId} title={words.title} hint={words.hint}>
      <ul className="rows spread-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            {dismissed.includes(entry.id) ? (
              <ActionForm className="actions" run={() => restoreEntry(entry.id)}>
                <p role="status">{dismissedText}</p>
                <button className="button quiet">{words.undo}</button>
              </ActionForm>
            ) : (
              <>
                <div className="grow">{renderEntry(entry)}</div>
                {renderActions && (
                  <ActionForm className="actions" run={() => dismissEntry(entry.id)}>
                    {renderActions(entry)}
                  </ActionForm>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
