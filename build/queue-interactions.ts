/** The controls of a page. A plain link needs no island unless it has `data-press`. */
const controlSelector = 'button, input[type="checkbox"], input[type="radio"], a[data-press]'
/** These controls react to pointerdown, before the click. */
const openerSelector = '[aria-haspopup]'
const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])
const pressTypes = ['pointerdown', 'keydown', 'click', 'submit', 'change', 'dragover', 'drop'] as const

interface RecordedInteraction {
  readonly type: string
  readonly control: HTMLElement
  readonly replay: () => void
  /** True if several presses of the control count as one. */
  readonly isOnce: boolean
}

/** The presses on an island that sleeps. */
export interface InteractionQueue {
  /** Replays the presses in order and stops holding new ones. */
  readonly replay: () => Promise<void>
  /** Replays the presses without the island's code, up to the first that submits a form. */
  readonly replayPlainly: () => void
  /** True when one of them submits a form. */
  readonly hasForm: () => boolean
  /** True when a press needs the island's code. */
  readonly needsCode: () => boolean
  /** Drops the held presses and continues to hold new ones. */
  readonly forget: () => void
  /** Shows or hides the waiting state of a pressed element. */
  readonly show: (isWaiting: boolean) => void
}

/**
 * Holds presses on an island's buttons and forms in order: mouse, touch, keys, scripts, submits, changed
 * selects and dropped files. Calls `onPress` for each.
 */
export function queueInteractions(element: HTMLElement, onPress: () => void): InteractionQueue {
  const queue: RecordedInteraction[] = []
  let isReplaying = false

  function handleEvent(event: Event): void {
    if (isReplaying) return
    const held = recordInteraction(event)
    if (!held) return
    const isSameControl = () => queue.at(-1)?.control === held.control
    if (held.isOnce && isSameControl()) {
      if (held.type === 'click' && queue.at(-1)?.type === 'keydown') return
      while (isSameControl() && (held.type !== 'click' || queue.at(-1)?.type === 'click')) queue.pop()
    }
    queue.push(held)
    onPress()
  }
  function stopRecording(): void {
    for (const type of pressTypes) element.removeEventListener(type, handleEvent, true)
  }

  for (const type of pressTypes) element.addEventListener(type, handleEvent, true)
  return {
    hasForm: () => queue.some(isFormSubmission),
    needsCode: () => queue.some((held) => isFormSubmission(held) && !hasNativeForm(held)),
    forget: () => void queue.splice(0),
    show(isWaiting) {
      if (isWaiting) element.setAttribute('aria-busy', 'true')
      else element.removeAttribute('aria-busy')
      for (const { control } of queue) control.toggleAttribute('data-waiting', isWaiting)
    },
    async replay() {
      // React renders each press in a separate task. The next press may depend on the result.
      for (let next = queue.shift(); next; next = queue.shift()) {
        isReplaying = true
        next.replay()
        isReplaying = false
        await new Promise((resolve) => setTimeout(resolve))
      }
      stopRecording()
    },
    replayPlainly() {
      stopRecording()
      for (const held of queue.splice(0)) {
        held.replay()
        if (isFormSubmission(held)) return
      }
    },
  }
}

const isFormSubmission = ({ type, control }: RecordedInteraction): boolean =>
  type === 'submit' || (type === 'click' && control instanceof HTMLButtonElement && control.type === 'submit')

/** True for a form that a browser submits by itself. */
function hasNativeForm({ control }: RecordedInteraction): boolean {
  const form = control.closest('form')
  return form !== null && form.method !== 'dialog'
}

/** Records an event if the island must handle it. Otherwise leaves it to the browser. */
function recordInteraction(event: Event): RecordedInteraction | undefined {
  const target = event.target as HTMLElement
  if (event instanceof DragEvent) return recordFileDrop(event, target)
  if (event instanceof SubmitEvent) return recordSubmit(event)
  // The browser has already changed the choice, so only the event is replayed.
  if (event.type === 'change') {
    if (!(target instanceof HTMLSelectElement)) return undefined
    return {
      type: 'change',
      control: target,
      isOnce: true,
      replay: () => void dispatchEventCopy(target, event),
    }
  }
  const control = target.closest<HTMLElement>(controlSelector)
  if (!control || !isControlActivation(event, control)) return undefined
  if (event.type !== 'pointerdown') event.preventDefault()
  event.stopPropagation()
  return {
    type: event.type,
    control,
    isOnce: control.matches(`${openerSelector}, [type="submit"], button:not([type])`),
    replay: () => replayControlEvent(control, event),
  }
}

function isControlActivation(event: Event, control: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return control.matches(openerSelector) && openingKeys.has(event.key)
  if (event.type === 'pointerdown') return control.matches(openerSelector)
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  return control.localName !== 'a' || !(ctrlKey || metaKey || shiftKey)
}

function recordSubmit(event: SubmitEvent): RecordedInteraction {
  const form = event.target as HTMLFormElement
  event.preventDefault()
  event.stopPropagation()
  return {
    type: 'submit',
    control: event.submitter ?? form,
    isOnce: true,
    replay: () => form.isConnected && form.requestSubmit(event.submitter),
  }
}

/** A file dropped outside of a file field would navigate away from the page. */
function recordFileDrop(event: DragEvent, target: HTMLElement): RecordedInteraction | undefined {
  const { dataTransfer } = event
  if (!dataTransfer?.types.includes('Files') || target.matches('input[type="file"]')) return undefined
  event.preventDefault()
  if (event.type === 'dragover') return undefined
  event.stopPropagation()
  // The browser clears the dropped files after this event.
  const dropped = new DataTransfer()
  for (const file of dataTransfer.files) dropped.items.add(file)
  const init = { bubbles: true, cancelable: true, dataTransfer: dropped }
  return {
    type: 'drop',
    control: target,
    isOnce: false,
    replay: () => target.dispatchEvent(new DragEvent('drop', init)),
  }
}

/** Dispatches a copy of a held event. An unhandled key press clicks, as in the browser. */
function replayControlEvent(control: HTMLElement, event: Event): void {
  const isFree = dispatchEventCopy(control, event)
  if (isFree && event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) control.click()
}

function dispatchEventCopy(target: HTMLElement, event: Event): boolean {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event
  return target.dispatchEvent(new Kind(event.type, event))
}
