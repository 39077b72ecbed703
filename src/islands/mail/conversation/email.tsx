import { useState } from 'react'
import { threadWords as words, forwardWords, recipientWords } from '../words.ts'
import type { ShownEmail } from './shown-emails.ts'
import { InitialsBadge } from '../../../ui/initials-badge.tsx'
import { useMail } from '../mail-context.tsx'
import type { EmailBodyPart, EmailPicture } from './email-body-parts.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface EmailProps {
  readonly mail: ShownEmail
  /** The conversation that it is part of. */
  readonly thread: string
}

/** An email of a conversation: sender, time, text, files and original. */
export function Email({ mail, thread }: EmailProps) {
  // Stays open for its reader, although later emails fold it.
  const [isOpen] = useState(mail.isOpen)
  const { requests, state } = useMail()
  const { id, badge } = mail
  const canBe = state.canEdit ? mail.canBe : undefined
  const warnings = [mail.isForged && words.forgedHint, mail.undelivered].filter(
    (text) => typeof text === 'string',
  )
  return (
    <details className="mail" open={isOpen} id={id === undefined ? undefined : `mail-${id}`}>
      <EmailHeader mail={mail} />
      {mail.to !== undefined && (
        <p className="mail-parties break muted tiny">
          {words.to}: {mail.to}
          {mail.cc !== undefined && ` · ${words.cc}: ${mail.cc}`}
          {mail.bcc !== undefined && ` · ${recipientWords.bcc}: ${mail.bcc}`}
        </p>
      )}
      {(badge !== undefined || mail.isNewcomer) && (
        <div className="mail-note tinted muted small row gap-x-3">
          {mail.isNewcomer && <p>{words.newcomerHint}</p>}
          {badge !== undefined && mail.reason !== undefined && <p>{mail.reason}.</p>}
          {badge !== undefined && canBe === 'customer' && id !== undefined && (
            <SmallButton onClick={() => void requests.sortSender(thread, id, true)}>
              {words.isCustomer}
            </SmallButton>
          )}
        </div>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mail-note tinted small row gap-x-3" data-accent-color="red" role="note">
          {warning}
        </p>
      ))}
      {mail.text.length === 0 ? (
        <p className="letter muted">{words.noText}</p>
      ) : (
        <EmailBodyText parts={mail.text} />
      )}
      {mail.rest.length > 0 && (
        <details className="fold">
          <summary className="button quiet small">{words.quoted}</summary>
          <EmailBodyText parts={mail.rest} isQuoted />
        </details>
      )}
      {mail.isCut && <p className="cut muted small">{words.cut}</p>}
      {mail.pictures.length > 0 && (
        <div className="pictures row" role="group" aria-label={words.pictures}>
          {mail.pictures.map((picture) => (
            <Thumbnail key={picture.href} picture={picture} />
          ))}
        </div>
      )}
      {mail.files.length > 0 && (
        <ul className="files file-list row small" aria-label={words.attachments}>
          {mail.files.map(({ href, name, size }) => (
            <li key={href}>
              <a href={href} download={name}>
                <span>{name}</span> <small className="muted">{size}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <EmailFooter mail={mail} thread={thread} />
    </details>
  )
}

function EmailHeader({ mail }: { readonly mail: ShownEmail }) {
  const { name, sender, moment, badge } = mail
  return (
    <summary className="mail-head line">
      <InitialsBadge name={name} tone={mail.tone} />
      <h2>
        {name}
        {mail.sentBy !== undefined && <span className="badge">{mail.sentBy}</span>}
        {badge !== undefined && <span className="badge">{badge}</span>}
        {mail.isSide && (
          <span className="badge" title={forwardWords.sideHint}>
            {forwardWords.side}
          </span>
        )}
        {mail.isNewcomer && (
          <span className="badge waiting" title={words.newcomerHint}>
            {words.newcomer}
          </span>
        )}
        {mail.undelivered !== undefined && <span className="badge undelivered">{words.undelivered}</span>}
        {mail.isForged && <span className="badge undelivered">{words.forged}</span>}
        {mail.isAnswered && <span className="badge">{words.answered}</span>}
      </h2>
      <span className="mail-excerpt muted small one-line fill" aria-hidden="true">
        {mail.excerpt}
      </span>
      {sender?.address !== undefined && sender.address !== sender.name && (
        <span className="mail-address muted tiny one-line">{sender.address}</span>
      )}
      {moment ? (
        <time className="muted tiny" dateTime={moment.iso} title={moment.text}>
          <span aria-hidden="true">{mail.short}</span>
          <span className="visually-hidden">{moment.text}</span>
        </time>
      ) : (
        <span className="mail-address muted tiny one-line">{words.noDate}</span>
      )}
    </summary>
  )
}

/** The original of an email, and its rarely used actions. */
function EmailFooter({ mail, thread }: EmailProps) {
  const { requests, replies, state } = useMail()
  const { id, original, canSplit, canBe, canForward } = mail
  const hasMore = id !== undefined && state.canEdit && (canSplit || canForward || canBe === 'notice')
  if (original === undefined && !hasMore) return null
  return (
    <footer className="row">
      {original !== undefined && (
        <details className="original">
          <summary className="button quiet small">{words.original}</summary>
          <iframe src={original} loading="lazy" title={words.originalOf(mail.name)} />
        </details>
      )}
      {hasMore && (
        <details>
          <summary className="button quiet small">{words.more}</summary>
          <div className="row mt-2">
            {canForward && (
              <SmallButton title={forwardWords.hint} onClick={() => void replies.forward(thread, id)}>
                {forwardWords.forward}
              </SmallButton>
            )}
            {canForward && !mail.isOurs && mail.badge === undefined && (
              <SmallButton onClick={() => void replies.begin(thread, undefined, id)}>
                {forwardWords.answer}
              </SmallButton>
            )}
            {canBe === 'notice' && (
              <SmallButton onClick={() => void requests.sortSender(thread, id, false)}>
                {words.notCustomer}
              </SmallButton>
            )}
            {canSplit && (
              <SmallButton title={words.splitHint} onClick={() => void requests.split(thread, id)}>
                {words.split}
              </SmallButton>
            )}
          </div>
        </details>
      )}
    </footer>
  )
}

/** A text with links for its web addresses. */
export function EmailBodyText({
  parts,
  isQuoted = false,
}: {
  readonly parts: readonly EmailBodyPart[]
  readonly isQuoted?: boolean
}) {
  return (
    <p className={isQuoted ? 'letter quote muted mt-2' : 'letter'}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : 'picture' in part ? (
          <Thumbnail key={index} picture={part.picture} />
        ) : 'shown' in part ? (
          <strong key={index} className="badge undelivered">
            {words.otherHost(part.shown)}
          </strong>
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}

/** A thumbnail of a mail's picture, which a press enlarges. An unavailable picture is shown as a file. */
function Thumbnail({ picture }: { readonly picture: EmailPicture }) {
  const { $picture } = useMail().state
  const [hasFailed, setFailed] = useState(false)
  const { href, name, size } = picture
  if (hasFailed)
    return (
      <a href={href} download={name}>
        {name} <small>{size}</small>
      </a>
    )
  return (
    <button
      className="thumbnail"
      type="button"
      aria-label={words.showPicture(name)}
      title={`${name}, ${size}`}
      onClick={() => $picture.set(picture)}
    >
      <img src={href} alt={name} loading="lazy" onError={() => setFailed(true)} />
    </button>
  )
}
