import { useState } from 'react'
import { draftSourceMessages } from '../../messages/draft-sources.ts'
import { gapMessages as words } from './words.ts'
import type { toGapRows } from './view.ts'
import { Panel } from '../../ui/panel.tsx'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import { createIsland } from '../create-island.tsx'
import { dismissGap } from './actions.ts'

interface GapsProps {
  /** True when the user may answer and dismiss questions. */
  readonly canWrite: boolean
  readonly gaps: ReturnType<typeof toGapRows>
}

function GapsView({ canWrite, gaps: { open, settled } }: GapsProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])

  async function dismissAndHide(id: string): Promise<string | undefined> {
    const problem = await dismissGap(id)
    if (problem === undefined) setDismissed((before) => [...before, id])
    return problem
  }
  return (
    <Panel id="gaps" title={words.title} hint={words.hint}>
      <ul className="rows spread-rows">
        {open
          .filter(({ id }) => !dismissed.includes(id))
          .map(({ id, question, subject, asked, threads, write }) => (
            <li key={id}>
              <div className="grow">
                <p>{question}</p>
                <p className="muted">
                  {[subject, asked].filter(Boolean).join(' · ')}
                  {threads.map((thread) => (
                    <span key={thread.id}>
                      {' · '}
                      <a href={thread.href}>{thread.subject || thread.id.slice(0, 8)}</a>
                    </span>
                  ))}
                </p>
              </div>
              {canWrite && (
                <ActionForm className="actions" run={() => dismissAndHide(id)}>
                  <a
                    className="button"
                    href={write}
                    aria-label={draftSourceMessages.writePolicyFor(question)}
                  >
                    {draftSourceMessages.writePolicy}
                  </a>
                  <button className="button quiet" aria-label={words.dismissLabel(question)}>
                    {words.dismiss}
                  </button>
                </ActionForm>
              )}
            </li>
          ))}
      </ul>
      {settled.length > 0 && (
        <div className="more pad muted">
          <h3>{words.settled}</h3>
          <ul>
            {settled.map(({ id, question, title, href }) => (
              <li key={id}>
                {question} <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

/** Questions of customers that no document answers. */
export const DocumentGaps = createIsland(GapsView)
