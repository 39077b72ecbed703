import type { ClientDirective } from 'astro'

const hints = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'dragenter']
const held = ['pointerdown', 'keydown', 'click', 'submit']
const people = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const quietMs = 2500

interface Sent {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

/**
 * Sleeps until a person reaches into the island, then hydrates it. Presses on its buttons and a sent form are held
 * back while the code arrives and are done once it has, so that none is lost; fields and links work meanwhile.
 */
const sleep: ClientDirective = (load, _options, element) => {
  const presses = new Map<HTMLElement, Event[]>()
  let sent: Sent | undefined
  let isWaking = false

  function hold(event: Event): void {
    if (event.type === 'submit') {
      stop(event)
      sent ??= { form: event.target as HTMLFormElement, submitter: (event as SubmitEvent).submitter }
      element.toggleAttribute('data-busy', true)
    } else {
      const button = (event.target as Element).closest('button')
      if (!button || button.type === 'submit' || !isPress(event)) return
      stop(event)
      const before = presses.get(button) ?? []
      if (event.type !== 'click') presses.set(button, [event])
      else if (before[0]?.type !== 'keydown') presses.set(button, [...before.slice(0, 1), event])
    }
    wakeUp()
  }

  function wakeUp(): void {
    if (isWaking) return
    isWaking = true
    void load().then(async (hydrate) => {
      await hydrate()
      for (const type of hints) element.removeEventListener(type, wakeUp)
      for (const type of held) element.removeEventListener(type, hold, true)
      element.removeAttribute('data-busy')
      if (!sent && presses.size === 0) return
      finishHydration(element)
      for (const [button, events] of presses) for (const event of events) press(button, event)
      if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter)
    })
  }

  whenQuiet(element)
  for (const type of hints) element.addEventListener(type, wakeUp, { passive: true })
  for (const type of held) element.addEventListener(type, hold, true)
}

function isPress(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || /^(Enter| |ArrowDown|ArrowUp)$/.test(event.key)
}

function stop(event: Event): void {
  if (event.type !== 'pointerdown') event.preventDefault()
  event.stopPropagation()
}

/** React hydrates in its own time, but at once before it handles a discrete event; this is one that nobody handles. */
function finishHydration(element: Element): void {
  element.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }))
}

/** Sends a copy of a held event; a key that the island leaves alone clicks, as the browser would have. */
function press(button: HTMLElement, event: Event): void {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event
  const isFree = button.dispatchEvent(new Kind(event.type, event))
  if (isFree && event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) button.click()
}

/** Fetches the island's code at the first sign of a person, or when the page has been quiet for a while. */
function whenQuiet(element: Element): void {
  const start = (): void => {
    for (const type of people) removeEventListener(type, start, true)
    warm(element.getAttribute('renderer-url'), () => warm(element.getAttribute('component-url')))
  }
  const rest = (): void => {
    setTimeout(() => whenIdle(start), quietMs)
  }
  for (const type of people) addEventListener(type, start, { capture: true, passive: true })
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

/** Brings a module into the page's module map, one in an idle moment of its own; a failure shows when it is needed. */
function warm(url: string | null, next?: () => void): void {
  if (url === null) return
  import(url).then(
    () => next && whenIdle(next),
    () => undefined,
  )
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}

export default sleep
