import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { composerWords, threadWords as words } from '../words.ts'
import { draftingMessages } from '../../../messages/drafting.ts'
import { draftSourceMessages } from '../../../messages/draft-sources.ts'
import type { ShownThread } from '../conversation/view.ts'
import type { ComposerDraft } from './view.ts'
import { listCheckedSentences } from '../drafting/checked-sentences.ts'
import { labelWriter } from '../../../models/draft-sources.ts'
import type { DraftSource } from '../../../models/draft-sources.ts'
import { showToast } from '../../../stores/toasts.ts'
import { mailActions } from '../actions/mail-actions.ts'
import { useMail } from '../mail-context.tsx'
import { Composer } from './composer.tsx'
import { LazyDraftSteps, DraftRatingForm } from '../drafting/draft-rating-and-steps.tsx'
import { LazyDraftForm } from '../drafting/lazy-draft-form.tsx'
import { DraftSources } from '../drafting/draft-sources.tsx'
import { ReviewLevel } from '../drafting/review-level.tsx'
import { SmallButton } from '../../../ui/quiet-button.tsx'

interface ReplyEditorProps {
  readonly thread: string
  readonly draft: ShownThread['drafts'][number]
  readonly title: string
  /** The fields of a reply. Undefined if the API does not accept changes of drafts. */
  readonly form: ComposerDraft | undefined
  readonly sources: readonly DraftSource[]
  readonly isFirst: boolean
}

/** A draft: its form, its rating and its sources. */
export function ReplyEditor({ thread, draft, title, form, sources, isFirst }: ReplyEditorProps) {
  const mail = useMail()
  const { state } = mail
  const { id, state: progress, text, isCut, moment } = draft
  const typed = useStore(state.$typed)[id]
  const plain = useRef<HTMLParagraphElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  // A person's own words need no rating. A draft in progress has no rating and no writer yet.
  const hasVerdict = progress !== 'generating' && draft.written?.writer.kind !== 'person'
  const written = hasVerdict ? (draft.written ?? undefined) : undefined
  const isAwaited = progress === 'generating' && text === ''
  const isEdited = typed !== undefined && typed.body !== form?.body
  const rewrite = `rewrite-${id}`
  const isLocal = written?.writer.kind === 'local'

  async function copyReply(): Promise<void> {
    const copied = typed?.body ?? form?.body ?? text
    if (await writeToClipboard(copied)) {
      showToast('success', words.copied)
      return
    }
    if (form) state.$focus.set({ part: 'reply', draft: id, selection: [0, copied.length] })
    else if (plain.current) getSelection()?.selectAllChildren(plain.current)
    showToast('error', words.copyFailed)
  }

  return (
    <article className="draft stack gap-2" data-draft={id}>
      <header className="draft-head muted tiny row gap-0 gap-x-3">
        <h2>{title}</h2>
        {moment && <time dateTime={moment.iso}>{moment.text}</time>}
        {sources.length > 0 && (
          <button className="side-open draft-sources line small medium" type="button" popoverTarget="side">
            {draftSourceMessages.count(sources.length)}
          </button>
        )}
        {!isAwaited && (
          <button className="button quiet small push" type="button" onClick={() => void copyReply()}>
            {words.copy}
          </button>
        )}
        {!isAwaited && form && (
          <SmallButton
            onClick={() => {
              const { permissions } = state.start
              mailActions.discard.run(mail, { permissions, facts: state.$facts.get()(thread), draft: form })
            }}
          >
            {mailActions.discard.label()}
          </SmallButton>
        )}
      </header>
      {progress === 'generating' && <p className="muted tiny">{draftingMessages.writing}</p>}
      {form?.note !== undefined && <p className="muted tiny">{form.note}</p>}
      {!form && progress === 'stale' && <p className="muted tiny">{composerWords.staleNote}</p>}
      {!isAwaited && form && (
        <Composer
          thread={thread}
          draft={form}
          label={title}
          sentences={written ? listCheckedSentences(written, sources) : []}
          rewrite={form.isAnswer ? rewrite : undefined}
          isFirst={isFirst}
        >
          {written && (
            <ReviewLevel
              written={written}
              isEdited={draft.isEdited || isEdited}
              unsavedBody={typed?.body}
              isLine
            />
          )}
        </Composer>
      )}
      {!isAwaited && !form && written && <ReviewLevel written={written} isEdited={draft.isEdited} />}
      {!isAwaited && form?.isAnswer && (
        <div
          className="rewrite popup"
          id={rewrite}
          popover="auto"
          ref={popover}
          // The browser fires `toggle` in a later task, and Escape may be pressed before it.
          onBeforeToggle={({ target, currentTarget, newState }) => {
            if (target === currentTarget) state.$popover.set(newState === 'open' ? rewrite : undefined)
          }}
        >
          <LazyDraftForm
            thread={thread}
            draft={id}
            isLocal={isLocal}
            onDone={() => popover.current?.hidePopover()}
          />
        </div>
      )}
      {!form && !isAwaited && (
        <>
          <p className="letter" ref={plain}>
            {text}
          </p>
          {isCut && <p className="cut">{words.draftCut}</p>}
          {state.canEdit && <p className="composer-hint muted tiny">{words.draftHint}</p>}
        </>
      )}
      {written && !isAwaited && (
        <>
          {isEdited && <p className="muted tiny">{draftSourceMessages.edited}</p>}
          {form && <p className="muted tiny">{labelWriter(written.writer)}</p>}
          <HighlightedDraftSources written={written} sources={sources} />
          <div className="draft-more row gap-x-3">
            {!form && state.canEdit && <LazyDraftForm thread={thread} draft={id} isLocal={isLocal} />}
            {state.canEdit && <DraftRatingForm draft={id} />}
            <LazyDraftSteps draft={id} />
          </div>
        </>
      )}
    </article>
  )
}

function HighlightedDraftSources(props: Pick<Parameters<typeof DraftSources>[0], 'written' | 'sources'>) {
  const { $lit, start } = useMail().state
  const lit = useStore($lit)
  return (
    <DraftSources
      {...props}
      canWrite={start.permissions.includes('knowledge')}
      onRest={(rests) => $lit.set(rests.length > 0 ? { rests } : {})}
      isLit={(numbers) => lit.source !== undefined && numbers.includes(lit.source)}
    />
  )
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.trim())
    return true
  } catch (error) {
    // The browser denies the clipboard without permission, in a frame, and on http.
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
    return false
  }
}
