import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { composerWords as words, laterWords, savedReplyWords, recipientWords } from '../words.ts'
import { pickReplyFields } from './view.ts'
import type { ComposerDraft, ReplyFields } from './view.ts'
import type { CheckedSentence } from '../drafting/checked-sentences.ts'
import { archiveIconPath, PathIcon } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { calloutClass } from '../../../ui/radix-classes.ts'
import { mailActions } from '../actions/mail-actions.ts'
import { useFocusTarget, useMail } from '../mail-context.tsx'
import { AttachButton, FileList } from '../file-list.tsx'
import { ReplyActionsOnSend } from '../saved-replies/reply-actions-on-send.tsx'
import { CheckedTextField } from '../drafting/checked-text-field.tsx'
import { useSavedReplies } from '../saved-replies/use-saved-replies.tsx'
import { ForwardedOriginal } from '../forward/forwarded-original.tsx'
import { RecipientField } from '../recipients/recipient-field.tsx'
import { QuietButton } from '../../../ui/quiet-button.tsx'

interface ComposerProps {
  readonly thread: string
  readonly draft: ComposerDraft
  /** The accessible name of the form. */
  readonly label: string
  readonly sentences: readonly CheckedSentence[]
  /** The id of the popover that rewrites the draft. Undefined if rewriting is not offered. */
  readonly rewrite: string | undefined
  /** True if the message starts a conversation. Then no next conversation follows. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** The form of a reply: recipients, text, files and actions. */
export function Composer({ thread, draft, label, sentences, rewrite, isFirst, children }: ComposerProps) {
  const mail = useMail()
  const { state, replies } = mail
  const { id } = draft
  const field = useFocusTarget<HTMLTextAreaElement>('reply', id)
  const savedReplies = useSavedReplies(id, field)
  const typed = useStore(state.$typed)[id]
  const progress = useStore(state.$progress, { keys: [id] })[id] ?? {}
  const written = pickReplyFields(typed ?? draft)
  const changeReply = (part: Partial<ReplyFields>): void => replies.type(id, { ...written, ...part })

  const facts = useStore(state.$facts)(thread)
  const about = { permissions: state.start.permissions, facts, isOpen: true, draft }
  const canArchive = mailActions.sendAndArchive.isOffered(about)

  function sendReply(event: SyntheticEvent, isArchiving = false): void {
    event.preventDefault()
    const action = isArchiving && canArchive ? mailActions.sendAndArchive : mailActions.send
    if (!progress.isBusy) action.run(mail, about)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Escape' && isText && innerWidth >= 768) {
      event.preventDefault()
      state.$focus.set({ part: 'title' })
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    sendReply(event, event.shiftKey)
  }

  return (
    <>
      <form
        className="composer stack gap-2"
        id={`composer-${id}`}
        data-composer={id}
        aria-label={label}
        onSubmit={sendReply}
        onKeyDown={onKeyDown}
      >
        {progress.remote !== undefined && (
          <div className="remote-version extract letter tinted" tabIndex={0}>
            {progress.remote}
          </div>
        )}
        <div className="composer-top row gap-0 gap-x-3 spread">
          <RecipientFields draft={draft} written={written} onChange={changeReply} />
          <span className="composer-status muted tiny" role="status">
            {progress.status}
          </span>
        </div>
        <CheckedTextField
          draft={id}
          field={field}
          text={written.body}
          sentences={sentences}
          onChange={(text) => changeReply({ body: text })}
          fieldProps={savedReplies.fieldProps}
        />
        {savedReplies.chooser}
        <div className="composer-foot stack gap-2">
          <FileList
            label={words.attachments}
            files={draft.files}
            removeLabel={words.removeFile}
            onRemove={(file) => void replies.removeFile(id, file)}
          />
          <ReplyActionsOnSend draft={id} />
          {draft.forwarded && (
            <ForwardedOriginal draft={id} original={draft.forwarded} isBusy={progress.isBusy ?? false} />
          )}
          {children}
          <QuotationPreview quotation={draft.quotation} />
          {progress.refusal !== undefined && (
            <p className={calloutClass} data-accent-color="red" role="alert">
              {progress.refusal}
            </p>
          )}
          <div className="composer-actions row">
            {rewrite !== undefined && (
              <QuietButton popoverTarget={rewrite}>
                {words.rewrite}
                <PathIcon path="M6.5 12 10 8.5l3.5 3.5" size={16} />
              </QuietButton>
            )}
            <QuietButton
              aria-haspopup="listbox"
              aria-expanded={savedReplies.isOpen}
              onPointerDown={(event) => event.preventDefault()}
              title={`${savedReplyWords.open} (/)`}
              onClick={savedReplies.open}
            >
              {savedReplyWords.open}
            </QuietButton>
            <AttachButton label={words.attach} onChoose={(files) => void replies.attach(id, files)} />
            <button
              className="button quiet push"
              type="button"
              name="do"
              value="save"
              onClick={() => void replies.save(id)}
            >
              {words.save}
            </button>
            <div className="send-buttons line" role="group">
              <button className="button" name="do" value="send" disabled={progress.isBusy}>
                {isFirst || draft.forwarded ? words.send : mailActions.send.label()}
                <kbd aria-hidden="true">Ctrl ↵</kbd>
              </button>
              {canArchive && (
                <button
                  className="button"
                  type="button"
                  disabled={progress.isBusy}
                  aria-label={mailActions.sendAndArchive.label()}
                  title={`${mailActions.sendAndArchive.label()} (${mailActions.sendAndArchive.key ?? ''})`}
                  onClick={(event) => sendReply(event, true)}
                >
                  <PathIcon path={archiveIconPath} size={16} />
                </button>
              )}
              <Menu
                align="end"
                trigger={
                  <button
                    className="button"
                    id={`send-ways-${id}`}
                    type="button"
                    disabled={progress.isBusy}
                    aria-label={laterWords.ways}
                    title={laterWords.ways}
                  >
                    <PathIcon path="M6.5 8.5 10 12l3.5-3.5" size={16} />
                  </button>
                }
              >
                {({ MenuItem }) =>
                  (['sendLater', 'sendAndRemind'] as const)
                    .filter((name) => mailActions[name].isOffered(about))
                    .map((name) => (
                      <MenuItem key={name} onSelect={() => mailActions[name].run(mail, about)}>
                        {mailActions[name].label()}
                      </MenuItem>
                    ))
                }
              </Menu>
            </div>
          </div>
        </div>
        <p className="composer-hint muted tiny" id={`draft-hint-${id}`}>
          {words.signature} {words.keys}
        </p>
      </form>
      {savedReplies.dialog}
    </>
  )
}

interface RecipientFieldsProps {
  readonly draft: ComposerDraft
  readonly written: ReplyFields
  readonly onChange: (part: Partial<ReplyFields>) => void
}

/** The recipients of a reply, on one line until opened. */
function RecipientFields({ draft, written, onChange }: RecipientFieldsProps) {
  const { id, isHeadOpen } = draft
  const subject = useFocusTarget<HTMLInputElement>('subject', id)
  const to = useFocusTarget<HTMLInputElement>('to', id)
  const cc = useRef<HTMLInputElement>(null)
  const bcc = useRef<HTMLInputElement>(null)
  const people = [
    { name: 'to', label: words.to, field: to },
    { name: 'cc', label: words.cc, field: cc },
    { name: 'bcc', label: recipientWords.bcc, field: bcc },
  ] as const
  return (
    <details className="composer-fold small fill" open={isHeadOpen}>
      <summary>
        <span className="muted">{words.to}:</span> <span>{written.to.trim() || words.nobody}</span>{' '}
        {(written.bcc ?? '').trim() !== '' && (
          <span className="muted">
            · {recipientWords.bcc}: {written.bcc}{' '}
          </span>
        )}
        <span className="muted">· {written.subject.trim() || words.noSubject}</span>
      </summary>
      <div className="composer-head mt-2">
        {people.map(({ name, label, field }) => (
          <RecipientField
            key={name}
            id={`draft-${name}-${id}`}
            {...{ name, label, field }}
            value={written[name] ?? ''}
            onChange={(text) => onChange({ [name]: text })}
          />
        ))}
        <label className="muted" htmlFor={`draft-subject-${id}`}>
          {words.subject}
        </label>
        <input
          className="input"
          id={`draft-subject-${id}`}
          name="subject"
          type="text"
          autoComplete="off"
          ref={subject}
          value={written.subject}
          maxLength={maxLengths.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </div>
    </details>
  )
}

/** The quoted email below a reply, or the reason why none is quoted. */
function QuotationPreview({ quotation }: Pick<ComposerDraft, 'quotation'>) {
  if (!quotation) return null
  if (quotation.text === '') return <p className="composer-quote muted tiny break">{quotation.title}</p>
  return (
    <details className="composer-quote muted tiny break">
      <summary>{quotation.title}</summary>
      <p className="letter quote extract">{quotation.text}</p>
    </details>
  )
}
