import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { threadWords as words } from '../words.ts'
import { draftSourceMessages } from '../../../messages/draft-sources.ts'
import type { ShownThread } from '../conversation/view.ts'
import type { DraftSource } from '../../../models/draft-sources.ts'
import { PathIcon } from '../../../ui/icons.tsx'
import { SourceQuote } from '../drafting/source-quote.tsx'
import { useMail } from '../mail-context.tsx'
import type { SourceHighlight } from '../state.ts'
import { OrderPanel } from './order-panel.tsx'

/** The side panel: sources of the draft, the customer, their orders. */
export function SidePane({ id, shown }: { readonly id: string; readonly shown: ShownThread | undefined }) {
  const { state } = useMail()
  return (
    <aside
      className="side"
      id="side"
      popover="auto"
      aria-label={words.side}
      // The browser fires `toggle` in a later task, and Escape may be pressed before it.
      onBeforeToggle={({ target, currentTarget, newState }) => {
        if (target === currentTarget) state.$popover.set(newState === 'open' ? 'side' : undefined)
      }}
    >
      <button
        className="icon-button side-close"
        type="button"
        popoverTarget="side"
        popoverTargetAction="hide"
        aria-label={words.closeSide}
      >
        <PathIcon path="m5 5 10 10M15 5 5 15" />
      </button>
      {shown && shown.sources.length > 0 && (
        <section className="side-part stack gap-1 side-sources" id="sources" aria-labelledby="side-sources">
          <h2 className="muted tiny" id="side-sources">
            {draftSourceMessages.sources}
          </h2>
          <ol className="bullets">
            {shown.sources.map((source, index) => (
              <SidePaneSource key={index} source={source} number={index + 1} />
            ))}
          </ol>
        </section>
      )}
      {shown && (
        <section className="side-part stack gap-1" aria-labelledby="side-customer">
          <h2 className="muted tiny" id="side-customer">
            {words.customer}
          </h2>
          <p className="side-name bold">{shown.customer.name}</p>
          {shown.customer.address !== undefined && shown.customer.address !== shown.customer.name && (
            <p className="muted">{shown.customer.address}</p>
          )}
        </section>
      )}
      {shown && (shown.emails.length > 0 || shown.customer.address !== undefined) && <OrderPanel id={id} />}
    </aside>
  )
}

const isHighlightedSource = ({ rests }: SourceHighlight, number: number): boolean =>
  rests?.includes(number) ?? false

/** A source. Hovering it highlights its sentences. */
function SidePaneSource({ source, number }: { readonly source: DraftSource; readonly number: number }) {
  const { $lit } = useMail().state
  const lit = useStore($lit)
  const item = useRef<HTMLLIElement>(null)
  const isWanted = isHighlightedSource(lit, number) && lit.sentence !== undefined && lit.rests?.[0] === number
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  const lightSource = (): void => $lit.set({ source: number })
  const clearLight = (): void => $lit.set({})
  return (
    <li
      ref={item}
      data-source={number}
      id={`source-${String(number)}`}
      tabIndex={-1}
      className={isHighlightedSource(lit, number) ? 'lit' : undefined}
      onPointerEnter={lightSource}
      onPointerLeave={clearLight}
      onFocus={lightSource}
      onBlur={clearLight}
    >
      <SourceQuote source={source} canFix />
    </li>
  )
}
