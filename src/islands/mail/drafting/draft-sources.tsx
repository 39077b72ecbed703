import { draftSourceMessages as words } from '../../../messages/draft-sources.ts'
import { getSourceNumber, toSuperscript } from '../../../models/draft-sources.ts'
import type { DraftSource, DraftText } from '../../../models/draft-sources.ts'
import { buildLink } from '../../../routes.ts'
import { SourceQuote } from './source-quote.tsx'
import type { DocumentLinkTarget } from './source-quote.tsx'

interface DraftSourcesProps {
  readonly written: Pick<DraftText, 'sentences' | 'missing'>
  /** The numbered sources that are listed elsewhere on the page. */
  readonly sources?: readonly DraftSource[]
  readonly opens?: DocumentLinkTarget | undefined
  /** False when the reader cannot write documents. */
  readonly canWrite?: boolean
  /** Highlights the sources of a hovered or focused sentence. */
  readonly onRest?: (numbers: readonly number[]) => void
  readonly isLit?: (numbers: readonly number[]) => boolean
}

const markSigns = {
  supported: { sign: '✓', color: 'green' },
  read: { sign: '!', color: 'amber' },
  unsupported: { sign: '✕', color: 'red' },
  question: { sign: '?', color: undefined },
  courtesy: { sign: '', color: undefined },
  unchecked: { sign: '–', color: undefined },
} as const

/** The sources of each sentence of a text, and the questions without an answer. */
export function DraftSources({
  written,
  sources: numbered,
  opens = 'createPolicy',
  canWrite = true,
  onRest,
  isLit,
}: DraftSourcesProps) {
  const { missing } = written
  const sentences = written.sentences.filter(({ mark }) => mark !== 'courtesy')
  if (missing.length === 0 && sentences.length === 0) return null
  return (
    <div className="written stack gap-2 small">
      {missing.length > 0 && (
        <section className="written-missing">
          <h3>{words.missing}</h3>
          <ul>
            {missing.map((question) => (
              <li key={question}>
                <bdi>{question}</bdi>{' '}
                {canWrite && opens === 'createPolicy' && (
                  <a
                    href={buildLink('createPolicy', {}, { question })}
                    aria-label={words.writePolicyFor(question)}
                  >
                    {words.writePolicy}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sentences.length > 0 && (
        <section className="written-marks">
          <h3>{words.checked}</h3>
          <ol>
            {sentences.map(({ text, mark, why, sources }, index) => {
              const numbers = numbered ? sources.map((source) => getSourceNumber(numbered, source)) : []
              const lightSources = (): void => onRest?.(numbers)
              const clearLight = (): void => onRest?.([])
              return (
                <li
                  key={index}
                  className={numbers.length > 0 && isLit?.(numbers) ? 'lit' : undefined}
                  onPointerEnter={onRest && lightSources}
                  onPointerLeave={onRest && clearLight}
                  onFocus={onRest && lightSources}
                  onBlur={onRest && clearLight}
                >
                  <details>
                    <summary>
                      <span className="written-mark" data-mark={mark}>
                        <span
                          className="mark-sign"
                          data-accent-color={markSigns[mark].color}
                          aria-hidden="true"
                        >
                          {markSigns[mark].sign}
                        </span>
                        {words.marks[mark]}
                      </span>{' '}
                      <span className="marked" data-mark={mark}>
                        {text}
                      </span>{' '}
                      {numbers.length > 0 && (
                        <sup className="marked-numbers">
                          <span className="visually-hidden">
                            {numbers.map((number) => words.sourceLabel(number)).join(', ')}
                          </span>
                          <span aria-hidden="true">{toSuperscript(numbers)}</span>
                        </sup>
                      )}
                    </summary>
                    {why && <p className="muted">{why}</p>}
                    {sources.map((source, place) => (
                      <SourceQuote key={place} source={source} opens={opens} />
                    ))}
                    {!why && sources.length === 0 && <p className="muted">{words.noSource}</p>}
                  </details>
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </div>
  )
}
