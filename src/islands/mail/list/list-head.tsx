import { useStore } from '@nanostores/react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { shortcutMessages } from '../../../messages/keys.ts'
import { emailMessages } from '../../../messages/emails.ts'
import { listWords as words, unsentReplyWords } from './words.ts'
import { formatCappedCount } from '../../../models/capped-count.ts'
import { buildLink } from '../../../routes.ts'
import { PathIcon } from '../../../ui/icons.tsx'
import { mailActions } from '../actions/mail-actions.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { useMail } from '../mail-context.tsx'
import type { ListMetadata } from '../state.ts'
import { listToggleFilterChips, listMailFilterLinks } from '../view.ts'
import { SmallButton } from '../../../ui/quiet-button.tsx'

/** The head of the list: unsent replies, New message, filters, search and the other lists. */
export function ListHead() {
  const mail = useMail()
  const { state } = mail
  const { place } = state.start
  const { filter, narrowing } = place
  const { counts, has_mail: hasMail, sending } = useStore(state.$list)
  const isOpen = useStore(state.$shown) !== undefined
  const isNarrowed = Object.keys(narrowing).some((name) => name !== 'order')
  // Servers with list counts also support search and changes.
  const canSearch = counts != null && ((hasMail ?? filter !== 'all') || isNarrowed)
  const title = filter === 'all' ? emailMessages.title : emailMessages.filters[filter]

  return (
    <header className="list-head row line-below" id="mail-head">
      {sending && <UnsentRepliesNotice sending={sending} />}
      {sending && mailActions.newMessage.isOffered(state.start) && (
        <div className="push">
          <SmallButton onClick={() => mailActions.newMessage.run(mail, state.start)}>
            {mailActions.newMessage.label()}
          </SmallButton>
        </div>
      )}
      {isOpen ? (
        <p className="list-title break bold">{title}</p>
      ) : (
        <h1 className="list-title break bold">{title}</h1>
      )}
      {canSearch && (
        <>
          <nav className="chips" aria-label={words.narrowLabel}>
            <FilterBar />
            {listToggleFilterChips(place, counts).map(({ label, isOn, href, count }) => (
              <a key={label} href={href} aria-current={isOn ? 'true' : undefined}>
                {label}
                {count !== undefined && count > 0 && (
                  <span className="filter-count muted digits">{formatCappedCount(count)}</span>
                )}
              </a>
            ))}
          </nav>
          <ListSearch filter={filter} narrowing={narrowing} />
        </>
      )}
      <nav className="mail-filters on-phone" aria-label={words.filtersLabel}>
        {listMailFilterLinks(counts).map(({ name, href, count }) => (
          <a className="tab" key={name} href={href} aria-current={name === filter ? 'page' : undefined}>
            {emailMessages.filters[name]}
            {count !== undefined && (
              <span className="filter-count muted digits">{formatCappedCount(count)}</span>
            )}
          </a>
        ))}
      </nav>
    </header>
  )
}

interface ListSearchProps {
  readonly filter: string
  readonly narrowing: Readonly<Record<string, string>>
}

/** The search field of the list, which opens a search address. */
function ListSearch({ filter, narrowing }: ListSearchProps) {
  const { q = '', ...others } = narrowing
  return (
    <form className="list-search line on-phone" role="search" action={buildLink('emails')}>
      <input type="hidden" name="filter" value={filter} />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PathIcon path="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5" size={16} />
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={maxLengths.line}
        aria-label={emailMessages.searchLabel}
        placeholder={emailMessages.searchLabel}
        aria-describedby="list-search-help"
      />
      <button className="visually-hidden" tabIndex={-1}>
        {emailMessages.search}
      </button>
      <SearchHelp />
    </form>
  )
}

/**
 * The terms of a search, shown below its field while a person types. Keep it equal to its Astro copy in
 * `src/components/mail-search.astro` (docs/decisions/0082-a-page-costs-what-astro-and-react-cost.md).
 */
function SearchHelp() {
  return (
    <div className="search-help popup pad" id="list-search-help">
      <p>{shortcutMessages.search.hint}</p>
      <dl className="stack gap-1">
        {shortcutMessages.search.keys.map(([term, text]) => (
          <div className="row gap-0 gap-x-3" key={term}>
            <dt>
              <kbd>{term}</kbd>
            </dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The notice about failed replies. */
function UnsentRepliesNotice({ sending }: { readonly sending: NonNullable<ListMetadata['sending']> }) {
  const { waiting, failed, unknown, stopped } = sending
  const lines = [
    ...(failed > 0 ? [{ text: unsentReplyWords.failed(failed), thread: sending.failed_thread }] : []),
    ...(unknown > 0 ? [{ text: unsentReplyWords.unknown(unknown), thread: sending.unknown_thread }] : []),
  ]
  if (stopped === null && lines.length === 0) return null
  return (
    <div className="sending-strip tinted stack gap-1" data-accent-color="amber" role="status">
      {stopped !== null && (
        <p>
          {unsentReplyWords.stopped(waiting, stopped.detail)}{' '}
          <a href={buildLink('integration')}>{unsentReplyWords.check}</a>
        </p>
      )}
      {lines.map(({ text, thread }) => (
        <p key={text}>
          {text} {thread != null && <a href={buildLink('email', { id: thread })}>{unsentReplyWords.show}</a>}
        </p>
      ))}
    </div>
  )
}
