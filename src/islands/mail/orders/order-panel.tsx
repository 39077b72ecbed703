import { useCallback, useEffect, useState } from 'react'
import { orderWords as words } from '../words.ts'
import { toOrderPanelView } from './view.ts'
import type { OrderPanelView, PanelOrder } from './view.ts'
import { buildLink } from '../../../routes.ts'
import { useMail } from '../mail-context.tsx'
import { SmallButton } from '../../../ui/quiet-button.tsx'

/** The orders of the customer and their earlier conversations. They may be slow: the conversation does not wait for them. */
export function OrderPanel({ id }: { readonly id: string }) {
  const { readContext, state } = useMail()
  const { zone } = state.start
  const [panel, setPanel] = useState<OrderPanelView>()
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setProblem(undefined)
      const read = await readContext(id, signal)
      if (signal?.aborted) return
      if (typeof read === 'string') setProblem(read)
      else setPanel(toOrderPanelView(read, zone))
    },
    [id, readContext, zone],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [load])

  return (
    <div className="stack gap-3" aria-live="polite" aria-busy={!panel && problem === undefined}>
      {problem !== undefined && (
        <p className="tinted" data-accent-color="amber" role="alert">
          {problem} <SmallButton onClick={() => void load()}>{words.again}</SmallButton>
        </p>
      )}
      {!panel && problem === undefined && <p className="muted">{words.loading}</p>}
      {panel && <CustomerPanel panel={panel} again={() => void load()} />}
    </div>
  )
}

function CustomerPanel({ panel, again }: { readonly panel: OrderPanelView; readonly again: () => void }) {
  return (
    <>
      {panel.isUnverified && (
        <p className="tinted" data-accent-color="amber" title={words.notVerifiedHint}>
          <strong>{words.notVerified}</strong> {words.notVerifiedHint}
        </p>
      )}
      {panel.since !== undefined && <p className="muted">{panel.since}</p>}
      <section className="side-part stack gap-1" aria-labelledby="side-orders">
        <h2 className="muted tiny" id="side-orders">
          {words.orders}
        </h2>
        {panel.fault !== undefined && (
          <p className="tinted" data-accent-color="amber" role="status">
            {panel.fault} <SmallButton onClick={again}>{words.again}</SmallButton>
          </p>
        )}
        {!panel.hasShop && (
          <p className="muted">
            {words.noShop} <a href={buildLink('integration')}>{words.noShopAction}</a>
          </p>
        )}
        {panel.hasShop && panel.orders.length === 0 && panel.fault === undefined && (
          <p className="muted">{words.none}</p>
        )}
        {panel.orders.map((order, index) => (
          <OrderDetails key={order.name} order={order} isOpen={index === 0} />
        ))}
        {panel.notes.map((note) => (
          <p key={note} className="muted">
            {note}
          </p>
        ))}
        {panel.read !== undefined && <p className="muted">{panel.read}</p>}
      </section>
      {panel.earlier.length > 0 && (
        <section className="side-part stack gap-1" aria-labelledby="side-earlier">
          <h2 className="muted tiny" id="side-earlier">
            {words.earlier}
          </h2>
          <ul className="stack gap-1">
            {panel.earlier.map(({ href, subject, day }) => (
              <li key={href}>
                <a href={href}>{subject}</a> <span className="muted">{day}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OrderDetails({ order, isOpen }: { readonly order: PanelOrder; readonly isOpen: boolean }) {
  return (
    <details className="order" open={isOpen} data-foreign={order.foreign !== undefined}>
      <summary>
        <strong>{order.name}</strong>{' '}
        <span>{order.foreign === undefined ? order.states[0] : words.another}</span>
      </summary>
      {order.foreign !== undefined && (
        <p className="tinted" data-accent-color="amber">
          {order.foreign}
        </p>
      )}
      <p>{order.states.join(' · ')}</p>
      <p className="muted">
        {order.placed}. {words.total}: {order.total}
      </p>
      <ul aria-label={words.items}>
        {order.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {order.parcels.map(({ text, state, links }) => (
        <p key={text}>
          {text}
          {state && <span className="muted"> · {state}</span>}
          {links.map(({ href, text: label }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {' '}
              {label}
            </a>
          ))}
        </p>
      ))}
      {order.refunds.map((refund) => (
        <p key={refund}>{refund}</p>
      ))}
      {order.adminUrl && (
        <a href={order.adminUrl} target="_blank" rel="noopener noreferrer">
          {words.open}
        </a>
      )}
    </details>
  )
}
