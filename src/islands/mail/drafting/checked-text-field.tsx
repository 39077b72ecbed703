import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, RefObject } from 'react'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { composerWords as words } from '../words.ts'
import { splitAtPlaceholders, splitAtSentences } from './checked-sentences.ts'
import type { CheckedSentence } from './checked-sentences.ts'
import { useMail } from '../mail-context.tsx'
import type { SourceHighlight } from '../state.ts'

interface CheckedTextFieldProps {
  readonly draft: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly sentences: readonly CheckedSentence[]
  readonly onChange: (text: string) => void
  /** More listeners of the field. */
  readonly fieldProps: Pick<
    ComponentProps<'textarea'>,
    'onInput' | 'onKeyDown' | 'onKeyUp' | 'onBlur' | 'aria-controls' | 'aria-activedescendant'
  >
}

/** True if a sentence is lit: by one of its sources, or by the caret. */
const isSentenceHighlighted = (lit: SourceHighlight, { text, rests }: CheckedSentence): boolean =>
  rests.length > 0 && (lit.source === undefined ? lit.sentence === text : rests.includes(lit.source))

/** The text field of a reply. Its marks are in an identical layer behind it. */
export function CheckedTextField({
  draft,
  field,
  text,
  sentences,
  onChange,
  fieldProps,
}: CheckedTextFieldProps) {
  const { $lit } = useMail().state
  const lit = useStore($lit)
  const pieces = splitAtSentences(text, sentences)
  const first = useRef(text)

  // Takes over text that was typed before hydration.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== first.current) onChange(field.current.value)
  }, [])

  function lightAtCaret(): void {
    const caret = field.current?.selectionStart ?? 0
    let end = 0
    for (const piece of pieces) {
      end += piece.text.length
      if (caret >= end) continue
      $lit.set(piece.sentence ? { rests: piece.sentence.rests, sentence: piece.sentence.text } : {})
      return
    }
    $lit.set({})
  }

  return (
    <div className="composer-text">
      <div className="composer-marks" aria-hidden="true">
        {pieces.map((piece, index) =>
          piece.sentence ? (
            <span
              key={index}
              className={isSentenceHighlighted(lit, piece.sentence) ? 'marked lit' : 'marked'}
              data-mark={piece.sentence.mark}
              data-numbers={piece.sentence.rests.join(' ') || undefined}
            >
              <PlaceholderMarks text={piece.text} />
            </span>
          ) : (
            <PlaceholderMarks key={index} text={piece.text} />
          ),
        )}
      </div>
      <textarea
        className="text-area"
        id={`draft-body-${draft}`}
        ref={field}
        name="body"
        rows={7}
        maxLength={maxLengths.draftText}
        aria-label={words.body}
        aria-describedby={`draft-hint-${draft}`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        {...fieldProps}
        onClick={lightAtCaret}
        onKeyUp={(event) => {
          lightAtCaret()
          fieldProps.onKeyUp?.(event)
        }}
      />
    </div>
  )
}

/** A text with highlighted open placeholders. */
function PlaceholderMarks({ text }: { readonly text: string }) {
  return splitAtPlaceholders(text).map((part, index) =>
    part.isOpen ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
