import { buildLink } from '../../routes.ts'
import { Badge } from '../../ui/badge.tsx'
import { PathIcon } from '../../ui/icons.tsx'
import { calloutClass } from '../../ui/radix-classes.ts'
import type { DashboardView } from './view.ts'
import { dashboardMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

/** Lists finished set-up steps that no longer work. */
export function SetUpProblems({ problems }: Pick<DashboardView, 'problems'>) {
  return (
    <section className={calloutClass} data-accent-color="amber" aria-labelledby="problems">
      <h2 id="problems">{words.broken}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            {words.problems[problem].text}{' '}
            <a href={buildLink(problem === 'document' ? 'policies' : 'integration')}>
              {words.problems[problem].action}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SetUpSteps({ steps }: Pick<DashboardView, 'steps'>) {
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Panel
      id="setup"
      title={words.setup}
      hint={words.setupHint}
      aside={<p className="muted small digits">{words.progress(done, steps.length)}</p>}
    >
      <ol className="steps rows">
        {steps.map(({ title, text, action, href, state }, index) => (
          <li key={title} data-state={state}>
            <span className="step-state muted small medium" aria-hidden="true">
              {state === 'done' ? (
                <PathIcon path="m4.5 10.5 3.5 3.5 7.5-8" size={16} weight={2} />
              ) : (
                index + 1
              )}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
            {state !== 'done' && href !== undefined ? (
              <a className={state === 'next' ? 'button' : 'button quiet'} href={href}>
                {action}
              </a>
            ) : (
              <Badge color={state === 'done' ? 'green' : state === 'next' ? 'iris' : 'gray'}>
                {words[state]}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The links that do not work. */
export function FailingConnections({ links }: Pick<DashboardView, 'links'>) {
  return (
    <Panel id="connections" title={words.connections}>
      <ul className="rows">
        {links.map(({ kind, state, name, failure, checked }) => (
          <li key={kind} className="entry">
            <div className="entry-text">
              <h3>{words.links[kind]}</h3>
              {name !== undefined && <p>{name}</p>}
              {failure !== undefined && <p className="failure">{failure}</p>}
              {checked && (
                <p className="muted">
                  <time dateTime={checked.iso}>{words.checked(checked.text)}</time>
                </p>
              )}
              <p>
                <a href={buildLink('integration')}>{words.repair[kind]}</a>
              </p>
            </div>
            <Badge color="red">{words.states[state]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
