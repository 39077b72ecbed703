import type { ClientDirective } from 'astro'
import { loadTexts } from '../src/locales/load-texts.ts'
import { waitForPointerRelease } from '../src/stores/live/wait-for-pointer-release.ts'
import { queueInteractions } from './queue-interactions.ts'

const wakeEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'dragenter']

/**
 * Hydrates an island when a user first interacts with it, or when a script calls its name
 * (`src/stores/hydrate-island.ts`). Presses before that are replayed; if the code fails to load, forms are
 * submitted to their page.
 */
const hydrateOnFirstUse: ClientDirective = (load, { value }, element) => {
  let state: 'asleep' | 'waking' | 'without code' = 'asleep'
  const presses = queueInteractions(element, () => {
    presses.show(true)
    if (state === 'without code') void replayWithoutCode()
    else wakeUp()
  })

  function wakeUp(): void {
    if (state !== 'asleep') return
    state = 'waking'
    for (const type of wakeEvents) element.removeEventListener(type, wakeUp)
    const texts = loadTexts().then(
      () => true,
      () => false,
    )
    void Promise.all([load(), texts]).then(async ([hydrate, hasTexts]) => {
      await waitForPointerRelease()
      presses.show(false)
      if (hasTexts) await hydrate()
      else reportFailure()
      if (isUnhydrated(element)) {
        // Ignores the error, because Astro already reports it.
        await replayWithoutCode()
        state = 'without code'
      } else {
        forceHydration(element)
        await presses.replay()
      }
    })
  }

  const reportFailure = () => element.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))

  /** Submitting a form while offline would replace the page and lose the input. */
  async function replayWithoutCode(): Promise<void> {
    if (!presses.needsCode() && (!presses.hasForm() || (await isServerReachable()))) {
      presses.replayPlainly()
    } else {
      presses.show(false)
      presses.forget()
      if (state === 'without code') reportFailure()
    }
  }

  if (value === 'now') {
    wakeUp()
    return
  }
  prefetchIslandWhenIdle(element, value === 'live' ? wakeUp : undefined)
  if (typeof value === 'string') document.addEventListener(`wake:${value}`, wakeUp)
  for (const type of wakeEvents) element.addEventListener(type, wakeUp, { passive: true })
}

/** Astro marks the server's HTML of an island until it is hydrated. */
const isUnhydrated = (element: Element): boolean => element.hasAttribute('ssr')

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** React hydrates at once before it handles a discrete event. This event has no other listener. */
function forceHydration(element: Element): void {
  element.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }))
}

export default hydrateOnFirstUse

const activityEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const quietMs = 2500

/** Loads an island's code at the first user input, or when the page is idle. Then calls `onWarm`. */
function prefetchIslandWhenIdle(element: Element, onWarm?: () => void): void {
  const startPrefetch = (event?: Event): void => {
    if (event && isRestingPointer(event)) return
    for (const type of activityEvents) removeEventListener(type, startPrefetch, true)
    void loadTexts().catch(() => undefined)
    prefetchModule(element.getAttribute('renderer-url'), () =>
      prefetchModule(element.getAttribute('component-url'), onWarm),
    )
  }
  const waitForQuiet = (): void => {
    setTimeout(() => runWhenIdle(() => startPrefetch()), quietMs)
  }
  for (const type of activityEvents) addEventListener(type, startPrefetch, { capture: true, passive: true })
  if (document.readyState === 'complete') waitForQuiet()
  else addEventListener('load', waitForQuiet, { once: true })
}

/** Browsers also send mouse events after a layout change, while the mouse rests. */
const isRestingPointer = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Loads a module into the page's module map in an idle moment. A failure shows when the module is needed. */
function prefetchModule(url: string | null, next?: () => void): void {
  if (url === null) return
  import(url).then(
    () => next && runWhenIdle(next),
    () => undefined,
  )
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}
