import type { CheckedSentence } from '../../models/marked.ts'
import { toSuperscript } from '../../models/written.ts'
import { toPieces } from '../../models/marked.ts'

const sources = '.side-sources [data-source]'
const sentences = '#drafts [data-rests]'

const known = new WeakMap<Element, readonly CheckedSentence[]>()

/**
 * Lights up what rests on the source below the pointer or with the focus, and the sources of such a sentence; in the text that
 * is edited, of the sentence that the caret is put in. The marks of that text follow what is typed.
 */
export function startMarks(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && !target.closest('.composer-text')) light(target)
    })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) draw(target)
  })
  for (const type of ['click', 'keyup'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLTextAreaElement && target.closest('.composer-text')) lightAtCaret(target)
    })
}

function light(target: Element): void {
  const source = target.closest<HTMLElement>(sources)?.dataset['source']
  const rests = target.closest<HTMLElement>(sentences)?.dataset['rests']
  for (const sentence of document.querySelectorAll<HTMLElement>(sentences))
    sentence.classList.toggle('lit', source !== undefined && numbersOf(sentence).includes(source))
  lightSources(rests?.split(' ') ?? [])
}

const numbersOf = (sentence: HTMLElement): string[] => (sentence.dataset['rests'] ?? '').split(' ')

function lightSources(numbers: readonly string[]): HTMLElement | undefined {
  const items = [...document.querySelectorAll<HTMLElement>(sources)]
  for (const item of items) item.classList.toggle('lit', numbers.includes(item.dataset['source'] ?? ''))
  return items.find((item) => item.classList.contains('lit'))
}

/** The quote that the sentence at the caret rests on comes in sight where the sources stand beside the text. */
function lightAtCaret(field: HTMLTextAreaElement): void {
  const sentence = sentenceAt(field, field.selectionStart)
  for (const other of document.querySelectorAll<HTMLElement>(sentences))
    other.classList.toggle('lit', other === sentence && numbersOf(other)[0] !== '')
  lightSources(sentence ? numbersOf(sentence) : [])?.scrollIntoView({ block: 'nearest' })
}

function sentenceAt(field: HTMLTextAreaElement, caret: number): HTMLElement | undefined {
  let end = 0
  for (const piece of marksOf(field)?.childNodes ?? []) {
    end += piece.textContent?.length ?? 0
    if (caret < end) return piece instanceof HTMLElement ? piece : undefined
  }
  return undefined
}

const marksOf = (field: HTMLTextAreaElement): Element | undefined =>
  field.parentElement?.querySelector('.composer-marks') ?? undefined

/** Puts the marks where the sentences stand by now; one that was changed has none. */
function draw(field: HTMLTextAreaElement): void {
  const marks = marksOf(field)
  if (!marks) return
  const checked = known.get(marks) ?? readChecked(marks)
  known.set(marks, checked)
  marks.replaceChildren(
    ...toPieces(field.value, checked).map(({ text, sentence }) => drawPiece(text, sentence)),
  )
}

function drawPiece(text: string, sentence: CheckedSentence | undefined): Node {
  if (!sentence) return document.createTextNode(text)
  const piece = document.createElement('span')
  piece.className = 'marked'
  piece.dataset['mark'] = sentence.mark
  piece.dataset['rests'] = sentence.rests.join(' ')
  if (sentence.rests.length > 0) piece.dataset['numbers'] = toSuperscript(sentence.rests)
  piece.textContent = text
  return piece
}

const readChecked = (marks: Element): CheckedSentence[] =>
  [...marks.querySelectorAll<HTMLElement>('[data-mark]')].map((piece) => ({
    text: piece.textContent,
    mark: piece.dataset['mark'] as CheckedSentence['mark'],
    rests: numbersOf(piece).filter(Boolean).map(Number),
  }))
