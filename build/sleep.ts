import type { ClientDirective } from 'astro'

const hints = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
const people = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const
const quietMs = 2500

type Work = () => void

/**
 * Sleeps until a person reaches into the island, then hydrates it. Presses on its buttons and a sent form are held
 * back while the code arrives and are done once it has, so that none is lost; fields and links work meanwhile.
 */
const sleep: ClientDirective = (load, _options, element) => {
  const urls = ['component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? '')
  whenQuiet(() => {
    for (const url of urls) warm(url)
  })

  const presses = new Map<HTMLElement, Event[]>()
  let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  let isWaking = false

  function hold(event: Event): void {
    if (!event.isTrusted) return
    if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
      const submitter = (event as SubmitEvent).submitter
      stop(event)
      sent ??= { form: event.target, submitter }
      element.toggleAttribute('data-busy', true)
    } else {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || button.type === 'submit') return
      if (event instanceof KeyboardEvent && !/^(Enter| |ArrowDown|ArrowUp)$/.test(event.key)) return
      stop(event)
      const isFirst = event.type !== 'click' || (event as MouseEvent).detail === 0
      if (event.type === 'click' && presses.get(button)?.at(-1)?.type === 'keydown') return
      presses.set(button, [...(isFirst ? [] : (presses.get(button) ?? [])), event])
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
      for (const [button, events] of presses) for (const event of events) press(button, event)
      if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter)
    })
  }

  for (const type of hints) element.addEventListener(type, wakeUp, { passive: true })
  for (const type of held) element.addEventListener(type, hold, true)
  if (element.contains(document.activeElement)) wakeUp()
}

const held = ['pointerdown', 'keydown', 'click', 'submit'] as const

function stop(event: Event): void {
  if (event.type !== 'pointerdown') event.preventDefault()
  event.stopPropagation()
}

/** Sends a copy of a held event; a key that the island leaves alone clicks, as the browser would have. */
function press(button: HTMLElement, event: Event): void {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event
  const isFree = button.dispatchEvent(new Kind(event.type, event))
  if (isFree && event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) button.click()
}

/** Runs work at the first sign of a person, or when the page has been quiet for a while. */
function whenQuiet(work: Work): void {
  let timer = 0
  const start = (): void => {
    clearTimeout(timer)
    for (const type of people) removeEventListener(type, start, true)
    work()
  }
  for (const type of people) addEventListener(type, start, { capture: true, passive: true })
  const rest = (): void => {
    timer = window.setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
      quietMs,
    )
  }
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

const warmed = new Set<string>()

/** Brings a module and what it imports into the cache without running it. */
function warm(url: string): void {
  if (url === '' || warmed.has(url)) return
  warmed.add(url)
  fetch(url, { priority: 'low' })
    .then((answer) => answer.text())
    .then((text) => {
      for (const [, path = ''] of text.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)) {
        warm(new URL(path, new URL(url, location.href)).pathname)
      }
    })
    .catch(() => warmed.delete(url))
}

export default sleep
