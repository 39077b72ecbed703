const people = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']
const quietMs = 2500

/** Loads an island's code at the first user input, or when the page is idle. Then calls `onWarm`. */
export function warmWhenQuiet(element: Element, onWarm?: () => void): void {
  const start = (event?: Event): void => {
    if (event && isResting(event)) return
    for (const type of people) removeEventListener(type, start, true)
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
