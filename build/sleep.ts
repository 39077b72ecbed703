import type { ClientDirective } from 'astro'
import { loadTexts } from '../src/locales/load-texts.ts'
import { waitForPress } from '../src/stores/live/press.ts'
import { holdPresses } from './presses.ts'

const hints = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'dragenter']

/**
 * Sleeps until a user interacts with the island, then hydrates it. Presses are held meanwhile and replayed
 * afterwards. If the code fails to load, forms are submitted to their page. A named island also wakes when a
 * script calls its name (`src/stores/wake.ts`).
 */
const sleepUntilUsed: ClientDirective = (load, { value }, element) => {
  let state: 'asleep' | 'waking' | 'without code' = 'asleep'
  const presses = holdPresses(element, () => {
    presses.show(true)
    if (state === 'without code') void goOnPlainly()
    else wakeUp()
  })

  function wakeUp(): void {
    if (state !== 'asleep') return
    state = 'waking'
    for (const type of hints) element.removeEventListener(type, wakeUp)
    const texts = loadTexts().then(
      () => true,
      () => false,
    )
    void Promise.all([load(), texts]).then(async ([hydrate, hasTexts]) => {
      await waitForPress()
      presses.show(false)
      if (hasTexts) await hydrate()
      else report()
      if (isServerHtml(element)) {
        // Astro reports an error of the code itself.
        await goOnPlainly()
        state = 'without code'
      } else {
        finishHydration(element)
        await presses.replay()
      }
    })
  }

  const report = () => element.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))

  /** Submitting a form while offline would replace the page and lose the input. */
  async function goOnPlainly(): Promise<void> {
    if (!presses.needsCode() && (!presses.hasForm() || (await isServerThere()))) {
      presses.replayPlainly()
    } else {
      presses.show(false)
      presses.forget()
      if (state === 'without code') report()
    }
  }

  if (value === 'now') {
    wakeUp()
    return
  }
  warmWhenQuiet(element, value === 'live' ? wakeUp : undefined)
  if (typeof value === 'string') document.addEventListener(`wake:${value}`, wakeUp)
  for (const type of hints) element.addEventListener(type, wakeUp, { passive: true })
}

/** Astro marks the server's HTML of an island until it is hydrated. */
const isServerHtml = (element: Element): boolean => element.hasAttribute('ssr')

async function isServerThere(): Promise<boolean> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** React hydrates at once before it handles a discrete event. This event has no other listener. */
function finishHydration(element: Element): void {
  element.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }))
}

export default sleepUntilUsed

const people = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const quietMs = 2500

/** Loads an island's code at the first user input, or when the page is idle. Then calls `onWarm`. */
function warmWhenQuiet(element: Element, onWarm?: () => void): void {
  const start = (event?: Event): void => {
    if (event && isResting(event)) return
    for (const type of people) removeEventListener(type, start, true)
    void loadTexts().catch(() => undefined)
    prefetchPage(element.getAttribute('renderer-url'), () =>
      prefetchPage(element.getAttribute('component-url'), onWarm),
    )
  }
  const rest = (): void => {
    setTimeout(() => whenIdle(() => start()), quietMs)
  }
  for (const type of people) addEventListener(type, start, { capture: true, passive: true })
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

/** Browsers also send mouse events after a layout change, while the mouse rests. */
const isResting = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Loads a module into the page's module map in an idle moment. A failure shows when the module is needed. */
function prefetchPage(url: string | null, next?: () => void): void {
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
