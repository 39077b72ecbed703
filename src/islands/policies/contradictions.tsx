import { useState } from 'react'
import { contradictionMessages as words } from './words.ts'
import type { Contradiction } from './view.ts'
import { dismissSuggestion, restoreSuggestion } from './actions.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { createIsland } from '../create-island.tsx'

interface ContradictionsProps {
  readonly contradictions: readonly Contradiction[]
  /** True when the user may change documents. */
  readonly canWrite: boolean
}

/** Sentences of documents that contradict each other, or that recent replies contradict. */
function ContradictionsView({ contradictions, canWrite }: ContradictionsProps) {
  const [kept, setKept] = useState<readonly string[]>([])

  async function dismissOrRestore(id: string, isBack: boolean): Promise<string | undefined> {
    const problem = await (isBack ? restoreSuggestion(id) : dismissSuggestion(id))
    if (problem === undefined)
      setKept((before) => (isBack ? before.filter((each) => each !== id) : [...before, id]))
    return problem
  }

  return (
    <section className="panel gaps" id="contradictions" aria-labelledby="contradictions-title">
      <div className="panel-bar">
        <div>
          <h2 id="contradictions-title">{words.title}</h2>
          <p className="muted">{words.hint}</p>
        </div>
      </div>
      <ul className="rows">
        {contradictions.map(({ id, one, other }) => (
          <li key={id}>
            {kept.includes(id) ? (
              <ActionForm className="actions" run={() => dismissOrRestore(id, true)}>
                <p role="status">{words.kept}</p>
                <button className="button quiet">{words.undo}</button>
              </ActionForm>
            ) : (
              <>
                <div className="grow">
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
                </div>
                {canWrite && (
                  <ActionForm className="actions" run={() => dismissOrRestore(id, false)}>
                    <a className="button quiet" href={one.href} aria-label={words.editLabel(one.title)}>
                      {words.edit}
                    </a>
                    {other.kind === 'document' && (
                      <a
                        className="button quiet"
                        href={other.href}
                        aria-label={words.editOtherLabel(other.title)}
                      >
                        {words.editOther}
                      </a>
                    )}
                    <button className="button quiet" aria-label={words.keepLabel(one.quote, other.quote)}>
                      {words.keep}
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

export const Contradictions = createIsland(ContradictionsView)
