import type { MailConsentProvider } from '@draftdesk/contract/mail-providers'
import { consentMessages, mailboxMessages as words } from '../words.ts'
import { testMailbox } from '../actions.ts'
import { getConsentProviderName } from '../view.ts'
import type { KnownMailProvider, LinkedMailbox, ConsentProvider } from '../view.ts'
import { Notice } from '../../../ui/notice.tsx'
import { LinkPanel } from '../link-panel.tsx'
import type { LinkCardProps } from '../link-panel.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { MailboxForm } from './mailbox-form.tsx'

interface MailboxCardProps extends LinkCardProps {
  readonly mailbox: LinkedMailbox | undefined
  readonly providers: readonly KnownMailProvider[]
  readonly allowsPrivate: boolean
  /** The providers that are linked by consent instead of a password. */
  readonly offers: readonly MailConsentProvider[]
  readonly onChange: (mailbox: LinkedMailbox | undefined) => void
}

/** The email account of the store. */
export function MailboxCard({
  action,
  problem,
  mailbox,
  providers,
  allowsPrivate,
  offers,
  onChange,
  ...card
}: MailboxCardProps) {
  return (
    <LinkPanel
      {...card}
      kind="mailbox"
      words={words}
      erase={words.erase}
      linked={mailbox}
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
              {describeServer(mailbox.imap)} <TestResultBadge failure={mailbox.sides?.imap} />
            </dd>
            <dt>{words.sending}</dt>
            <dd>
              {describeServer(mailbox.smtp)} <TestResultBadge failure={mailbox.sides?.smtp} />
            </dd>
          </>
        )
      }
      mend={
        mailbox?.provider &&
        mailbox.failure && <ConsentButtons action={action} providers={[mailbox.provider]} isAgain />
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

/** The result of one direction in the last test: null if it works, undefined if the server does not report it. */
function TestResultBadge({ failure }: { readonly failure: unknown }) {
  if (failure === undefined) return null
  return (
    <Badge color={failure === null ? 'green' : 'red'}>
      {failure === null ? words.works : words.worksNot}
    </Badge>
  )
}

const describeServer = ({ host, port, security }: LinkedMailbox['imap']): string =>
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
