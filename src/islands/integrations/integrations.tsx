import { useState } from 'react'
import { failureMessages } from '../../messages/failures.ts'
import { integrationMessages as words } from '../../messages/integrations.ts'
import { link } from '../../routes.ts'
import type { MailProvider, Mailbox, Shop } from '../../stores/integrations.ts'
import { reportCrash } from '../../stores/report.ts'
import { island } from '../../ui/island.tsx'
import { MailboxCard } from './mailbox-card.tsx'
import { ShopCard } from './shop-card.tsx'

interface IntegrationsProps {
  /** Where the forms are sent without JavaScript. */
  readonly action: string
  readonly mailbox?: Mailbox | undefined
  readonly shop?: Shop | undefined
  readonly providers: readonly MailProvider[]
  /** Whether the server lets connections without encryption through. */
  readonly allowsPrivate: boolean
  readonly canEdit: boolean
  /** The link whose form is shown although it is linked. */
  readonly edited?: string | undefined
  /** What a form without JavaScript came to. */
  readonly problem?: { readonly kind: 'mailbox' | 'shop'; readonly text: string } | undefined
  readonly values?: Readonly<Record<string, string>> | undefined
}

function Part({
  action,
  mailbox,
  shop,
  providers,
  allowsPrivate,
  canEdit,
  edited,
  problem,
  values,
}: IntegrationsProps) {
  const [account, setAccount] = useState(mailbox)
  const [store, setStore] = useState(shop)
  const isReady = [account, store].every((linked) => linked !== undefined && linked.state === 'connected')
  const isEdited = (kind: 'mailbox' | 'shop') => edited === kind || problem?.kind === kind
  const problemOf = (kind: 'mailbox' | 'shop') => (problem?.kind === kind ? problem.text : undefined)
  const valuesOf = (kind: 'mailbox' | 'shop') => (problem?.kind === kind ? values : undefined)
  return (
    <div className="integrations">
      {isReady && (
        <p className="next-step" role="status">
          <span>
            <strong>{words.readyTitle}</strong> {words.ready}
          </span>
          <a className="button" href={link('dashboard')}>
            {words.readyAction}
          </a>
        </p>
      )}
      {!canEdit && <p className="muted">{words.readOnly}</p>}
      <MailboxCard
        action={action}
        mailbox={account}
        providers={providers}
        allowsPrivate={allowsPrivate}
        canEdit={canEdit}
        isEdited={isEdited('mailbox')}
        problem={problemOf('mailbox')}
        values={valuesOf('mailbox')}
        onChange={setAccount}
      />
      <ShopCard
        action={action}
        shop={store}
        canEdit={canEdit}
        isEdited={isEdited('shop')}
        problem={problemOf('shop')}
        values={valuesOf('shop')}
        onChange={setStore}
      />
    </div>
  )
}

/** The two links of a store: its mailbox and its Shopify store. */
export const Integrations = island(Part, failureMessages, reportCrash)
