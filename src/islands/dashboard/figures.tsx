import type { CSSProperties } from 'react'
import { buildLink } from '../../routes.ts'
import type { toShownWorkload } from './workload-figures.ts'
import { dashboardMessages as words } from './words.ts'
import { Panel } from '../../ui/panel.tsx'

type ShownWorkload = ReturnType<typeof toShownWorkload>

const weekKinds = ['received', 'answered'] as const
const toShareCssVariable = (value: string) => ({ '--share': value }) as CSSProperties

/** The figures of the current workload. */
export function WorkloadFigures({ figures }: Pick<ShownWorkload, 'figures'>) {
  return (
    <section aria-labelledby="work">
      <h2 className="visually-hidden" id="work">
        {words.work}
      </h2>
      <ul className="tiles figures">
        {figures.map(({ label, value, note, href, color }) => (
          <li key={label}>
            <a className="panel pad stack gap-0 muted small" href={href}>
              <span>{label}</span>
              <strong className="large bold digits" data-accent-color={color}>
                {value}
              </strong>
              <small className="tiny">{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Mails of the last seven days, as bars and in numbers. */
export function WeekChart({ days }: Pick<ShownWorkload, 'days'>) {
  return (
    <Panel
      id="week"
      title={words.week}
      aside={
        <ul className="legend line gap-3 muted tiny" aria-hidden="true">
          {weekKinds.map((kind) => (
            <li key={kind} data-bar={kind}>
              {words.weekColumns[kind]}
            </li>
          ))}
        </ul>
      }
    >
      <div className="panel-body">
        <ol className="chart muted tiny" aria-hidden="true">
          {days.map(({ day, weekday, bars }) => (
            <li key={day}>
              <span className="columns">
                {weekKinds.map((kind) => (
                  <span key={kind} data-bar={kind} style={toShareCssVariable(`${String(bars[kind])}%`)} />
                ))}
              </span>
              {weekday}
            </li>
          ))}
        </ol>
        <details className="mt-3">
          <summary className="touch muted small">{words.numbers}</summary>
          <table className="digits mt-2">
            <thead>
              <tr>
                <th scope="col">{words.weekColumns.day}</th>
                {weekKinds.map((kind) => (
                  <th key={kind} scope="col">
                    {words.weekColumns[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, ...counts }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {weekKinds.map((kind) => (
                    <td key={kind}>{counts[kind]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Panel>
  )
}

interface DraftUsePanelProps {
  readonly use: NonNullable<ShownWorkload['use']>
  readonly seesFigures: boolean
}

/** Shows how people used the drafts, and the faults that agents reported. */
export function DraftUsePanel({ use, seesFigures }: DraftUsePanelProps) {
  return (
    <Panel id="use" title={words.use}>
      <div className="panel-body">
        {use.all === 0 ? (
          <p className="muted">{words.unused}</p>
        ) : (
          <>
            <p className="shares" aria-hidden="true">
              {use.parts.map(({ kind, count }) => (
                <span key={kind} data-use={kind} style={toShareCssVariable(String(count))} />
              ))}
            </p>
            <CountList
              rows={use.parts.map(({ kind, count }) => ({ kind, label: words.uses[kind], count }))}
            />
          </>
        )}
        {use.faults.length > 0 && (
          <div className="use-faults">
            <h3>{words.faults}</h3>
            <CountList rows={use.faults} />
          </div>
        )}
        <p className="muted mt-2 tiny">{words.useHint}</p>
        {seesFigures && <a href={buildLink('figures')}>{words.allFigures}</a>}
      </div>
    </Panel>
  )
}

interface CountListProps {
  readonly rows: readonly { readonly label: string; readonly count: number; readonly kind?: string }[]
}

function CountList({ rows }: CountListProps) {
  return (
    <dl className="use">
      {rows.map(({ label, count, kind }) => (
        <div className="line gap-0 spread small" key={label} data-use={kind}>
          <dt>{label}</dt>
          <dd className="digits">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
