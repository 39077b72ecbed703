import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { useState } from 'react'
import { integrationMessages as words } from './words.ts'
import { buildLink } from '../../routes.ts'
import type {
  KnownMailProvider,
  LinkedMailbox,
  LinkedShop,
  NoShopReason,
  LinkableShopSystem,
} from './view.ts'
import { createIsland } from '../create-island.tsx'
import type { ConsentProblem } from './link-panel.tsx'
import { MailboxCard } from './mailbox/mailbox-card.tsx'
import { ShopCard } from './shop/shop-card.tsx'

interface IntegrationsProps {
  /** The address that starts the consent of a provider. */
  readonly action: string
  readonly mailbox?: LinkedMailbox | undefined
  readonly shop?: LinkedShop | undefined
  /** The store's answer when it links no shop. */
  readonly shopChoice?: NoShopReason | undefined
  readonly providers: readonly KnownMailProvider[]
  /** True when the server accepts unencrypted connections. */
  readonly allowsPrivate: boolean
  /** The providers that are linked by consent instead of a password or a token. */
  readonly offers: {
    readonly shops: readonly LinkableShopSystem[]
    readonly mail: readonly MailConsentProvider[]
  }
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
  readonly canEdit: boolean
  /** A linked account whose form is open. */
  readonly edited?: string | undefined
  /** The reason why consent failed, and the submitted fields. */
  readonly problem?: (ConsentProblem & { readonly kind: 'mailbox' | 'shop' }) | undefined
  readonly values?: Readonly<Record<string, string>> | undefined
}

function IntegrationsView({
  action,
  mailbox,
  shop,
  shopChoice,
  providers,
  allowsPrivate,
  offers,
  zone,
  canEdit,
  edited,
  problem,
  values,
}: IntegrationsProps) {
  const [account, setAccount] = useState(mailbox)
  const [store, setStore] = useState(shop)
  const [choice, setChoice] = useState(shopChoice)
  const hasShop = store?.state === 'connected'
  const isReady = account?.state === 'connected' && (hasShop || (!store && choice !== undefined))
  const getCardProps = (kind: 'mailbox' | 'shop') => {
    const ownProblem = problem?.kind === kind ? problem : undefined
    return {
      action,
      zone,
      canEdit,
      isEdited: edited === kind || ownProblem !== undefined,
      problem: ownProblem,
    }
  }
  // The connection that needs work comes first.
  const isShopFirst = mailbox?.state === 'connected' && shop !== undefined && shop.state !== 'connected'
  const mailboxCard = (
    <MailboxCard
      key="mailbox"
      {...getCardProps('mailbox')}
      mailbox={account}
      providers={providers}
      allowsPrivate={allowsPrivate}
      offers={offers.mail}
      onChange={setAccount}
    />
  )
  const shopCard = (
    <ShopCard
      key="shop"
      {...getCardProps('shop')}
      shop={store}
      offers={offers.shops}
      choice={choice}
      values={problem?.kind === 'shop' ? values : undefined}
      onChange={(linked) => {
        setStore(linked)
        setChoice(undefined)
      }}
      onChoice={setChoice}
    />
  )
  return (
    <div className="stack">
      {isReady && (
        <p className="next-step" role="status">
          <span>
            <strong>{words.readyTitle}</strong> {hasShop ? words.ready : words.readyWithoutShop}
          </span>
          <a className="button" href={buildLink('dashboard')}>
            {words.readyAction}
          </a>
        </p>
      )}
      {!canEdit && <p className="muted">{words.readOnly}</p>}
      {isShopFirst ? [shopCard, mailboxCard] : [mailboxCard, shopCard]}
    </div>
  )
}

/** The two links of a store: its mailbox and its shop. */
export const Integrations = createIsland(IntegrationsView)
