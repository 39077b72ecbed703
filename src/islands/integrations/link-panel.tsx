import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { integrationMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import { unlinkAccount } from './actions.ts'
import { formatMoment } from '../../models/format-moment.ts'
import type { LinkedMailbox, LinkedShop } from './view.ts'
import type { LinkResult } from './actions.ts'
import { ActionForm } from '../../ui/forms/action-form.tsx'
import type { SubmittedForm } from '../../ui/forms/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The callbacks of a link form: after linking, and for cancelling a change. */
export interface LinkFormEvents<Link> {
  readonly onLinked: (linked: Link) => void
  readonly onCancel: (() => void) | undefined
  /** Called when the form names another account than the one that failed. */
  readonly onAnother: () => void
}

/** The reason why consent failed. `field` is the name of the field in /v1. */
export interface ConsentProblem {
  readonly text: string
  readonly field?: string | undefined
}

/** The properties that the cards of both accounts share. */
export interface LinkCardProps {
  /** The address that the forms of consent post to. It redirects to the provider. */
  readonly action: string
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
  readonly canEdit: boolean
  /** Starts with the form, although something is linked. */
  readonly isEdited: boolean
  readonly problem: ConsentProblem | undefined
}

interface LinkPanelProps<Link> extends Omit<LinkCardProps, 'action' | 'problem'> {
  readonly kind: 'mailbox' | 'shop'
  readonly words: { readonly title: string; readonly hint: string; readonly disconnectHint: string }
  /** Offers to delete what was read through the link. */
  readonly erase?: string | undefined
  /** The state shown when the owner chose to link nothing. */
  readonly unlinkedState?: string | undefined
  readonly linked: Link | undefined
  /** The facts about the link. */
  readonly facts: ReactNode
  /** Controls that repair a broken link. */
  readonly mend?: ReactNode
  readonly form: (linking: LinkFormEvents<Link>) => ReactNode
  readonly test: () => Promise<LinkResult<Link>>
  readonly onChange: (linked: Link | undefined) => void
}

const stateColors = { connected: 'green', failing: 'red', failed: 'gray', none: 'gray' } as const

/** The panel of one account: its state, test, form and the button that unlinks it. */
export function LinkPanel<Link extends LinkedMailbox | LinkedShop>({
  zone,
  kind,
  words: { title, hint, disconnectHint },
  erase,
  unlinkedState,
  linked,
  canEdit,
  isEdited,
  facts,
  mend,
  form,
  test,
  onChange,
}: LinkPanelProps<Link>) {
  const [isEditing, setEditing] = useState(isEdited)
  const [isTesting, setTesting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  const onAnother = useCallback(() => setAnother(true), [])
  const state = linked?.state ?? 'none'
  const isLinked = linked !== undefined && state !== 'failed'

  const changeLink = (linked: Link): void => {
    onChange(linked)
    setAnother(false)
    setEditing(false)
  }
  const testLink = async (): Promise<undefined> => {
    setTesting(true)
    const result = await test()
    setTesting(false)
    if (result.ok) onChange(result.entry)
    setProblem(result.ok ? undefined : result.problem)
  }
  const disconnectLink = async ({ read }: SubmittedForm): Promise<undefined> => {
    const failure = await unlinkAccount(kind, undefined, read('erase') !== '')
    if (failure === undefined) onChange(undefined)
    setProblem(failure)
  }

  return (
    <Panel
      id={kind}
      title={title}
      hint={hint}
      aside={
        <Badge color={stateColors[state]} role="status">
          {(state === 'none' && unlinkedState) || words.states[state]}
        </Badge>
      }
    >
      <div className="form panel-body">
        {problem && <Notice tone="error">{problem}</Notice>}
        {linked?.failure && !isAnother && (
          <Notice tone="error">
            {linked.failure.detail}
            {state === 'failed' && ` ${words.attempt(formatMoment(linked.checked_at, zone))}`}
          </Notice>
        )}
        {canEdit && isLinked && !isEditing && mend}
        {isLinked && !isEditing && (
          <>
            <dl className="facts">{facts}</dl>
            <p className="muted">{words.checked(formatMoment(linked.checked_at, zone))}</p>
          </>
        )}
        {canEdit &&
          (!isLinked || isEditing) &&
          form({
            onLinked: changeLink,
            onCancel: isLinked ? () => setEditing(false) : undefined,
            onAnother,
          })}
        {canEdit && isLinked && !isEditing && (
          <div className="actions">
            <ActionForm className="" run={testLink}>
              <button className="button quiet" aria-busy={isTesting}>
                {isTesting ? words.testing : words.test}
              </button>
            </ActionForm>
            <a
              className="button quiet"
              href={buildLink('integration', {}, { edit: kind })}
              data-press
              onClick={(event) => {
                event.preventDefault()
                setEditing(true)
              }}
            >
              {words.edit}
            </a>
            <details className="confirm">
              <summary className="button quiet">{words.disconnect}</summary>
              <ActionForm className="stack left gap-3 mt-3" run={disconnectLink}>
                <p>{disconnectHint}</p>
                {erase !== undefined && (
                  <label>
                    <input type="checkbox" name="erase" value="yes" /> {erase}
                  </label>
                )}
                <button className="button danger">{words.disconnect}</button>
              </ActionForm>
            </details>
          </div>
        )}
      </div>
    </Panel>
  )
}
