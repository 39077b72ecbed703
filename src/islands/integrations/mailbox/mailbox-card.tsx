import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { consentMessages, mailboxMessages as words } from '../words.ts'
import { testMailbox } from '../actions.ts'
import { getConsentProviderName } from '../view.ts'
import type { KnownMailProvider, MailServerSettings, LinkedMailbox, ConsentProvider } from '../view.ts'
import { Notice } from '../../../ui/notice.tsx'
import { LinkPanel } from '../link-panel.tsx'
import type { ConsentProblem } from '../link-panel.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { MailboxForm } from './mailbox-form.tsx'

interface MailboxCardProps {
  readonly action: string
  readonly zone: string
  readonly mailbox: LinkedMailbox | undefined
  readonly providers: readonly KnownMailProvider[]
  readonly allowsPrivate: boolean
  /** The providers that are linked by consent instead of a password. */
  readonly offers: readonly MailConsentProvider[]
  readonly canEdit: boolean
  readonly isEdited: boolean
  readonly problem: ConsentProblem | undefined
  readonly onChange: (mailbox: LinkedMailbox | undefined) => void
}

/** The email account of the store. */
export function MailboxCard({
  action,
  zone,
  mailbox,
  providers,
  allowsPrivate,
  offers,
  canEdit,
  isEdited,
  problem,
  onChange,
}: MailboxCardProps) {
  return (
    <LinkPanel
      zone={zone}
      kind="mailbox"
      title={words.title}
      hint={words.hint}
      disconnectHint={words.disconnectHint}
      erase={words.erase}
      linked={mailbox}
      canEdit={canEdit}
      isEdited={isEdited}
      test={testMailbox}
      onChange={onChange}
      facts={
        mailbox && (
          <>
            <dt>{words.address}</dt>
            <dd>{mailbox.address}</dd>
            {mailbox.provider && (
              <>
                <dt>{consentMessages.access}</dt>
                <dd>{consentMessages.byConsent(getConsentProviderName(mailbox.provider))}</dd>
              </>
            )}
            <dt>{words.reading}</dt>
            <dd>
              {describeServer(mailbox.imap)} <TestResultBadge works={mailbox.works?.imap} />
            </dd>
            <dt>{words.sending}</dt>
            <dd>
              {describeServer(mailbox.smtp)} <TestResultBadge works={mailbox.works?.smtp} />
            </dd>
          </>
        )
      }
      mend={
        mailbox?.provider &&
        mailbox.failure !== undefined && (
          <ConsentButtons action={action} providers={[mailbox.provider]} isAgain />
        )
      }
      form={(linking) => (
        <>
          {offers.length > 0 && (
            <div className="stack gap-2">
              <ConsentButtons action={action} providers={offers} />
              {problem && <Notice tone="error">{problem.text}</Notice>}
              <p className="field-hint">{consentMessages.mailHint}</p>
              <h3 className="mt-3">{consentMessages.orPassword}</h3>
            </div>
          )}
          <MailboxForm mailbox={mailbox} providers={providers} allowsPrivate={allowsPrivate} {...linking} />
        </>
      )}
    />
  )
}

/** The result of one direction in the last test. */
function TestResultBadge({ works }: { readonly works: boolean | undefined }) {
  if (works === undefined) return null
  return <Badge color={works ? 'green' : 'red'}>{works ? words.works : words.worksNot}</Badge>
}

const describeServer = ({ host, port, security }: MailServerSettings): string =>
  `${host}:${String(port)}, ${words.securities[security]}`

interface ConsentButtonsProps {
  /** The address that the buttons post to. It redirects to the provider. */
  readonly action: string
  readonly providers: readonly ConsentProvider[]
  /** The account was connected before. */
  readonly isAgain?: boolean
}

/** The buttons of the providers that are linked by consent. */
function ConsentButtons({ action, providers, isAgain = false }: ConsentButtonsProps) {
  return (
    <form className="actions" method="post" action={action}>
      {providers.map((provider) => (
        <button className="button" key={provider} name="action" value={`connect-${provider}`}>
          {isAgain
            ? consentMessages.connectAgain(getConsentProviderName(provider))
            : consentMessages.connect(getConsentProviderName(provider))}
        </button>
      ))}
    </form>
  )
}
