import { useStore } from '@nanostores/react'
import { composerWords, threadWords as words, forwardWords, noteWords } from '../words.ts'
import type { ShownThread } from '../conversation/view.ts'
import { suggestSenderName, toComposerData } from './view.ts'
import { mailActions } from '../actions/mail-actions.ts'
import { useMail } from '../mail-context.tsx'
import { NoteForm, usePreloadedNoteForm } from '../notes/note.tsx'
import type { Conversation } from '../state.ts'
import { findLostReply } from './unsaved-texts.ts'
import { PendingSend, LostReplyNotice } from './pending-send.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { SenderNameForm } from './sender-name-form.tsx'
import { usePhoneSheet } from './use-phone-sheet.ts'
import { LazyDraftForm } from '../drafting/lazy-draft-form.tsx'
import { DraftSources } from '../drafting/draft-sources.tsx'
import { ReviewLevel } from '../drafting/review-level.tsx'
import { calloutClass } from '../../../ui/radix-classes.ts'
import { mailKeys } from '../../../messages/keys.ts'
import { QuietButton } from '../../../ui/quiet-button.tsx'

interface ReplyAreaProps {
  readonly conversation: Conversation
  readonly shown: ShownThread | undefined
}

/** The area of the reply, below the conversation. It scrolls separately, and is a bottom sheet on a phone. */
export function ReplyArea({ conversation, shown }: ReplyAreaProps) {
  const { state, replies, notes } = useMail()
  usePreloadedNoteForm()
  const isNote = useStore(state.$noteOf) === conversation.id
  const { id, thread } = conversation
  const composer = thread && toComposerData(thread, state.start.zone)
  const { canEdit } = state
  const writer = canEdit ? state.start.writer : undefined
  const sender = thread && writer && suggestSenderName(thread, writer)
  const progress = useStore(state.$progress)
  const typed = useStore(state.$typed)
  const lost =
    canEdit &&
    thread &&
    findLostReply(
      typed,
      id,
      thread.drafts.map((draft) => draft.id),
    )
  const reports = (composer?.drafts ?? []).flatMap((draft) => progress[draft.id] ?? [])
  const news = reports.flatMap((report) => report.news ?? [])
  const problems = reports.flatMap(({ problem, sendAnyway }) =>
    problem === undefined ? [] : [{ problem, sendAnyway }],
  )
  const isAsking = composer?.drafts.some(({ isHeadOpen }) => isHeadOpen) || news.length > 0
  const hasForm = isNote || (canEdit && (composer?.drafts.length ?? 0) > 0)
  const sheet = usePhoneSheet(hasForm, isAsking)

  return (
    <div
      className="reading-composer"
      id="composer"
      ref={sheet.place}
      data-open={sheet.isOpen ? '' : undefined}
      style={sheet.style}
      onFocus={sheet.onFocus}
      onKeyDown={sheet.onKeyDown}
    >
      <button
        className="sheet-handle"
        type="button"
        ref={sheet.handle}
        aria-expanded={sheet.isOpen}
        aria-controls="drafts"
        onClick={sheet.toggle}
        onPointerDown={sheet.onPointerDown}
        onPointerUp={sheet.onPointerUp}
      >
        <span className="visually-hidden">{composerWords.sheet}</span>
      </button>
      {composer && composer.leaving.length > 0 && (
        <div className="stack gap-2 pane" id="leaving">
          {composer.leaving.map((mail) => (
            <PendingSend key={mail.id} thread={id} mail={mail} />
          ))}
        </div>
      )}
      {news.length > 0 && (
        <section
          className="composer-news tinted stack gap-2 pane"
          aria-label={composerWords.news}
          role="alert"
        >
          <h2>{composerWords.news}</h2>
          {news.map(({ sender, text }) => (
            <blockquote key={sender + text}>
              <cite>{sender}</cite>
              <p className="letter">{text}</p>
            </blockquote>
          ))}
        </section>
      )}
      {problems.map(({ problem, sendAnyway }) => (
        <div
          key={problem}
          className={`${calloutClass} pane`}
          data-accent-color={sendAnyway ? 'amber' : 'red'}
          role="alert"
        >
          <span>{problem}</span>
          {sendAnyway && (
            <button className="button small" type="button" onClick={sendAnyway}>
              {composerWords.sendAnyway}
            </button>
          )}
        </div>
      ))}
      {sender && !isNote && <SenderNameForm thread={id} sender={sender} />}
      {lost && (
        <div className="stack gap-2 pane" id="typed-before">
          <LostReplyNotice lost={lost} />
        </div>
      )}
      {canEdit && shown?.canNote && <ReplyOrNoteSwitch thread={id} />}
      {!canEdit && shown && !isNote && <ReadOnlyNotice thread={id} hasNotes={shown.canNote} />}
      {isNote && <NoteForm thread={id} onDone={notes.leave} />}
      {shown && composer && !isNote && (
        <section className="drafts pane" id="drafts" aria-label={words.drafts} tabIndex={-1}>
          {shown.drafts.map((draft, index) => (
            <ReplyEditor
              key={draft.id}
              thread={id}
              draft={draft}
              title={getDraftTitle(shown, index)}
              form={canEdit ? composer.drafts.find((form) => form.id === draft.id) : undefined}
              sources={shown.sources}
              isFirst={composer.isFirst}
            />
          ))}
          {shown.findings && (
            <div className="stack gap-2 mt-3">
              <ReviewLevel
                written={{ ...shown.findings, level: 'notes', sentences: [], writer: undefined }}
              />
              <DraftSources
                written={{ sentences: [], missing: shown.findings.missing }}
                canWrite={state.start.permissions.includes('knowledge')}
              />
            </div>
          )}
          {canEdit && shown.drafts.length === 0 && (
            <div className="drafts-begin row gap-x-3">
              {composer.canBegin && (
                <button className="button" type="button" onClick={() => void replies.begin(id)}>
                  {mailActions.reply.label()}
                </button>
              )}
              {shown.emails.length > 0 && !composer.leaving.some(({ canUndo }) => canUndo) && (
                <LazyDraftForm thread={id} />
              )}
            </div>
          )}
        </section>
      )}
    </div>
  )
}

function getDraftTitle({ drafts, emails }: ShownThread, index: number): string {
  if (drafts[index]?.isForward) return forwardWords.title
  if (drafts.length > 1) return words.draft(index + 1)
  return emails.length === 0 ? composerWords.write : words.drafts
}

/** Replaces the composer for people who may not send, and offers to write a note. */
function ReadOnlyNotice({ thread, hasNotes }: { readonly thread: string; readonly hasNotes: boolean }) {
  const mail = useMail()
  const { start, $facts } = mail.state
  const subject = { permissions: start.permissions, facts: $facts.get()(thread), hasNotes }
  return (
    <div className="row gap-x-3 spread pane">
      <p>{composerWords.observer}</p>
      {mailActions.note.isOffered(subject) && (
        <QuietButton onClick={() => mailActions.note.run(mail, subject)}>
          {mailActions.note.label()}
          <kbd aria-hidden="true">{mailActions.note.key}</kbd>
        </QuietButton>
      )}
    </div>
  )
}

/** Chooses between the reply to the customer and a note to the team. */
function ReplyOrNoteSwitch({ thread }: { readonly thread: string }) {
  const { state, notes } = useMail()
  const isNote = useStore(state.$noteOf) === thread
  const isUnsaved = useStore(state.$typedNotes)(thread) !== undefined
  return (
    <div className="write-switch line gap-4 pad-x" role="group" aria-label={noteWords.choice}>
      <button className="tab" type="button" aria-pressed={!isNote} onClick={notes.leave}>
        {noteWords.reply}
      </button>
      <button className="tab" type="button" aria-pressed={isNote} onClick={() => notes.begin(thread)}>
        {noteWords.note}
        <kbd aria-hidden="true">{mailKeys.note}</kbd>
        {isUnsaved && !isNote && <span className="badge waiting">{noteWords.unsaved}</span>}
      </button>
    </div>
  )
}
