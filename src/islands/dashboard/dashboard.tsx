import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { buildLink } from '../../routes.ts'
import { createIsland } from '../create-island.tsx'
import { calloutClass } from '../../ui/radix-classes.ts'
import { ThreadRowText } from '../../ui/thread-row-text.tsx'
import { WorkloadFigures, DraftUsePanel, WeekChart } from './figures.tsx'
import { FailingConnections, SetUpProblems, SetUpSteps } from './set-up-panels.tsx'
import { listWords } from '../mail/list/words.ts'
import { createDashboardState } from './state.ts'
import type { DashboardProps } from './state.ts'
import { toDashboardView } from './view.ts'
import type { DashboardView } from './view.ts'
import { dashboardMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

function DashboardRoot(start: DashboardProps) {
  const { store, firstName, zone, problem, seesFigures } = start
  const [{ $shown, follow }] = useState(() => createDashboardState(start))
  const { answer, nowMs } = useStore($shown)
  useEffect(follow, [follow])
  const view = toDashboardView(answer, { store, zone, nowMs })
  return (
    <div className="setup-page broad dashboard">
      <header className="stack gap-1 break">
        <h1>{words.greeting(firstName)}</h1>
        <p className="muted">{store?.name}</p>
      </header>
      {view.problems.length > 0 && <SetUpProblems problems={view.problems} />}
      {view.modelLimit !== undefined && (
        <p className={calloutClass} data-accent-color="amber">
          {view.modelLimit}
        </p>
      )}
      {view.work && <WorkloadFigures figures={view.work.figures} />}
      {!view.isReady && <SetUpSteps steps={view.steps} />}
      {view.links.length > 0 && <FailingConnections links={view.links} />}
      <div className="dashboard-columns stack start">
        <DraftsPanel {...view} problem={answer ? undefined : problem} />
        {view.work && view.hasMail && (
          <div className="dashboard-past stack start">
            <WeekChart days={view.work.days} />
            {view.work.use && <DraftUsePanel use={view.work.use} seesFigures={seesFigures} />}
          </div>
        )}
      </div>
    </div>
  )
}

interface DraftsPanelProps extends DashboardView {
  readonly problem: string | undefined
}

/** The newest drafts. */
function DraftsPanel({ drafts, draftCount: count, hasMail, isReady, problem }: DraftsPanelProps) {
  const hint = hasMail ? words.draftsDone : isReady ? words.draftsReady : words.draftsWait
  return (
    <Panel
      id="drafts"
      title={words.drafts}

      aside={
        (count > 0 || hasMail) && (
          <p className="muted small digits">
            {count > 0 && `${words.draftCount(count)} · `}
            <a href={buildLink('emails', {}, { filter: count > 0 ? 'drafts' : 'all' })}>
              {count > 0 ? words.allDrafts : words.allEmails}
            </a>
          </p>
        )
      }
    >
      {drafts.length > 0 ? (
        <ul className="threads">
          {drafts.map((row) => (
            <li
              key={row.id}
              className={`thread${row.isUnread ? ' unread' : ''}${row.state === undefined ? ' plain' : ''}`}
              data-thread={row.id}
            >
              <ThreadRowText row={row} words={listWords} />
            </li>
          ))}
        </ul>
      ) : problem === undefined ? (
        <div className="empty">
          <h3>{hasMail ? words.noneWaiting : words.noDrafts}</h3>
          <p className="muted">{hint}</p>
        </div>
      ) : (
        <div className="empty" role="alert">
          <p>{problem}</p>
          <a href={buildLink('dashboard')}>{words.again}</a>
        </div>
      )}
    </Panel>
  )
}

/** The dashboard of a working day: open tasks, the newest drafts and the last week. */
export const Dashboard = createIsland(DashboardRoot)
